import { randomUUID } from "node:crypto";
import type { JudgeTest } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { RunBody, RunResult } from "@verdict/contract/submissions";
import type * as z from "zod/mini";
import type { JudgingContext } from "../judging/judging-context.ts";
import { cancelJob, reserveJob, wakeJudges } from "../judging/queue.ts";
import { findRun, insertRun, type RunTask } from "../judging/store.ts";
import { JUDGE_FAILED_RUN, NO_JUDGE_FOR_RUN } from "../judging/verdict-texts.ts";
import { type Audience, waitForVerdict } from "../judging/wait-for-verdict.ts";
import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import { inTransaction, type Queryable } from "../platform/postgres/transaction.ts";
import { requireProblem } from "../problems/find-problem.ts";
import { findRunMaterial, listReferenceSolutions, type RunMaterial } from "../problems/store.ts";
import { listTestTexts } from "../problems/test-data.ts";
import { requireCodeSize } from "./code-size.ts";
import { hashesOf, presentRunResult } from "./present-run.ts";

type Body = z.infer<typeof RunBody>;

/**
 * Runs code against the visible tests, or against the user's own input, and waits for the outcome. A run that nobody
 * waits for any more is cancelled. Throws judge_unavailable when no outcome came in time, or none at all.
 */
export async function run(
  context: JudgingContext,
  input: { user: SignedInUser; problemId: string; body: Body; audience: Audience },
): Promise<RunResult> {
  requireCodeSize(input.body.code);
  const id = randomUUID();
  try {
    return await waitForVerdict(context, {
      subjectId: id,
      audience: input.audience,
      tooLate: NO_JUDGE_FOR_RUN,
      enqueue: () => enqueue(context, { ...input, id }),
      findVerdict: () => findOutcome(context, id),
    });
  } catch (error) {
    // Gone, too late, or broken: in each case nobody will look at the outcome. Without a job this does nothing.
    await cancelJob(context.pool, id);
    throw error;
  }
}

async function enqueue(
  context: JudgingContext,
  input: { id: string; user: SignedInUser; problemId: string; body: Body },
): Promise<number> {
  const tests = await inTransaction(context.pool, async (db) => {
    const problem = await requireProblem(db, { id: input.problemId, user: input.user });
    await reserveJob(db, input.user.id);
    const task = await makeTask(db, problem.id, input.body);
    await insertRun(db, { id: input.id, userId: input.user.id, problemId: problem.id, task });
    return task.tests.length;
  });
  await wakeJudges(context.pool);
  return tests;
}

async function makeTask(db: Queryable, problemId: string, body: Body): Promise<RunTask> {
  const material = await findRunMaterial(db, problemId);
  if (material === null) throw new DomainError("not_found", "This problem does not exist");
  const task = {
    language: body.language,
    source: body.code,
    limits: { timeMs: material.time_ms, memoryBytes: material.memory_bytes, outputBytes: material.output_bytes },
    checker: material.checker,
  };
  if (body.ownInput === undefined) return { ...task, tests: visibleTests(material), reference: null };
  const reference = await pickReference(db, problemId, body.language);
  const own: JudgeTest = { number: 1, isVisible: true, input: { text: body.ownInput }, answer: null };
  return { ...task, tests: [own], reference };
}

function visibleTests(material: RunMaterial): JudgeTest[] {
  return material.tests.map((test) => ({
    number: test.number,
    isVisible: true,
    input: { sha256: test.input_sha },
    answer: { sha256: test.answer_sha },
    checker: test.checker,
  }));
}

/** The reference in the user's own language has the same numeric habits; C++ is the fastest of the others. */
async function pickReference(db: Queryable, problemId: string, language: LanguageId): Promise<RunTask["reference"]> {
  const solutions = await listReferenceSolutions(db, problemId);
  const pick = (wanted: LanguageId) => solutions.find((solution) => solution.language === wanted);
  return pick(language) ?? pick("cpp") ?? solutions[0] ?? null;
}

async function findOutcome(context: JudgingContext, id: string): Promise<RunResult | null> {
  const row = await findRun(context.pool, id);
  if (row === null) throw new DomainError("judge_unavailable", JUDGE_FAILED_RUN);
  if (row.result === null) return null;
  if (row.result.verdict === "JE") throw new DomainError("judge_unavailable", JUDGE_FAILED_RUN);
  return presentRunResult(row.task, row.result, await listTestTexts(context.pool, hashesOf(row.task)));
}
