import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { CoreLanguageId } from "@verdict/contract/language";
import { SandboxError } from "@verdict/sandbox/sandbox";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createJudge, type Judge } from "./judge.ts";
import type { JudgeTask, TaskTest } from "./running/judge-task.ts";
import { sharedDataDir } from "./testing/data-dir.ts";

/** That runs leave nothing behind, and what a kill does to one, is proved in the sandbox's own endurance test. */
const SUBMISSIONS = inject("isThorough") ? 500 : 25;
/** Of C++ and of JavaScript; and of programs that are compiled as well, in Java and in C++. */
const KILLED = inject("isThorough")
  ? { cpp: 940, javascript: 40, javac: 8, gcc: 12 }
  : { cpp: 60, javascript: 20, javac: 4, gcc: 6 };

const folder = mkdtempSync(path.join(tmpdir(), "verdict-endurance-"));
let judge: Judge;
let tests: TaskTest[];
beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 2 });
  tests = await Promise.all(Array.from({ length: 20 }, (_, index) => testOf(index + 1)));
});
afterAll(async () => {
  await judge.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The input is a number, the answer twice that number. */
async function testOf(number: number): Promise<TaskTest> {
  const inputPath = path.join(folder, `${number}.in`);
  const answerPath = path.join(folder, `${number}.ans`);
  await writeFile(inputPath, `${number}\n`);
  await writeFile(answerPath, `${2 * number}\n`);
  return { number, isVisible: false, inputPath, answerPath };
}

const SOURCES: Record<CoreLanguageId, string> = {
  cpp: '#include <cstdio>\nint main() { int n; scanf("%d", &n); printf("%d\\n", 2 * n); }',
  java: "class Main { public static void main(String[] a) { System.out.println(2 * new java.util.Scanner(System.in).nextInt()); } }",
  javascript: "console.log(2 * require('fs').readFileSync(0));",
};

function taskOf(language: CoreLanguageId, count: number, source = SOURCES[language]): JudgeTask {
  return {
    kind: "submit",
    language,
    source,
    limits: DEFAULT_LIMITS,
    limitsAreFor: "problem",
    checker: TOKEN_CHECKER,
    tests: tests.slice(0, count),
    reference: null,
  };
}

function childrenNamedRunner(): number[] {
  const children = readdirSync("/proc/self/task").flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, "utf8").trim().split(" "),
  );
  return children.filter((pid) => nameOf(pid) === "runner").map(Number);
}

function nameOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
  } catch {
    // It ended while it was looked at.
    return "";
  }
}

test(`${SUBMISSIONS} submissions of 20 tests leave no folder, descriptor or process behind`, async () => {
  const measure = () => ({
    folders: readdirSync(judge.folders.own).sort(),
    descriptors: readdirSync("/proc/self/fd").length,
    runners: childrenNamedRunner(),
  });
  await judge.judge(taskOf("cpp", 20));
  const before = measure();
  for (let round = 0; round < SUBMISSIONS; round++) {
    expect(await judge.judge(taskOf("cpp", 20))).toMatchObject({ verdict: "AC", passed: 20 });
  }
  expect(measure()).toEqual(before);
});

/**
 * Judges as the worker does, which gives a job back that failed as ours, while all runners are killed at some point.
 */
async function judgeUnderFire(task: JudgeTask, withinMs: number): Promise<"at once" | "given back"> {
  const killAt = performance.now() + Math.random() * withinMs;
  const judging = judge.judge(task);
  judging.catch(() => undefined);
  while (performance.now() < killAt) await new Promise((resolve) => setImmediate(resolve));
  for (const runner of childrenNamedRunner()) process.kill(runner, "SIGKILL");
  try {
    expect(await judging).toMatchObject({ verdict: "AC", passed: task.tests.length });
    // Those killed after the last run: their end is noticed before the next round kills again.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return "at once";
  } catch (error) {
    expect(error).toBeInstanceOf(SandboxError);
    expect(await judge.judge(task)).toMatchObject({ verdict: "AC", passed: task.tests.length });
    return "given back";
  }
}

test.each<[number, string, number, (round: number) => JudgeTask]>([
  [KILLED.cpp, "runs in C++", 4, () => taskOf("cpp", 3)],
  [KILLED.javascript, "runs in JavaScript", 150, () => taskOf("javascript", 3)],
  [KILLED.javac, "compiles and runs in Java", 1500, (round) => taskOf("java", 2, `${SOURCES.java} // ${round}`)],
  [KILLED.gcc, "compiles and runs in C++", 700, (round) => taskOf("cpp", 3, `${SOURCES.cpp} // ${round}`)],
])("killing the runners at %i random points of %s changes no verdict", async (rounds, _what, withinMs, taskOfRound) => {
  const before = readdirSync(judge.folders.own).filter((name) => !name.startsWith("program-"));
  const count = { "at once": 0, "given back": 0 };
  for (let round = 0; round < rounds; round++) count[await judgeUnderFire(taskOfRound(round), withinMs)] += 1;
  // The judge repeats a run by itself; one that fails three times goes back to the queue.
  expect(count["given back"]).toBeLessThanOrEqual(1 + rounds / 50);
  expect(readdirSync(judge.folders.own).filter((name) => !name.startsWith("program-"))).toEqual(before);
});
