import type { StepsTarget } from "@verdict/contract/steps";
import { readTrace, unpackTrace } from "@verdict/contract/trace";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  framesAt,
  globalsAt,
  type RecordingJudge,
  startRecordingJudge,
  stepsProgram,
} from "./testing/recording-judge.ts";

let judge: RecordingJudge;
beforeAll(async () => {
  judge = await startRecordingJudge("javascript");
});
afterAll(() => judge.stop());

const FROM_START: StepsTarget = { kind: "step", step: 0 };
const record = (source: string, target: StepsTarget = FROM_START, input = "", language = "javascript") =>
  judge.record({ source, target, input, language });
const traced = (source: string, target: StepsTarget = FROM_START, input = "") =>
  judge.traced({ source, target, input });
const program = (name: string) => stepsProgram(`javascript/${name}.js`);

test("what is shown of every structure is what the program prints of it itself", async () => {
  const { lastStep, output, end } = await traced(program("containers"));
  expect(end).toBe("exit");
  const shown = globalsAt(lastStep);
  const { point, ...printed } = JSON.parse(output);
  expect(shown).toMatchObject(printed);
  expect(shown.objects).toMatchObject({ point, "odd key": [[]], fn: "fn" });
  expect(shown.holes).toEqual([1, "(empty)", 3]);
  expect(shown.missing).toBe("(undefined)");
  expect(Object.keys(shown)).not.toContain("Stack");
});

test("closures, classes, generators and async functions have their own frames, and an exception its line", async () => {
  const { fold, records, output, end, reason } = await traced(program("closures"));
  const printed = JSON.parse(output);
  const folded = fold(0);
  const last = globalsAt(folded.at(-1));
  expect(last.taken).toEqual(printed.taken);
  expect(last.said).toBe(printed.said);
  const frames = folded.map(framesAt);
  // A variable that a function has of one around it changes there as well.
  expect(frames).toContainEqual([
    { name: "main" },
    { name: "counter", start: 10, count: 12, bump: "bump" },
    { name: "bump", by: 2, count: 12 },
  ]);
  expect(frames).toContainEqual([{ name: "main" }, { name: "bump", by: 5, count: 17 }]);
  expect(frames).toContainEqual([
    { name: "main", n: 1 },
    { name: "naturals", most: 3, n: 2 },
  ]);
  expect(frames).toContainEqual([
    { name: "main" },
    { name: "Dog.speak", this: { name: "Rex", tricks: 1 } },
    { name: "Animal.speak", this: { name: "Rex", tricks: 1 } },
  ]);
  expect(frames).toContainEqual([{ name: "main" }, { name: "slow", label: "b", before: "b1", after: "b12" }]);
  expect(frames.at(-1)).toMatchObject([{ name: "main" }, { name: "all", results: printed.results, caught: "too far" }]);
  expect(records).toContainEqual(["throw", "RangeError: too far", 48]);
  expect(records).toContainEqual(["pop", 17]);
  expect(end).toBe("crash");
  expect(reason).toContain("TypeError: Cannot read properties of null");
  expect(records.at(-2)).toEqual(["crash", "TypeError: Cannot read properties of null (reading 'crash')", 56]);
});

test("a program prints the same with its calls in it, however it is written", async () => {
  const { output, end } = await traced(program("syntax"));
  expect(end).toBe("exit");
  expect(output).toBe("0 1 2 if do do case 6 1 2 undefined got 5 A caught finally p t2 done 5\n");
});

test("input that is read in whatever way, a module, and a program for a bare shell", async () => {
  const input = "3 4\n5\n";
  const ways = {
    whole: "const t = require('fs').readFileSync(0, 'utf8'); console.log(t.split(/\\s+/).length)",
    lines:
      "const rl = require('readline').createInterface({ input: process.stdin }); let n = 0; rl.on('line', () => n++).on('close', () => console.log(n))",
    module:
      "import fs from 'fs';\nconst lines = fs.readFileSync('/dev/stdin', 'utf8').split('\\n');\nawait null;\nprocess.stdout.write(lines[0] + '\\n');",
    shell: "var a = readline();\nprint(a);\nvar b = readline();\nprint(b);",
  };
  const outputs: Record<string, string> = {};
  for (const [name, source] of Object.entries(ways)) {
    const { output, steps, records, lastStep } = await traced(source, FROM_START, input);
    outputs[name] = output;
    expect(steps).toBeGreaterThan(1);
    if (name !== "shell") expect(records.some(([tag, count]) => tag === "in" && count === input.length)).toBe(true);
    else expect(lastStep?.output).toBe("3 4\n");
  }
  expect(outputs).toEqual({ whole: "4\n", lines: "2\n", module: "3 4\n", shell: "3 4\n5\n" });
});

