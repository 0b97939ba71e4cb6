import { randomUUID } from "node:crypto";
import type { Checker, JudgeResult, JudgeTest, TestResult } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { ProgressStep } from "../../judging/judged-watch.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { cancelJob, wakeJudges } from "../../judging/queue.ts";
import {
  findRun,
  insertExperiment,
  insertRun,
  insertVerification,
  type NewRun,
  type RunTask,
} from "../../judging/store.ts";
import { waitForVerdict } from "../../judging/wait-for-verdict.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import type { ProblemContent } from "../problem-content.ts";
import { storeTestData } from "../test-data.ts";

/** A thousand tests near a limit of ten seconds, on a judge that has other work too. */
const PATIENCE_MS = 30 * 60 * 1000;
const NO_JUDGE = "The judge does not answer right now. Nothing was saved; please try again in a moment.";
const JUDGE_FAILED = "The judge could not judge the reference solutions. This is our fault; nothing was saved.";

/** An author's program: a reference solution, or one that a package says to be wrong. */
export interface AuthorProgram {
  /** What its author calls it: a file of a package, or the language of a reference. */
  name: string;
  language: LanguageId;
  source: string;
}

export type JudgedContent = Pick<ProblemContent, "tests" | "limits" | "checker">;

/** Whoever waits for the programs. Numbers of tests count over all tests. */
export interface ProgramAudience {
  onAccepted: () => void;
  onProgress: (program: AuthorProgram, step: ProgressStep) => void;
  onJudged?: (judged: JudgedProgram) => void;
  signal: AbortSignal;
}

export interface JudgedProgram {
  program: AuthorProgram;
  result: JudgeResult;
}

/**
 * Judges programs against all tests of a content that is stored nowhere but in the queue; in the order of the programs.
 * Outputs do not come back (a thousand tests have many): see `seeFailure`. Throws judge_unavailable when no judge
 * answers, and ClientGone; then nothing stays in the queue.
 */
export async function judgePrograms(
  context: JudgingContext,
  input: {
    userId: string;
    content: JudgedContent;
    programs: readonly AuthorProgram[];
    audience: ProgramAudience;
    /** `experiment`: behind all submissions, since nobody's save waits for it. */
    purpose?: "save" | "experiment";
  },
): Promise<JudgedProgram[]> {
  const { content, programs, audience } = input;
  const insert = input.purpose === "experiment" ? insertExperiment : insertVerification;
  const runs = programs.map((program) => ({ program, run: runOf({ ...input, program }) }));
  const ending = new AbortController();
  const signal = AbortSignal.any([audience.signal, ending.signal]);
  let storing: Promise<void> | null = null;
  const enqueue = async () => {
    storing ??= storeRuns(
      context,
      content,
      runs.map(({ run }) => run),
      insert,
    ).then(audience.onAccepted);
    await storing;
    return content.tests.length;
  };
  const judgeOne = async ({ program, run }: { program: AuthorProgram; run: NewRun }): Promise<JudgedProgram> => {
    const onProgress = (step: ProgressStep) => audience.onProgress(program, step);
    const judged = { program, result: await judgeRun(context, { run, enqueue, onProgress, signal }) };
    audience.onJudged?.(judged);
    return judged;
  };
  try {
    return await Promise.all(runs.map(judgeOne));
  } catch (error) {
    ending.abort();
    for (const { run } of runs) await cancelJob(context.pool, run.id);
    throw error;
  }
}

/**
 * The result of the first failing test, run once more so that its output is there; null when no test failed (the code
 * did not compile).
 */
export async function seeFailure(
  context: JudgingContext,
  input: { userId: string; content: JudgedContent; judged: JudgedProgram; signal: AbortSignal },
): Promise<TestResult | null> {
  const { program, result } = input.judged;
  const failing = result.tests.find((test) => test.verdict !== "AC");
  if (failing === undefined) return null;
  const all = runOf({ ...input, program });
  const tests = all.task.tests.filter((test) => test.number === failing.number);
  const run: NewRun = { ...all, task: { ...all.task, tests: tests.map((test) => ({ ...test, isVisible: true })) } };
  const enqueue = async () => {
    await insertRun(context.pool, run);
    await wakeJudges(context.pool);
    return tests.length;
  };
  const again = await judgeRun(context, { run, enqueue, onProgress: () => undefined, signal: input.signal });
  const [seen] = again.tests;
  // A program that fails only sometimes may pass now: then what is known of the first time has to do.
  return seen === undefined || seen.verdict === "AC" ? failing : seen;
}

function runOf(input: { userId: string; content: JudgedContent; program: AuthorProgram }): NewRun {
  const { content } = input;
  const { language, source } = input.program;
  const tests: JudgeTest[] = content.tests.map((test, index) => ({
    number: index + 1,
    isVisible: false,
    input: { sha256: test.input.sha256 },
    answer: { sha256: test.answer.sha256 },
    checker: test.checker,
  }));
  const task: RunTask = { language, source, limits: content.limits, checker: content.checker, tests, reference: null };
  return { id: randomUUID(), userId: input.userId, problemId: null, task };
}

async function storeRuns(
  context: JudgingContext,
  content: JudgedContent,
  runs: readonly NewRun[],
  insert: typeof insertVerification,
): Promise<void> {
  await inTransaction(context.pool, async (db) => {
    await storeTestData(
      db,
      content.tests.flatMap((test) => [test.input, test.answer]),
    );
    for (const run of runs) await insert(db, run);
  });
  await wakeJudges(context.pool);
}

async function judgeRun(
  context: JudgingContext,
  input: {
    run: NewRun;
    enqueue: () => Promise<number>;
    onProgress: (step: ProgressStep) => void;
    signal: AbortSignal;
  },
): Promise<JudgeResult> {
  return waitForVerdict(
    { ...context, verdictPatienceMs: PATIENCE_MS },
    {
      subjectId: input.run.id,
      audience: { onAccepted: () => undefined, onProgress: input.onProgress, signal: input.signal },
      tooLate: NO_JUDGE,
      enqueue: input.enqueue,
      findVerdict: () => findResult(context.pool, input.run.id),
    },
  );
}

/** With an output validator of the problem the reason may be the author's; it says so then. */
function judgeFailure(checker: Checker, reason: string): DomainError {
  if (checker.kind === "validator" && /output validator|bad file name/.test(reason)) {
    return new DomainError("bad_input", `The output validator does not work: ${reason}`);
  }
  return new DomainError("judge_unavailable", reason === "" ? JUDGE_FAILED : `${JUDGE_FAILED} (${reason})`);
}

async function findResult(db: Queryable, id: string): Promise<JudgeResult | null> {
  const row = await findRun(db, id);
  if (row === null) throw new DomainError("judge_unavailable", JUDGE_FAILED);
  if (row.result?.verdict === "JE") throw judgeFailure(row.task.checker, row.result.compilerOutput ?? "");
  return row.result;
}
