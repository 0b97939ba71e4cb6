import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEFAULT_LIMITS, type RunChecker } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import type { JudgeTask } from "../running/judge-task.ts";
import { sharedDataDir } from "../testing/data-dir.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-judge-run-"));
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 2 });
});
afterAll(async () => {
  await judge.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What it thinks of is its input; in place of a number that may say how it behaves badly. */
const GUESS = `import sys, os, time
wanted = open(sys.argv[1]).read().strip()
feedback, most = sys.argv[3], int(sys.argv[4])
def end(code, text):
    open(os.path.join(feedback, "teammessage.txt"), "w").write(text)
    sys.exit(code)
if wanted == "crash": raise ValueError("not a number")
if wanted == "deaf":
    while True: time.sleep(1)
for guess in range(most):
    line = sys.stdin.readline()
    if line == "": end(43, "nothing was guessed")
    if not line.strip().isdigit(): end(43, "that is no number")
    if int(line) == int(wanted):
        print("right", flush=True)
        if sys.stdin.read() != "": end(43, "more than the number")
        end(42, "well done")
    print("higher" if int(line) < int(wanted) else "lower", flush=True)
end(43, "too many guesses")
`;

function python(kind: RunChecker["kind"], content: string, passes = 1, ...flags: string[]): RunChecker {
  return { kind, language: "python", files: [{ name: "judge.py", content }], arguments: flags, passes };
}

interface Wanted {
  checker?: RunChecker;
  language?: LanguageId;
  inputs?: readonly string[];
  change?: Partial<JudgeTask>;
  isOwn?: boolean;
  isVisible?: boolean;
}

let files = 0;
async function judged(source: string, wanted: Wanted = {}) {
  const { checker = python("interactor", GUESS, 1, "10"), language = "javascript", inputs = ["700"] } = wanted;
  const { change = {}, isOwn = false, isVisible = true } = wanted;
  const tests = await Promise.all(
    inputs.map(async (input, index) => {
      const inputPath = path.join(folder, `${files++}`);
      await writeFile(inputPath, input);
      const path_ = `secret/${index + 1}`;
      return { number: index + 1, isVisible, inputPath, answerPath: isOwn ? null : inputPath, path: path_ };
    }),
  );
  return await judge.judge({
    kind: isOwn ? "run" : "submit",
    language,
    source,
    limits: { ...DEFAULT_LIMITS, timeMs: 400 },
    limitsAreFor: "program",
    checker,
    tests,
    reference: null,
    ...change,
  });
}

/** `body` is what is done for each line that is heard, `first` what is done before. */
const talking = (first: string, body: string) =>
  `let low = 1, high = 1000, middle = 500; ${first};
   const lines = require("readline").createInterface({ input: process.stdin });
   lines.on("line", (line) => { ${body} });`;
const bisect = (whenRight: string) =>
  talking(
    "console.log(middle)",
    `if (line === "right") ${whenRight}; if (line === "higher") low = middle + 1; else high = middle - 1;
   middle = Math.floor((low + high) / 2); console.log(middle);`,
  );
const BISECT = bisect("process.exit()");

describe("a program that talks with the interactor", () => {
  test("is accepted when that says so, on every test, and what was said is shown of a visible one", async () => {
    const result = await judged(BISECT, { inputs: ["700", "1", "1000"] });
    expect(result).toMatchObject({ verdict: "AC", passed: 3 });
    expect(result.tests[0]?.conversation).toEqual({
      isCut: false,
      passes: [
        expect.arrayContaining([
          { by: "program", text: "500\n" },
          { by: "judge", text: "higher\n" },
          { by: "judge", text: "right\n" },
        ]),
      ],
    });
    expect(result.tests[0]).toMatchObject({ output: expect.stringContaining("500\n750\n"), expected: null });
    const { cpuMs, wallMs } = result.tests[0] ?? { cpuMs: 0, wallMs: 0 };
    expect(cpuMs).toBeGreaterThan(0);
    expect(cpuMs).toBeLessThanOrEqual(wallMs);
  });

  test("of a hidden test nothing that was said leaves the judge", async () => {
    const { tests } = await judged(BISECT, { isVisible: false });
    expect(tests[0]).toMatchObject({ verdict: "AC", output: null, errorOutput: null, reason: "" });
    expect(tests[0]).not.toHaveProperty("conversation");
    const wrong = await judged("console.log('x')", { isVisible: false });
    expect(wrong.tests[0]).toMatchObject({ verdict: "WA", reason: "wrong answer" });
  });

  test.each([
    ["guesses what is no number", "console.log('x')", "WA", "that is no number"],
    ["says too little and ends", "", "WA", "nothing was guessed"],
    ["says more than is wanted", "console.log('700\\nand more')", "WA", "more than the number"],
    ["guesses too often", `${talking("console.log(1)", "console.log(1)")}`, "WA", "too many guesses"],
    [
      "waits for an answer that never comes, since it was refused",
      `${talking("console.log('x')", "")} lines.on("close", () => { throw new Error("no answer"); })`,
      "WA",
      "that is no number",
    ],
    ["crashes by itself", "console.log(500); null.x", "RTE", "TypeError"],
    ["crashes after it was right", bisect("process.exit(3)"), "RTE", "exit code 3"],
    ["computes for ever", "console.log(500); for (;;);", "TLE", "0.4 s of 0.4 s"],
    ["sleeps for ever", "setInterval(() => {}, 1000)", "TLE", "nothing was said by your program or to it"],
    [
      "closes its output and goes on",
      "console.log(700); require('fs').closeSync(1); for (;;);",
      "TLE",
      "0.4 s of 0.4 s",
    ],
    ["does not end when it was right", bisect("return"), "TLE", "does it end"],
    [
      "hears that it was wrong, and sleeps",
      talking("console.log('x'); setInterval(() => {}, 1000)", ""),
      "WA",
      "that is no number",
    ],
    [
      "floods an interactor that has refused it",
      "const all = 'x\\n'.repeat(1e5); for (;;) process.stdout.write(all)",
      "WA",
      "that is no number",
    ],
    ["does not parse", "let x = ;", "CE", ""],
  ])("that %s", async (_about, source, verdict, reason) => {
    const result = await judged(source);
    expect(result.verdict).toBe(verdict);
    expect(result.tests[0]?.reason ?? "").toContain(reason);
  });

  test("that does not flush waits for ever, as does the interactor", async () => {
    const source = `#include <cstdio>
      int main() { char word[20]; printf("500\\n"); return scanf("%19s", word); }`;
    const { verdict, tests } = await judged(source, { language: "cpp" });
    expect(verdict).toBe("TLE");
    expect(tests[0]?.reason).toContain("is every line of it flushed");
  });

  test("that floods one which never reads is held up, and this process does not grow", async () => {
    const before = process.memoryUsage().rss;
    const source = "const all = 'x'.repeat(1e6); for (;;) process.stdout.write(all)";
    expect(await judged(source, { inputs: ["deaf"] })).toMatchObject({ verdict: "TLE" });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  test("sees nothing of the test", async () => {
    const source = `const fs = require("fs"); console.error(fs.readdirSync("/box").join(), fs.readFileSync("/dev/stdin", "utf8").length);
      ${BISECT}`;
    const { verdict, tests } = await judged(source);
    expect(verdict).toBe("AC");
    expect(tests[0]?.errorOutput).toBe("main.js 0\n");
  });

  test("has points by groups", async () => {
    const group = { aggregate: "sum", accepts: "all", endsEarly: false, requires: [] as string[] } as const;
    const scoring = {
      groups: [
        { ...group, name: "", acceptScore: 1, rejectScore: 0 },
        { ...group, name: "secret", acceptScore: 10, rejectScore: 0 },
      ],
      ignoresSamples: false,
    };
    const only700 = "console.log(700)";
    const result = await judged(only700, { inputs: ["700", "5"], change: { scoring } });
    expect(result).toMatchObject({ verdict: "WA", points: { score: 10, most: 20 } });
  });
});

describe("an interactor that is broken", () => {
  test.each([["crashes", "crash", "ended with exit code 1"]])(
    "is the problem's fault when it %s",
    async (_about, input, reason) => {
      const result = await judged(BISECT, { inputs: [input] });
      expect(result).toMatchObject({
        verdict: "JE",
        fault: { kind: "problem", reason: expect.stringContaining(reason) },
      });
    },
  );

  test("does not compile: nothing is said of the program", async () => {
    const checker: RunChecker = {
      kind: "interactor",
      language: "cpp",
      files: [{ name: "a.cpp", content: "int main( {" }],
      arguments: [],
      passes: 1,
    };
    const result = await judged(BISECT, { checker });
    expect(result).toMatchObject({ verdict: "JE", fault: { reason: expect.stringContaining("does not compile") } });
  });

  test("on an input of somebody's own says nothing of the problem", async () => {
    const result = await judged(BISECT, { inputs: ["700", "crash"], isOwn: true });
    expect(result.tests.map(({ verdict }) => verdict)).toEqual(["AC", "NC"]);
    expect(result.tests[1]?.reason).toContain("This input is none that");
  });
});

/** Pass 1: sends the program's word back, reversed; pass 2: compares with the answer. */
const TWICE = `import sys, os
feedback = sys.argv[3]
said = sys.stdin.read().strip()
state = os.path.join(feedback, "state")
if os.path.exists(state):
    open(os.path.join(feedback, "judgemessage.txt"), "w").write("got " + said)
    sys.exit(42 if said == open(sys.argv[2]).read().strip() else 43)
open(state, "w").write("first pass")
print("nobody reads this")
if said == "refuse": sys.exit(43)
open(os.path.join(feedback, "nextpass.in"), "w").write(said[::-1])
sys.exit(43 if said == "both" else 42)
`;
const REVERSE = "console.log(require('fs').readFileSync(0, 'utf8').trim().split('').reverse().join(''))";

describe("a problem of several passes", () => {
  const checker = python("multi-pass", TWICE, 2);

  test("runs the program on what comes of its output, and says what it was given and what it printed", async () => {
    const result = await judged("console.log(require('fs').readFileSync(0, 'utf8').trim() + '')", {
      checker: python("multi-pass", TWICE.replace("[::-1]", ""), 2),
      inputs: ["word"],
    });
    expect(result.verdict).toBe("AC");
    const pass = [
      { by: "judge", text: "word" },
      { by: "program", text: "word\n" },
    ];
    expect(result.tests[0]?.conversation).toEqual({ isCut: false, passes: [pass, pass] });
  });

  test("refuses in the last pass, with what it says", async () => {
    const result = await judged("console.log('other')", { checker, inputs: ["word"] });
    expect(result).toMatchObject({ verdict: "WA", tests: [{ reason: "wrong answer (got other)" }] });
    expect((await judged("console.log('refuse')", { checker })).verdict).toBe("WA");
  });

  test("a program that fails in the second pass has that verdict", async () => {
    const source = "const text = require('fs').readFileSync(0, 'utf8'); if (text !== 'word') null.x; console.log(text)";
    expect(await judged(source, { checker, inputs: ["word"] })).toMatchObject({ verdict: "RTE", passed: 0 });
    expect((await judged(REVERSE, { checker, inputs: ["noon"] })).verdict).toBe("AC");
  });

  test("more passes than there may be, or one after a refusal, are the problem's fault", async () => {
    const broken = { verdict: "JE", fault: { kind: "problem", reason: expect.stringContaining("it asked for") } };
    expect(await judged(REVERSE, { checker: { ...checker, passes: 1 } })).toMatchObject(broken);
    expect(await judged("console.log('both')", { checker })).toMatchObject(broken);
  });

  test("an interactor may have several as well", async () => {
    const source = `import sys, os
wanted, feedback = open(sys.argv[1]).read(), sys.argv[3]
print("pass " + wanted, flush=True)
line = sys.stdin.readline().strip()
if line != wanted.upper(): sys.exit(43)
if wanted == "a": open(os.path.join(feedback, "nextpass.in"), "w").write("b")
sys.exit(42)`;
    const shout = `require("readline").createInterface({ input: process.stdin }).on("line", (line) => console.log(line.slice(5).toUpperCase()))`;
    const result = await judged(shout, { checker: python("interactor", source, 2), inputs: ["a"] });
    expect(result.verdict).toBe("AC");
    expect(result.tests[0]?.conversation?.passes.map((pass) => pass.map(({ text }) => text).join(""))).toEqual([
      "pass a\nA\n",
      "pass b\nB\n",
    ]);
  });
});
