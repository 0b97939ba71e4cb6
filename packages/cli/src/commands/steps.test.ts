import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommand } from "../run-command.ts";
import { events, type FakeSite, json, refusal, startFakeSite } from "../testing/fake-site.ts";
import { recordTerminal } from "../testing/recorded-terminal.ts";

const TRACES = new URL("../../../contract/src/testdata/traces/", import.meta.url);
const CALL = "POST /submission/steps/two-belts";

let folder: string;
let site: FakeSite;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "verdict-cli-steps-"));
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** Python's search, whose trace is in the contract's test data. */
async function run(line: string, answer: Parameters<typeof startFakeSite>[0][string]) {
  site = await startFakeSite({ [CALL]: answer });
  await writeFile(path.join(folder, "bfs.py"), readFileSync(new URL("python3-bfs.py", TRACES)));
  await writeFile(path.join(folder, "own.txt"), "5 6\n");
  const terminal = recordTerminal();
  const environment = {
    accountFile: path.join(folder, "account.json"),
    account: { site: site.address, token: "vdt_abc" },
  };
  const context = { environment, folder, terminal, pause: async () => undefined };
  const code = await runCommand(context, `steps -p two-belts ${line}`.trim().split(" "));
  return { code, ...terminal };
}

function traced(rest: object = {}) {
  const text = readFileSync(new URL("python3-bfs.trace", TRACES));
  const end = /\["end","(\w+)"\]/.exec(text.toString())?.[1];
  const trace = gzipSync(text).toString("base64");
  return { kind: "traced", trace, firstStep: 0, steps: 1, end, reason: "", ...rest };
}

test("each line that runs stands there with what it has brought about, up to as many as are wanted", async () => {
  const { code, printed } = await run("--most 12", json(traced()));
  expect(code).toBe(0);
  const [text = ""] = printed;
  const lines = text.split("\n");
  expect(lines[0]).toMatch(/^ {5}1 {2} +\d+: \S/);
  expect(lines.filter((line) => /^ {0,5}\d+ {2}/.test(line))).toHaveLength(12);
  expect(text).toMatch(/^ {14}\w+ = /m);
  expect(lines.at(-1)).toBe("… the program goes on: --from 13");
  expect(site.asked[0]?.body).toMatchObject({
    language: "python3",
    input: { kind: "example", number: 1 },
    target: { kind: "step", step: 0 },
  });
});

test("of the end the last steps are shown, with what ended the program", async () => {
  const { printed } = await run("--end --most 5 --input own.txt", events(["waiting", {}], ["result", traced()]));
  expect(printed[0]?.split("\n").at(-1)).toBe("The program has ended.");
  expect(printed[0]).toContain('printed "924 36\\n"');
  expect(site.asked[0]?.body).toMatchObject({ input: { kind: "own", text: "5 6\n" }, target: { kind: "end" } });
});

test("for programs all of it is printed as it came", async () => {
  const { printed } = await run("--json", json(traced()));
  expect(`${printed[0]}\n`).toBe(readFileSync(new URL("python3-bfs.trace", TRACES), "utf8"));
});

test.each([
  ["--crash", { kind: "unreached", steps: 9, end: "exit", reason: "" }, "The program does not crash."],
  ["--from 10", { kind: "unreached", steps: 9, end: "exit", reason: "" }, "There is no such step. It takes 9 steps."],
  [
    "--line 3",
    { kind: "unreached", steps: 1, end: "crash", reason: "" },
    "Line 3 does not run from there on. It takes 1 step.",
  ],
  ["--end", { kind: "unreached", steps: null, end: "time", reason: "" }, "The program is recorded for four seconds"],
  ["", { kind: "refused", compilerOutput: "main.cpp:1:1: error" }, "main.cpp:1:1: error"],
  ["", { kind: "unsupported", reason: "Rust programs cannot be shown step by step." }, "Rust programs cannot"],
])("%j without steps is a sentence, and exit code 1", async (line, answer, words) => {
  const { code, said, printed } = await run(line, json(answer));
  expect({ code, printed }).toEqual({ code: 1, printed: [] });
  expect(said[0]).toContain(words);
});

test("what the judge knows better is told, and a refusal of the site as well", async () => {
  const otherwise = await run("--end", json(traced({ isOtherwise: true })));
  expect(otherwise.printed[0]).toMatch(/never set, or it depends on chance or on time\.$/);
  await site.close();
  await expect(run("", refusal(404, "not_found", "This problem has no such example"))).rejects.toThrow(
    "no such example",
  );
  await site.close();
  await expect(run("--input nothing.txt", json(traced()))).rejects.toThrow("cannot be read");
});
