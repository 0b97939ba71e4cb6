import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Checker, JudgeStep } from "@verdict/contract/judging";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJudge, type Judge } from "./judge.ts";
import type { JudgeTask, TaskTest } from "./running/judge-task.ts";
import { sharedDataDir } from "./testing/data-dir.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-judge-"));
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 2 });
});
afterAll(async () => {
  await judge.stop();
  await rm(folder, { recursive: true, force: true });
});

let files = 0;
async function fileOf(text: string): Promise<string> {
  const file = path.join(folder, String(files++));
  await writeFile(file, text);
  return file;
}

/** Tests whose input is their number, and whose answer is the same. */
async function echoTests(count: number): Promise<TaskTest[]> {
  const tests: TaskTest[] = [];
  for (let number = 1; number <= count; number++) {
    const inputPath = await fileOf(`${number}\n`);
    tests.push({ number, isVisible: true, inputPath, answerPath: inputPath });
  }
  return tests;
}

const ECHO = "process.stdout.write(require('fs').readFileSync(0));";
const task = (source: string, tests: readonly TaskTest[], rest: Partial<JudgeTask> = {}): JudgeTask => ({
  kind: "submit",
  language: "javascript",
  source,
  limits: { ...DEFAULT_LIMITS, timeMs: 1000 },
  limitsAreFor: "program",
  checker: TOKEN_CHECKER,
  tests,
  reference: null,
  ...rest,
});

test("at an even pace JavaScript runs by its interpreter alone, and others as ever", async () => {
  const java = `public class Main { public static void main(String[] a) { System.out.print(System.getProperty("java.vm.info")); } }`;
  const javascript = `require("v8").setFlagsFromString("--allow-natives-syntax");
    function sumTo(n) { let sum = 0; for (let i = 0; i < n; i++) sum = (sum + i) | 0; return sum; }
    for (let i = 0; i < 20000; i++) sumTo(100);
    const status = new Function("f", "return %GetOptimizationStatus(f)")(sumTo);
    console.log((status & ((1 << 5) | (1 << 6) | (1 << 15))) === 0 ? "interpreted" : "compiled", require("fs").readFileSync(0, "utf8"))`;
  const programs = { java, javascript, cpp: `#include <cstdio>\nint main() { puts("native"); }` } as const;
  const outputOf = async (language: keyof typeof programs, pace?: "even") => {
    const tests = await echoTests(1);
    const limits = { ...DEFAULT_LIMITS, timeMs: 10_000 };
    const result = await judge.judge(task(programs[language], tests, { language, pace, limits }));
    return result.tests[0]?.output;
  };
  expect(await outputOf("java")).toMatch(/^mixed mode/);
  expect(await outputOf("java", "even")).toMatch(/^mixed mode/);
  expect(await outputOf("javascript")).toBe("compiled 1\n\n");
  expect(await outputOf("javascript", "even")).toBe("interpreted 1\n\n");
  expect(await outputOf("cpp", "even")).toBe("native\n");
});

describe("the tests of a submission", () => {
  test("all run, the results are in order, and passed counts those that passed", async () => {
    const source = `const n = Number(require('fs').readFileSync(0)); console.log(n % 3 === 0 ? "no" : n);`;
    const result = await judge.judge(task(source, await echoTests(8)));
    expect(result.tests.map(({ number, verdict }) => `${number} ${verdict}`)).toEqual([
      "1 AC",
      "2 AC",
      "3 WA",
      "4 AC",
      "5 AC",
      "6 WA",
      "7 AC",
      "8 AC",
    ]);
    expect(result).toMatchObject({ verdict: "WA", passed: 6, total: 8 });
  });

  test("two time limits in a row end it, and nothing after them counts", async () => {
    const source = `const n = Number(require('fs').readFileSync(0)); while (n === 2 || n > 3); console.log(n);`;
    const limits = { ...DEFAULT_LIMITS, timeMs: 200 };
    const result = await judge.judge(task(source, await echoTests(9), { limits }));
    expect(result.tests.map(({ verdict }) => verdict)).toEqual(["AC", "TLE", "AC", "TLE", "TLE"]);
    expect(result).toMatchObject({ verdict: "TLE", passed: 2, total: 9 });
  });

  test("no tests at all is no pass", async () => {
    expect(await judge.judge(task(ECHO, []))).toMatchObject({ verdict: "JE", fault: { kind: "judge" }, passed: 0 });
  });

  test("each step is told as it happens", async () => {
    const steps: JudgeStep[] = [];
    await judge.judge(task(ECHO, await echoTests(3)), { onProgress: (step) => steps.push(step) });
    expect(steps[0]).toEqual({ kind: "compiled" });
    expect(
      steps
        .slice(1)
        .map((step) => step.kind === "test" && step.number)
        .sort(),
    ).toEqual([1, 2, 3]);
  });

  test("the waterfall holds a span for the compile, each test and each comparison", async () => {
    const source = "#include <bits/stdc++.h>\nint main() { std::cout << std::cin.rdbuf(); } // waterfall";
    const { timings } = await judge.judge(task(source, await echoTests(2), { language: "cpp" }));
    expect(timings.map(({ name }) => name).sort()).toEqual(["compare 1", "compare 2", "compile", "test 1", "test 2"]);
    for (const { startMs, endMs } of timings) expect(endMs).toBeGreaterThanOrEqual(startMs);
  });
});

