import { addedFilesFor } from "@verdict/contract/added-files";
import type { FaultResult, JudgedResult, JudgeResult } from "@verdict/contract/judge-result";
import { isRunChecker, type JudgeStep, type TestResult } from "@verdict/contract/judging";
import { noPoints, pointsOf, type ScoredTest } from "@verdict/contract/points-of-tests";
import type { RunVerdict } from "@verdict/contract/verdict";
import { type CheckingTime, createCheckingTime } from "./checking/checking-time.ts";
import { judgeRun } from "./checking/judge-run.ts";
import { inputCheck, type RefusalOfInput, resultOfRefused } from "./checking/own-input.ts";
import { type PreparedCheck, prepareCheck } from "./checking/prepare-check.ts";
import { withAdded } from "./languages/several-files.ts";
import { withGroups } from "./running/early-groups.ts";
import { withEarlyStop } from "./running/early-stop.ts";
import type { JudgeTask, TaskTest } from "./running/judge-task.ts";
import type { Judging } from "./running/judging.ts";
import type { ProblemBroken } from "./running/output-check.ts";
import { resultOfTest } from "./running/result-of-test.ts";
import { type RunnableProgram, runnable, runOrRefuse, type Unparsable } from "./running/run-program.ts";
import { buildOf, withProgram } from "./running/with-program.ts";

/**
 * Compiles once, then runs every test in a box of its own, as many at once as there are slots, and compares what was
 * printed. Throws what is ours (SandboxError, the abort's reason); whatever the program does is a verdict, and a broken
 * program of the problem is JE with the fault of the problem.
 */
export async function judgeSubmission(
  judging: Judging,
  task: JudgeTask,
  onProgress: (step: JudgeStep) => void,
): Promise<JudgeResult> {
  const language = judging.tools.languageOf(task.language);
  const { source, owner, pace } = task;
  const added = addedFilesFor(task.addedFiles, task.language);
  if ("refusal" in added) return { ...refused(task, added.refusal), timings: [] };
  const otherFiles = withAdded(task.otherFiles ?? [], added);
  const build = buildOf(judging, { name: "compile", language, source, otherFiles, owner, pace });
  const result = await withProgram(judging, build, async (outcome) => {
    if (outcome.kind === "refused") return refused(task, outcome.compilerOutput);
    onProgress({ kind: "compiled" });
    const run = runnable(task, language, outcome.program);
    const time = createCheckingTime({ tests: task.tests.length });
    const check = prepareCheck(judging, task, time);
    return await judgeTests(judging, { task, run, refusalOf: inputCheck(judging, task), check, time, onProgress });
  });
  return { ...result, timings: judging.timings.toSorted((a, b) => a.startMs - b.startMs) };
}

type Judged = WithoutTimings<JudgedResult> | WithoutTimings<FaultResult>;
type WithoutTimings<Result> = Omit<Result, "timings">;

async function judgeTests(
  judging: Judging,
  input: {
    task: JudgeTask;
    run: RunnableProgram;
    refusalOf: RefusalOfInput;
    check: PreparedCheck;
    time: CheckingTime;
    onProgress(step: JudgeStep): void;
  },
): Promise<Judged> {
  const { task, onProgress } = input;
  const { tests } = task;
  const trying = {
    count: tests.length,
    async tryOne(index: number): Promise<OneTried> {
      const test = tests[index];
      if (test === undefined) throw new Error(`there is no test ${index}`);
      const judged = await judgeTest(judging, { ...input, test });
      return judged.kind === "judged" ? { kind: "result", result: judged.result } : { kind: "stop", stop: judged };
    },
    onResult: (result: TestResult) => onProgress(progressOf(result)),
  };
  const tried = await (task.scoring === undefined
    ? withEarlyStop(judging, { ...trying, isTooSlow: ({ verdict }) => verdict === "TLE" })
    : withGroups(judging, { ...trying, scoring: task.scoring, tests: scoredTests(task) }));
  if (tried.kind === "ended") return summarize(task, tried.results);
  if (tried.stop.kind === "unparsable") return refused(task, tried.stop.compilerOutput);
  const fault = { kind: "problem", reason: tried.stop.reason } as const;
  return { verdict: "JE", fault, ...countsOf(tried.known, tests.length) };
}

