import type {
  FaultResult,
  JudgedResult,
  JudgeResult,
  JudgeStep,
  TestResult,
  TimingSpan,
} from "@verdict/contract/judging";
import { type PreparedCheck, prepareCheck } from "./checking/prepare-check.ts";
import { checkSyntax } from "./running/compile.ts";
import { folderOnDemand } from "./running/judge-folders.ts";
import type { JudgeTask, TaskTest } from "./running/judge-task.ts";
import { beginJudging, type JudgeTools, type Judging } from "./running/judging.ts";
import { type JudgedTest, type RunnableProgram, resultOfTest, runnable, runProgram } from "./running/run-test.ts";
import type { Place } from "./running/slot-queue.ts";
import { buildOf, withProgram } from "./running/with-program.ts";
import { lastTestWorthRunning, verdictOfTests } from "./verdict-of-tests.ts";

/**
 * Compiles once, then runs every test in a box of its own, as many at once as there are slots. Throws what is ours
 * (SandboxError, the abort's reason); whatever the program does is a verdict, and a broken program of the problem is JE
 * with the fault of the problem.
 */
export async function judgeSubmission(
  tools: JudgeTools,
  task: JudgeTask,
  options: { place: Place; signal: AbortSignal; onProgress(step: JudgeStep): void },
): Promise<JudgeResult> {
  const timings: TimingSpan[] = [];
  const stopAll = new AbortController();
  const answerFolder = folderOnDemand(tools.folders, "answers");
  const signal = AbortSignal.any([options.signal, stopAll.signal]);
  const judging = beginJudging(tools, task, { place: options.place, signal, answerFolder, timings });
  const language = tools.languageOf(task.language);
  const { source, otherFiles, owner, pace } = task;
  try {
    const build = buildOf(judging, { name: "compile", language, source, otherFiles, owner, pace });
    const result = await withProgram(judging, build, async (outcome) => {
      if (outcome.kind === "refused") return refused(task, outcome.compilerOutput);
      options.onProgress({ kind: "compiled" });
      const run = runnable(task, language, outcome.program);
      return await judgeTests(judging, { run, onProgress: options.onProgress, stopAll });
    });
    timings.sort((a, b) => a.startMs - b.startMs);
    return { ...result, timings };
  } finally {
    // Nothing of this submission runs on once it has its verdict or has failed.
    stopAll.abort(new Error("the submission is judged"));
    await answerFolder.remove();
  }
}

type Judged = WithoutTimings<JudgedResult> | WithoutTimings<FaultResult>;
type WithoutTimings<Result> = Omit<Result, "timings">;

async function judgeTests(
  judging: Judging,
  input: { run: RunnableProgram; onProgress(step: JudgeStep): void; stopAll: AbortController },
): Promise<Judged> {
  const { run, onProgress, stopAll } = input;
  const { task } = judging;
  const results: (TestResult | undefined)[] = task.tests.map(() => undefined);
  const check = prepareCheck(judging);
  const stop = Promise.withResolvers<"hopeless" | Exclude<TestOutcome, { kind: "judged" }>>();
  const running = task.tests.map(async (test, index) => {
    const outcome = await judgeTest(judging, { run, test, check });
    if (outcome.kind !== "judged") return stop.resolve(outcome);
    results[index] = outcome.result;
    if (!stopAll.signal.aborted) onProgress(progressOf(outcome.result));
    if (lastTestWorthRunning(results) !== null) stop.resolve("hopeless");
  });
  // Those that run on after a stop are aborted, and their rejections have nobody else to hear them.
  for (const test of running) test.catch(() => undefined);
  const end = await Promise.race([stop.promise, Promise.all(running).then(() => "all" as const)]);
  if (typeof end === "object") {
    if (end.kind === "unparsable") return refused(task, end.compilerOutput);
    const fault = { kind: "problem", reason: end.reason } as const;
    const known = results.filter((result) => result !== undefined);
    return { verdict: "JE", fault, ...countsOf(known, task.tests.length) };
  }
  const last = lastTestWorthRunning(results);
  const judged = (last === null ? results : results.slice(0, last + 1)).filter((result) => result !== undefined);
  return summarize(judged, task.tests.length);
}

/** `unparsable`: the program is in a language without a build step, and its first run shows that it does not parse. */
type TestOutcome = JudgedTest | { kind: "unparsable"; compilerOutput: string };

async function judgeTest(
  judging: Judging,
  { run, test, check }: { run: RunnableProgram; test: TaskTest; check: PreparedCheck },
): Promise<TestOutcome> {
  const { signal } = judging;
  const { sandbox } = judging.tools;
  const answered = await check.answerOf(test);
  const report = await judging.inSlot.run(() =>
    judging.timed(`test ${test.number}`, () => runProgram({ sandbox, signal }, run, test.inputPath)),
  );
  const judged = await resultOfTest(run, {
    source: judging.task.source,
    test: answered.test,
    report,
    check: (output) => judging.timed(`compare ${test.number}`, () => answered.check(output)),
  });
  const { syntaxCheck, looksUnparsable } = run.language;
  const isCrash = judged.kind === "judged" && judged.result.verdict === "RTE";
  if (!isCrash || syntaxCheck === undefined || !looksUnparsable?.(report)) return judged;
  const compilerOutput = await judging.inSlot.run(() =>
    judging.timed("syntax check", () => checkSyntax({ sandbox, signal }, syntaxCheck, run.program)),
  );
  return compilerOutput === null ? judged : { kind: "unparsable", compilerOutput };
}

function progressOf({ number, verdict, cpuMs, memoryBytes }: TestResult): JudgeStep {
  return { kind: "test", number, verdict, cpuMs, memoryBytes };
}

function refused(task: JudgeTask, compilerOutput: string): Judged {
  const nothing = { passed: 0, total: task.tests.length, cpuMs: 0, memoryBytes: 0, tests: [] };
  return { verdict: "CE", compilerOutput, ...nothing };
}

function summarize(tests: TestResult[], total: number): Judged {
  const verdict = verdictOfTests(tests, total);
  if (verdict !== null) return { verdict, ...countsOf(tests, total) };
  const reason = `${tests.length} results for ${total} tests`;
  return { verdict: "JE", fault: { kind: "judge", reason }, ...countsOf(tests, total) };
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
