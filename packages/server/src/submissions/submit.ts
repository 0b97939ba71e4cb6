import { randomUUID } from "node:crypto";
import type { JudgeStep } from "@verdict/contract/judging";
import type { SubmitBody, SubmitResult } from "@verdict/contract/submissions";
import type * as z from "zod/mini";
import { awaitSubjects } from "../judging/await-subjects.ts";
import { JUDGE_FAILED_SUBMISSION, NO_JUDGE_FOR_SUBMISSION, PROBLEM_BROKEN } from "../judging/verdict-texts.ts";
import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { noteInLog } from "../platform/request-scope.ts";
import { requireProblem } from "../problems/find-problem.ts";
import { requireSubmissionsLeft, requireTriesLeft, takeAllowance } from "./allowance.ts";
import { type Audience, type ToldStep, toldStep } from "./audience.ts";
import { requireCodeSize } from "./code-size.ts";
import { presentSubmitResult } from "./present-submission.ts";
import { findFailedInput, findSubmission, insertSubmission } from "./store.ts";
import type { SubmissionsContext } from "./submissions-context.ts";

const TESTS_BEING_BUILT =
  "The hidden tests of this problem are still being built, once after the installation. Run works already; please submit again in a minute.";
const BUILD_RETRY_SECONDS = 20;

interface Submit {
  user: SignedInUser;
  problemId: string;
  body: z.infer<typeof SubmitBody>;
}

/**
 * Keeps the submission, lets it be judged against all tests and waits for the verdict. It is judged whether anybody
 * waits or not. Throws judge_unavailable when no verdict came in time, or when the judge could not reach one, and
 * problem_broken.
 */
export async function submit(
  context: SubmissionsContext,
  input: Submit & { audience: Audience },
): Promise<SubmitResult> {
  requireCodeSize(input.body.code);
  const id = randomUUID();
  noteInLog({ submissionId: id });
  const { audience, user } = input;
  let tests = { total: 0, visible: 0, areKnown: false };
  const hidden = new Map<number, ToldStep>();
  const [result] = await awaitSubjects(context, {
    purpose: "submission",
    userId: user.id,
    inTurn: (work) => context.turns.inTurn(user.id, work),
    async store(db) {
      tests = await store(db, { ...input, id });
      return [{ id, onStep: tell }];
    },
    onStored: () => audience.onAccepted({ id, totalTestCases: tests.total }),
    find: () => findResult(context.pool, id),
    signal: audience.signal,
  });
  if (result === undefined || result === null) {
    throw new DomainError("judge_unavailable", NO_JUDGE_FOR_SUBMISSION, { retryAfterSeconds: 10 });
  }
  for (const [, step] of [...hidden].sort(([a], [b]) => a - b)) audience.onStep(step);
  return result;

  /** The moment of an event tells how long a test took, and a program decides that: hidden tests are told at the end. */
  function tell(step: JudgeStep): void {
    const told = toldStep(step, tests.visible);
    if (told.kind === "hidden-test" && !tests.areKnown) hidden.set(told.number, told);
    else audience.onStep(told);
  }
}

/** Returns the numbers of tests, and whether their user knows them or has solved the problem. */
async function store(
  db: Queryable,
  { id, user, problemId, body }: Submit & { id: string },
): Promise<{ total: number; visible: number; areKnown: boolean }> {
  await takeAllowance(db, user.id);
  const problem = await requireProblem(db, { id: problemId, user });
  if (problem.awaits_tests) {
    throw new DomainError("unavailable", TESTS_BEING_BUILT, { retryAfterSeconds: BUILD_RETRY_SECONDS });
  }
  if (user.role !== "admin") await requireSubmissionsLeft(db, user.id);
  // Who has solved it, or may look at its tests anyway, learns nothing from a verdict.
  const areKnown = problem.is_solved || user.role === "admin";
  if (!areKnown) await requireTriesLeft(db, { userId: user.id, problemId });
  const { code, language } = body;
  await insertSubmission(db, { id, userId: user.id, problemId, code, language, total: problem.test_count });
  return { total: problem.test_count, visible: problem.visible_test_count, areKnown };
}

async function findResult(db: Queryable, id: string): Promise<SubmitResult | null> {
  const row = await findSubmission(db, id);
  if (row === null) throw new DomainError("not_found", "This submission does not exist any more");
  const { verdict } = row;
  if (verdict === null) return null;
  if (verdict !== "JE") return presentSubmitResult({ ...row, verdict }, await findFailedInput(db, id));
  if (row.fault?.kind === "problem") throw new DomainError("problem_broken", PROBLEM_BROKEN);
  throw new DomainError("judge_unavailable", JUDGE_FAILED_SUBMISSION);
}