type OneTried = { kind: "result"; result: TestResult } | { kind: "stop"; stop: Unparsable | ProblemBroken };

async function judgeTest(
  judging: Judging,
  input: Omit<Parameters<typeof judgeTests>[1], "onProgress"> & { test: TaskTest },
) {
  const { task, run, test, refusalOf, check, time } = input;
  const refusal = await refusalOf(test);
  if (refusal !== null) return { kind: "judged" as const, result: resultOfRefused(test, refusal) };
  const checker = test.checker ?? task.checker;
  if (isRunChecker(checker)) return await judgeRun(judging, { task, run, test, checker, time });
  const answered = await check.answerOf({ ...test, checker });
  const ran = await runOrRefuse(judging, run, { name: `test ${test.number}`, inputPath: test.inputPath });
  if (ran.kind === "unparsable") return ran;
  return await resultOfTest(run, {
    source: task.source,
    test: answered.test,
    ran,
    check: (output) => judging.timed(`compare ${test.number}`, () => answered.check(output)),
  });
}

function progressOf({ number, verdict, cpuMs, memoryBytes }: TestResult): JudgeStep {
  return { kind: "test", number, verdict, cpuMs, memoryBytes };
}

function refused(task: JudgeTask, compilerOutput: string): Judged {
  const nothing = { passed: 0, total: task.tests.length, cpuMs: 0, memoryBytes: 0, tests: [] };
  const points = task.scoring === undefined ? {} : { points: noPoints(task.scoring, scoredTests(task)) };
  return { verdict: "CE", compilerOutput, ...nothing, ...points };
}

function summarize(task: JudgeTask, tests: TestResult[]): Judged {
  const total = task.tests.length;
  const verdict = verdictOfTests(tests, total);
  const points = task.scoring === undefined ? {} : { points: pointsOf(task.scoring, scoredTests(task), tests) };
  if (verdict !== null) return { verdict, ...countsOf(tests, total), ...points };
  const reason = `${tests.length} results for ${total} tests`;
  return { verdict: "JE", fault: { kind: "judge", reason }, ...countsOf(tests, total) };
}

/** A test without a path would be worth whatever the root says: then the task is broken, which is ours. */
function scoredTests({ tests }: JudgeTask): ScoredTest[] {
  return tests.map(({ number, path }) => {
    if (path === undefined) throw new Error(`test ${number} of a problem with points has no path`);
    return { number, path };
  });
}

function countsOf(tests: TestResult[], total: number): Omit<Judged, "verdict" | "fault"> {
  return {
    passed: tests.filter((test) => test.verdict === "AC").length,
    total,
    cpuMs: Math.max(0, ...tests.map((test) => test.cpuMs)),
    memoryBytes: Math.max(0, ...tests.map((test) => test.memoryBytes)),
    compilerOutput: null,
    tests,
  };
}

/**
 * The verdict over all tests: that of the first failing one by number. Without one it is NC where an output was not
 * compared. AC needs every test of the task to be there and to have passed, and at least one of them: an empty or
 * incomplete list is our failure, never a pass (null).
 */
export function verdictOfTests(results: readonly TestResult[], total: number): RunVerdict | null {
  const inOrder = results.toSorted((a, b) => a.number - b.number);
  const firstFailure = inOrder.find(({ verdict }) => verdict !== "AC" && verdict !== "NC");
  if (firstFailure !== undefined) return firstFailure.verdict;
  if (total === 0 || results.length !== total) return null;
  return results.every(({ verdict }) => verdict === "AC") ? "AC" : "NC";
}
