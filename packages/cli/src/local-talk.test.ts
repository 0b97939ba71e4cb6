import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { replay, talkWith } from "./local-talk.ts";
import { countProcesses } from "./testing/count-processes.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "verdict-talk-"));
});
afterAll(() => rm(folder, { recursive: true }));

let programs = 0;
async function program(source: string) {
  const file = path.join(folder, `program-${programs++}.cjs`);
  await writeFile(file, source);
  return { command: [process.execPath, file], folder };
}

const SAMPLE = [
  { by: "program" as const, text: "500\n" },
  { by: "judge" as const, text: "higher\nmuch\n" },
  { by: "program" as const, text: "750\n751\n" },
  { by: "judge" as const, text: "right\n" },
];
const ON_LINES = (body: string) => `const lines = require("readline").createInterface({ input: process.stdin });
console.log(500); lines.on("line", (line) => { ${body} });`;
const AS_SAMPLED = ON_LINES(`if (line === "much") console.log(" 750 \\n751");`);

describe("a sample", () => {
  test.each([
    ["that is followed", AS_SAMPLED, { kind: "same", end: null }],
    [
      "that is followed to a bad end",
      `${AS_SAMPLED} lines.on("close", () => process.exit(3))`,
      { kind: "same", end: "exit code 3" },
    ],
    ["that another way is taken from", AS_SAMPLED.replace("751", "752"), { kind: "other", said: "752", wanted: "751" }],
    [
      "of which more is said",
      `${AS_SAMPLED} lines.on("close", () => console.log("bye"))`,
      { kind: "other", said: "bye" },
    ],
    [
      "that a program leaves",
      `console.log(500); process.exit(2)`,
      { kind: "early", wanted: "750", end: "exit code 2" },
    ],
  ])("%s is told as such", async (_what, source, told) => {
    expect(await replay(await program(source), SAMPLE)).toMatchObject(told);
  });

  test("in which a program keeps silent ends after ten seconds, and the program with it", {
    timeout: 30_000,
  }, async () => {
    const waiting = await program("setInterval(() => {}, 1000)");
    expect(await replay(waiting, SAMPLE)).toEqual({ kind: "silent", wanted: "500", end: null });
    expect(countProcesses((words) => words.includes(waiting.command[1] ?? ""))).toBe(0);
  });
});

describe("a program of one's own in place of the problem's", () => {
  const node = (source: string) => `${JSON.stringify(process.execPath)} -e '${source}'`;
  const ECHO = node(
    'const l = require("readline").createInterface({ input: process.stdin }); l.on("line", (x) => { console.log(x * 2); if (x > 2) process.exit(42); })',
  );

  test("hears and is heard, and both ends are told", async () => {
    const counting = await program(`const lines = require("readline").createInterface({ input: process.stdin });
      console.log(1); lines.on("line", (line) => { console.error("read " + line); console.log(Number(line) + 1); });`);
    const talk = await talkWith(counting, ECHO, folder);
    expect(talk.said.map(({ by, text }) => `${by} ${text}`).slice(0, 4)).toEqual([
      "program 1\n",
      "judge 2\n",
      "program 3\n",
      "judge 6\n",
    ]);
    expect(talk).toMatchObject({ ends: { program: null, partner: "exit code 42" }, isCutOff: false });
    expect(talk.errors.program).toContain("read 2\n");
  });

  test("that says without end is stopped, and so is one that cannot be started", async () => {
    const chatter = node('for (;;) require("fs").writeSync(1, "x".repeat(65536))');
    const reading = await program("process.stdin.resume()");
    expect(await talkWith(reading, chatter, folder)).toMatchObject({ isCutOff: true });
    expect(countProcesses((words) => words.includes(reading.command[1] ?? ""))).toBe(0);
    const { ends } = await talkWith(reading, "no-such-tool-here", folder);
    expect(ends.partner).toBe("exit code 127");
  });
});
