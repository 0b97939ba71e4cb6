import type { JudgeProgress, JudgeResult, TestResult, TimingSpan } from "@verdict/contract/judging";
import type { Sandbox } from "@verdict/sandbox/sandbox";
import { type CompileTools, checkSyntax, compile } from "./compile.ts";
import type { JudgeFolders } from "./judge-folders.ts";
import type { JudgeTask, TaskTest } from "./judge-task.ts";
import type { Language, Program } from "./languages/language.ts";
import { type PreparedCheck, prepareCheck } from "./prepare-check.ts";
import type { ProgramCache } from "./program-cache.ts";
import { limitsFor, resultOfTest, runProgram } from "./run-test.ts";
import type { SlotQueue } from "./slot-queue.ts";
import type { ValidatorTools } from "./validator-program.ts";
import { lastTestWorthRunning, verdictOfTests } from "./verdict-of-tests.ts";

/** Everything that judging needs and no single submission owns. */
export interface JudgeTools {
  sandbox: Pick<Sandbox, "run">;
  slots: SlotQueue;
  folders: JudgeFolders;
  programs: ProgramCache;
  /** Throws LanguageUnavailableError when this machine cannot judge the language. */
  languageOf(id: JudgeTask["language"]): Language;
  quickCompilerOf: CompileTools["quickCompilerOf"];
  validators: ValidatorTools;
}

export type ProgressStep = JudgeProgress["step"];

/** One submission under judgement: its task, its place in the queue of slots, its clock and its end. */
export interface Judging {
  tools: JudgeTools;
  task: JudgeTask;
  rank: number;
  signal: AbortSignal;
  /** Answers that the reference solution made. */
  answerFolder: string;
  /** Does the work and keeps its time under this name. */
  timed<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** The same in a slot; waiting for the slot does not count. */
  inSlot<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Compiles once, then runs every test in a box of its own, as many at once as there are slots. Throws what is ours
 * (SandboxError, a broken validator, the abort's reason); whatever the program does is a verdict.
 */
export async function judgeSubmission(
  tools: JudgeTools,
  task: JudgeTask,
  options: { rank: number; signal: AbortSignal; onProgress(step: ProgressStep): void },
): Promise<JudgeResult> {
  const timings: TimingSpan[] = [];
  const startedAt = performance.now();
  const stopAll = new AbortController();
  const judging: Judging = {
    tools,
    task,
    rank: options.rank,
    signal: AbortSignal.any([options.signal, stopAll.signal]),
    answerFolder: await tools.folders.create("answers"),
    async timed(name, work) {
      const startMs = performance.now() - startedAt;
      const value = await work();
      timings.push({ name, startMs, endMs: performance.now() - startedAt });
      return value;
    },
    inSlot: (name, work) => tools.slots.use(options.rank, judging.signal, () => judging.timed(name, work)),
  };
  const language = tools.languageOf(task.language);
  const { otherFiles = [] } = task;
  try {
    const result = await tools.programs.withProgram({
      language,
      source: otherFiles.length === 0 ? task.source : JSON.stringify([task.source, otherFiles]),
      compile: () => judging.inSlot("compile", () => compile(tools, language, task.source, judging.signal, otherFiles)),
      async use(outcome) {
        if (outcome.kind === "refused") return refused(task, outcome.compilerOutput);
        options.onProgress({ kind: "compiled" });
        return await judgeTests(judging, language, outcome.program, options.onProgress, stopAll);
      },
    });
    timings.sort((a, b) => a.startMs - b.startMs);
    return { ...result, timings };
  } finally {
    // Nothing of this submission runs on once it has its verdict or has failed.
    stopAll.abort(new Error("the submission is judged"));
    await tools.folders.remove(judging.answerFolder);
  }
}

type Judged = Omit<JudgeResult, "timings">;

async function judgeTests(
  judging: Judging,
  language: Language,
  program: Program,
  onProgress: (step: ProgressStep) => void,
  stopAll: AbortController,
): Promise<Judged> {
  const { task } = judging;
  const results: (TestResult | undefined)[] = task.tests.map(() => undefined);
  const check = prepareCheck(judging);
  const stop = Promise.withResolvers<string | null>();
  const running = task.tests.map(async (test, index) => {
    const { result, refusal } = await judgeTest(judging, language, program, test, check);
    if (refusal !== null) return stop.resolve(refusal);
    results[index] = result;
    if (!stopAll.signal.aborted) onProgress(progressOf(result));
    if (lastTestWorthRunning(results) !== null) stop.resolve(null);
  });
  // Those that run on after a stop are aborted, and their rejections have nobody else to hear them.
  for (const test of running) test.catch(() => undefined);
  const refusal = await Promise.race([stop.promise, Promise.all(running).then(() => null)]);
  if (refusal !== null) return refused(task, refusal);
  const last = lastTestWorthRunning(results);
  const judged = (last === null ? results : results.slice(0, last + 1)).filter((result) => result !== undefined);
  return summarize(judged, task.tests.length);
}

async function judgeTest(
  judging: Judging,
  language: Language,
  program: Program,
  test: TaskTest,
  check: PreparedCheck,
): Promise<{ result: TestResult; refusal: string | null }> {
  const { tools, task, signal } = judging;
  const limits = limitsFor(task, language);
  const answered = await check.answerOf(test);
  const run = { program, language, limits, test: answered.test };
  const report = await judging.inSlot(`test ${test.number}`, () =>
    runProgram(tools.sandbox, { ...run, inputPath: test.inputPath }, signal),
  );
  const result = await resultOfTest(run, report, (output) =>
    judging.timed(`compare ${test.number}`, () => answered.check(output)),
  );
  const { syntaxCheck } = language;
  if (result.verdict !== "RTE" || syntaxCheck === undefined || !language.looksUnparsable?.(report)) {
    return { result, refusal: null };
  }
  const refusal = await judging.inSlot("syntax check", () => checkSyntax(tools, syntaxCheck, program, signal));
  return { result, refusal };
}

function progressOf({ number, verdict, cpuMs, memoryBytes }: TestResult): ProgressStep {
  return { kind: "test", number, verdict, cpuMs, memoryBytes };
}

function refused(task: JudgeTask, compilerOutput: string): Judged {
  const nothing = { passed: 0, total: task.tests.length, cpuMs: 0, memoryBytes: 0, tests: [] };
  return { verdict: "CE", compilerOutput, ...nothing };
}

function summarize(tests: TestResult[], total: number): Judged {
  return {
    verdict: verdictOfTests(tests, total),
    passed: tests.filter((test) => test.verdict === "AC").length,
    total,
    cpuMs: Math.max(0, ...tests.map((test) => test.cpuMs)),
    memoryBytes: Math.max(0, ...tests.map((test) => test.memoryBytes)),
    compilerOutput: null,
    tests,
  };
}