test("each turn of a loop over a list begins at its head, which gives its variable the value", async () => {
  const source = `function sum(list) {
  let all = 0;
  for (let turn = 0; turn < 1; turn++)
    for (const turn of list) {
      if (turn === 2) continue;
      all += turn;
    }
  return all;
}
console.log(sum([1, 2, 3]));
`;
  const { fold, output } = await traced(source);
  expect(output).toBe("4\n");
  const steps = fold(0);
  const lines = steps.map(({ line }) => line);
  expect(lines).toEqual([10, 2, 3, 3, 4, 4, 5, 6, 4, 5, 5, 4, 5, 6, 3, 8]);
  const at = (index: number) => steps[index]?.frames.at(-1)?.variables ?? {};
  // The loop's own variable is known behind its head, and hides the one around it only there.
  expect([at(6), at(8), at(9), at(12), at(14)].map(({ turn, all }) => [turn, all])).toEqual([
    [1, 0],
    [undefined, 1],
    [2, 1],
    [3, 1],
    [1, 4],
  ]);
});

const COUNTS = `let total = 0;
for (let i = 0; i < 4000; i++) {
  total += i;
}
console.log(total);
`;

test("each window begins where it is asked to, with all that holds there, and the next one goes on", async () => {
  const first = await traced(COUNTS);
  expect(first).toMatchObject({ firstStep: 0, steps: 5_000, end: "steps", reason: "" });
  const second = await traced(COUNTS, { kind: "step", step: 5_000 });
  expect(second).toMatchObject({ firstStep: 5_000, steps: 3_004, end: "exit" });
  const later = await traced(COUNTS, { kind: "step", step: 4_998 });
  expect(later.fold(2)[0]).toEqual(second.fold(0)[0]);
  expect(later.fold(1)[0]).toEqual(first.lastStep);
  const line = await traced(COUNTS, { kind: "line", line: 5, after: 10 });
  expect(line).toMatchObject({ firstStep: 8_003, steps: 1 });
  expect(globalsAt(line.lastStep)).toEqual({ total: 7_998_000 });
  const end = await traced(COUNTS, { kind: "end" });
  expect(end).toMatchObject({ firstStep: 3_005, steps: 4_999, end: "exit" });
  expect(await record(COUNTS, { kind: "line", line: 4, after: 0 })).toEqual({
    kind: "unreached",
    steps: 8_004,
    end: "exit",
    reason: "",
  });
  expect(await record(COUNTS, { kind: "crash" })).toMatchObject({ kind: "unreached", steps: 8_004, end: "exit" });
});

test("recursion a thousand deep is shown whole, and an endless one at its end", async () => {
  const deep = "function f(n) {\n  return n === 0 ? 0 : 1 + f(n - 1);\n}\nconsole.log(f(1000));";
  const { lastStep, output } = await traced(deep);
  expect(lastStep?.frames).toHaveLength(1_002);
  expect(output).toBe("1000\n");
  const endless = await traced("function f(n) {\n  return f(n + 1);\n}\nf(0);", { kind: "crash" });
  expect(endless).toMatchObject({ end: "crash" });
  expect(endless.reason).toContain("RangeError: Maximum call stack size exceeded");
  const frames = endless.lastStep?.frames ?? [];
  expect(frames.some(({ name }) => /^… \d+ calls …$/.test(name))).toBe(true);
  expect(frames.at(-1)?.variables.n).toBe(endless.firstStep + endless.steps - 2);
});

test("an endless loop is stopped, and its last known steps can be seen", async () => {
  const end = await traced("let i = 0;\nwhile (true) i++;", { kind: "end" });
  expect(end.firstStep).toBeGreaterThan(50_000);
});