test("the same source is compiled once, also when it comes twice at the same time", async () => {
  const source = "#include <iostream>\nint main() { std::cout << std::cin.rdbuf(); } // once";
  const tests = await echoTests(1);
  const results = await Promise.all([1, 2].map(() => judge.judge(task(source, tests, { language: "cpp" }))));
  results.push(await judge.judge(task(source, tests, { language: "cpp" })));
  expect(results.map(({ verdict }) => verdict)).toEqual(["AC", "AC", "AC"]);
  const compiles = results.flatMap(({ timings }) => timings.filter(({ name }) => name === "compile"));
  expect(compiles.length).toBe(1);
});

test("a runner that dies in the middle is replaced, and the run repeated", async () => {
  const childrenOf = () => readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").trim().split(" ");
  const before = childrenOf();
  const other = await createJudge({ dataDir: sharedDataDir(), slots: 1 });
  try {
    const runners = childrenOf().filter((pid) => !before.includes(pid));
    expect(runners.length).toBeGreaterThan(0);
    const wait = "const end = Date.now() + 400; while (Date.now() < end);";
    const judging = other.judge(task(`${wait}${ECHO}`, await echoTests(2)));
    setTimeout(() => {
      for (const runner of runners) process.kill(Number(runner), "SIGKILL");
    }, 200);
    expect(await judging).toMatchObject({ verdict: "AC", passed: 2 });
  } finally {
    await other.stop();
  }
});

test("an abort ends the run at once with its reason, and leaves no folder", async () => {
  const abort = new AbortController();
  const before = readdirSync(judge.folders.own).filter((name) => name.startsWith("answers"));
  const limits = { ...DEFAULT_LIMITS, timeMs: 20_000 };
  const judging = judge.judge(task("for (;;);", await echoTests(3), { limits }), { signal: abort.signal });
  setTimeout(() => abort.abort(new Error("the user left")), 150);
  await expect(judging).rejects.toThrow("the user left");
  expect(readdirSync(judge.folders.own).filter((name) => name.startsWith("answers"))).toEqual(before);
});

test("slower languages get their multiple of a problem's limit, and the literal limit of a program", async () => {
  const source = `const used = () => { const { user, system } = process.cpuUsage(); return user + system; };
    while (used() < 700_000); console.log(1);`;
  const limits = { ...DEFAULT_LIMITS, timeMs: 600 };
  const tests = await echoTests(1);
  expect(await judge.judge(task(source, tests, { limits, limitsAreFor: "program" }))).toMatchObject({ verdict: "TLE" });
  expect(await judge.judge(task(source, tests, { limits, limitsAreFor: "problem" }))).toMatchObject({ verdict: "AC" });
});