test("large, deep and cyclic values cost what is shown of them, and names with markup are names", async () => {
  const source = `const long = new Array(100_000).fill(7);
const deep = JSON.parse("[".repeat(3_000) + "]".repeat(3_000));
const circle = { "<img src=x>": "<b>" };
circle.self = [circle, new Map([[circle, circle]])];
const huge = [10n ** 20_000n, "x".repeat(1 << 24)];
for (let i = 0; i < 500; i++) long[i] = i;
process.stdout.write("no line ends here");
const missing = require("fs").readFileSync(0, "utf8").split("\\n")[9].length;
`;
  const { end, reason, records, lastStep, output } = await traced(source, FROM_START, "1\n");
  expect({ end, output }).toEqual({ end: "crash", output: "no line ends here" });
  expect(reason).toContain("Cannot read properties of undefined");
  expect(JSON.stringify(records).length).toBeLessThan(200_000);
  const { long, circle, deep } = globalsAt(lastStep) as Record<string, unknown>;
  expect([(long as number[])[0], (long as number[])[199]]).toEqual([0, 199]);
  expect(circle).toMatchObject({ "<img src=x>": "<b>" });
  expect(deep).toBeDefined();
});

test("what does not parse is refused, and a language without a recorder says so", async () => {
  const refused = await record("let a = 1;\nlet a = 2;\nconsole.log(a");
  expect(refused).toMatchObject({ kind: "refused" });
  expect(JSON.stringify(refused)).toContain("already been declared");
  // Installed or not, it has no recorder.
  const told = await record("<?php echo 1;", FROM_START, "", "php").catch((error: Error) => error);
  expect(told instanceof Error ? told.message : told).toBeOneOf([
    expect.stringContaining("PHP cannot be judged: it is not installed"),
    { kind: "unsupported", reason: "PHP programs cannot be shown step by step." },
  ]);
});

test("whatever a program does to its recorder, its author sees a sentence or what it has forged, and others nothing", async () => {
  const write = "const { writeSync } = process.binding ? require('fs') : {}; const real = process.stdout._handle;";
  const raw = (text: string) =>
    `${write}\nconst { Buffer: B } = globalThis; real.writeUtf8String ? 0 : 0;\nrequire('fs').writevSync(1, [B.from(${JSON.stringify(text)})]);`;
  const attacks: Record<string, string> = {
    kills: "let i = 0;\nprocess.kill(process.pid, 'SIGKILL');",
    leaves: "let i = 0;\nprocess.reallyExit(0);",
    forges: raw('["push","forged"]\n["s",999999]\n["v",1,"x",{"k":"text","v":"<script>"}]\n["end","exit"]\n'),
    floods:
      raw('["out","junk"]\n').replace("writevSync", "writevSync") +
      "\nfor (;;) require('fs').writevSync(1, [Buffer.alloc(1 << 20, 'x')]);",
    nests: raw(`["v",1,"x",${"[".repeat(100_000)}\n`),
    breaks: "globalThis.__verdict_s = () => { throw new Error('mine') };\nlet a = 1;\nlet b = 2;",
    poisons:
      "JSON.stringify = () => '[';\nMap.prototype.get = () => { throw 1 };\nArray.prototype.push = null;\nlet c = [1];",
    traps:
      "const p = new Proxy({}, { get() { throw 1 }, ownKeys() { throw 2 }, getPrototypeOf() { for (;;); } });\nconst q = { get x() { for (;;); }, p, toJSON() { for (;;); } };\nlet d = 1;",
    forks: "require('child_process').spawnSync('/bin/sh');\nlet e = 1;",
    grows:
      "const big = [];\nfor (let i = 0; i < 4000; i++) big.push('\\u0001'.repeat(400) + i);\nconsole.log(big.length);",
  };
  const ends: Record<string, string> = {};
  for (const [name, source] of Object.entries(attacks)) {
    const result = await record(source);
    ends[name] = "end" in result ? result.end : result.kind;
    if (result.kind === "traced") {
      const text = await unpackTrace(result.trace);
      expect(text.trimEnd().split("\n").length).toBe(readTrace(text).length);
      expect(text.startsWith('["start",1,"javascript"]\n["skipped",')).toBe(true);
    }
  }
  // What is written every 50 ms may have been written by then, or not: how it ended is known in either case.
  expect(ends).toMatchObject({
    kills: "crash",
    leaves: expect.toBeOneOf(["broken", "unsupported"]),
    forges: "exit",
    floods: "output",
    traps: "exit",
  });
  expect(Object.keys(ends)).toHaveLength(10);
});