describe("an output validator", () => {
  const cpp = (body: string): Extract<Checker, { kind: "validator" }> => ({
    kind: "validator",
    language: "cpp",
    files: [
      { name: "validate.h", content: "#include <fstream>\n#include <iostream>\n#include <string>\n" },
      {
        name: "validate.cc",
        content: `#include "validate.h"\nint main(int argc, char** argv) {\n  std::ifstream in(argv[1]), answer(argv[2]);\n  std::string folder = argv[3];\n${body}\n}\n`,
      },
    ],
    arguments: ["some", "flags"],
  });

  test("accepts with 42 and refuses with 43, reading input, answer, output and its flags", async () => {
    const checker = cpp(`  int n, a, o;
  if (argc != 6 || std::string(argv[5]) != "flags" || !(in >> n) || !(answer >> a) || !(std::cin >> o)) return 1;
  std::ofstream(folder + "judgemessage.txt") << "asked " << n << ", got " << o;
  return o == 2 * a ? 42 : 43;`);
    const tests = await echoTests(2);
    const twice = "console.log(2 * require('fs').readFileSync(0))";
    expect(await judge.judge(task(twice, tests, { checker }))).toMatchObject({ verdict: "AC", passed: 2 });
    const refused = await judge.judge(task(ECHO, tests, { checker }));
    expect(refused).toMatchObject({ verdict: "WA", passed: 0 });
    expect(refused.tests[0]?.reason).toBe("wrong answer (asked 1, got 1)");
  });

  test("may be Python", async () => {
    const content = "import sys\nsys.exit(42 if sys.stdin.read().split() == ['yes'] else 43)\n";
    const files = [{ name: "validator.py", content }];
    const checker: Checker = { kind: "validator", language: "python", files, arguments: [] };
    const tests = await echoTests(1);
    expect(await judge.judge(task("console.log('yes')", tests, { checker }))).toMatchObject({ verdict: "AC" });
    expect(await judge.judge(task("console.log('no')", tests, { checker }))).toMatchObject({ verdict: "WA" });
  });

  test("may be Java, of several files in packages", async () => {
    const files = [
      {
        name: "Check.java",
        content: `import lib.Words;
          public class Check {
            public static void main(String[] arguments) throws Exception {
              String answer = Words.of(new java.io.FileInputStream(arguments[1]));
              String said = Words.of(System.in);
              java.nio.file.Files.writeString(java.nio.file.Path.of(arguments[2], "judgemessage.txt"), "got " + said);
              System.exit(said.equals(answer + "!") ? 42 : 43);
            }
          }`,
      },
      {
        name: "lib/Words.java",
        content: `package lib;
          public class Words {
            public static String of(java.io.InputStream in) throws Exception {
              return new String(in.readAllBytes()).trim();
            }
          }`,
      },
    ];
    const checker: Checker = { kind: "validator", language: "java", files, arguments: [] };
    const tests = await echoTests(2);
    const loud = "console.log(require('fs').readFileSync(0, 'utf8').trim() + '!')";
    expect(await judge.judge(task(loud, tests, { checker }))).toMatchObject({ verdict: "AC", passed: 2 });
    const refused = await judge.judge(task(ECHO, tests, { checker }));
    expect(refused).toMatchObject({ verdict: "WA", passed: 0 });
    expect(refused.tests[0]?.reason).toBe("wrong answer (got 1)");
    const [check] = files;
    const thrower = {
      name: "Check.java",
      content: check?.content.replace("System.exit", "if (true) throw new Error(); System.exit") ?? "",
    };
    const broken: Checker = { ...checker, files: [thrower, ...files.slice(1)] };
    expect(await judge.judge(task(ECHO, tests, { checker: broken }))).toMatchObject({
      verdict: "JE",
      fault: { kind: "problem", reason: expect.stringContaining("exit code 1 instead of ending with 42 or 43") },
    });
  });

  test.each([
    ["ends with another code", "  return 0;", "exit code 0 instead of ending with 42 or 43"],
    ["crashes", "  std::abort();", "exit code 134"],
    ["does not compile", "  nonsense", "does not compile"],
  ])("that %s is the problem's fault and never a verdict", async (_what, body, message) => {
    const result = await judge.judge(task(ECHO, await echoTests(2), { checker: cpp(body) }));
    expect(result).toMatchObject({
      verdict: "JE",
      fault: { kind: "problem", reason: expect.stringContaining(message) },
      passed: 0,
    });
  });

  test.each([
    ["outside of its folder", ["../../validate.cc"]],
    ["called like the folder", ["."]],
    ["with a name that is too long", [`${"v".repeat(256)}.cc`]],
    ["that another one takes for its folder", ["validate", "validate/main.cc"]],
  ])("that has a file %s is the problem's fault", async (_what, names) => {
    const files = names.map((name) => ({ name, content: "int main;" }));
    const checker: Checker = { ...cpp("  return 42;"), files };
    expect(await judge.judge(task(ECHO, await echoTests(1), { checker }))).toMatchObject({
      verdict: "JE",
      fault: { kind: "problem", reason: expect.stringContaining(`bad name: ${names[0]?.slice(0, 100)}`) },
    });
  });
});
