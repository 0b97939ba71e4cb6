import { randomUUID } from "node:crypto";
import type { SubmitBody, SubmitResult } from "@verdict/contract/submissions";
import type * as z from "zod/mini";
import { programDigest } from "../judging/program-digest.ts";
import { PROBLEM_BROKEN } from "../judging/verdict-texts.ts";
import { tieSubmission } from "../openings/store.ts";
import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { noteInLog } from "../platform/request-scope.ts";
import { awaitTests } from "../problems/building/store.ts";
import { requireProblem } from "../problems/find-problem.ts";
import { NO_TESTS } from "../problems/judging-task.ts";
import { holdAllowance, requireJobsLeft, requireSubmissionsLeft, requireTriesLeft } from "./allowance.ts";
import { requireCodeSize } from "./code-size.ts";
import { findByKey, insertSubmission } from "./store.ts";
import type { SubmissionEvent } from "./submission-events.ts";
import type { SubmissionsContext } from "./submissions-context.ts";
import { type AwaitedSubmission, tellSubmission } from "./tell-submission.ts";

interface Submit {
  user: SignedInUser;
  problemId: string;
  body: z.infer<typeof SubmitBody>;
}

/**
 * Keeps the submission, lets it be judged against all tests and waits for the verdict. It is judged whether anybody
 * waits or not. One that is sent again with its key is waited for, and not kept twice. Throws judge_unavailable when no
 * verdict came in time, or when the judge could not reach one, problem_broken, and
 * queue_full.
 */
export async function* submit(
  context: SubmissionsContext,
  input: Submit & { signal: AbortSignal },
): AsyncGenerator<SubmissionEvent, SubmitResult> {
  const arrivedAt = performance.now();
  requireCodeSize(input.body.code);
  const refusal = await context.line.findRefusal("submission");
  const { user, signal } = input;
  return yield* tellSubmission(context, {
    userId: user.id,
    inTurn: (work) => context.turns.inTurn(user.id, work),
    async store(db) {
      const submission = await store(db, { ...input, refusal, arrivedAt });
      noteInLog({ submissionId: submission.id });
      const { language, code: source } = input.body;
      return [{ ...submission, digest: programDigest({ userId: user.id, language, source }) }];
    },
    signal,
  });
}

async function store(
  db: Queryable,
  { user, problemId, body, refusal, arrivedAt }: Submit & { refusal: DomainError | null; arrivedAt: number },
): Promise<AwaitedSubmission> {
  await holdAllowance(db, user.id);
  const { code, language, key } = body;
  const earlier = key === undefined ? null : await findByKey(db, { userId: user.id, key });
  if (
    earlier !== null &&
    (earlier.problem_id !== problemId || earlier.code !== code || earlier.language !== language)
  ) {
    throw new DomainError("conflict", "Another submission was sent with this key");
  }
  // What is kept already takes no room.
  if (earlier === null && refusal !== null) throw refusal;
  if (earlier === null) await requireJobsLeft(db, user.id);
  const problem = await requireProblem(db, { id: problemId, user });
  // Who has solved it, or may look at its tests anyway, learns nothing from a verdict.
  const areKnown = problem.is_solved || user.role === "admin";
  const visible = problem.visible_test_count;
  if (earlier !== null) return { id: earlier.id, isKept: true, total: earlier.total, visible, areKnown };
  const awaited = problem.awaits_tests ? await awaitTests(db, problemId) : null;
  // They have come meanwhile: the problem is another one now.
  if (problem.awaits_tests && awaited === null) return await store(db, { user, problemId, body, refusal, arrivedAt });
  if (awaited?.fault) throw new DomainError("problem_broken", PROBLEM_BROKEN);
  if (user.role !== "admin") await requireSubmissionsLeft(db, user.id);
  if (!areKnown) await requireTriesLeft(db, { userId: user.id, problemId });
  const total = awaited?.total ?? problem.test_count;
  if (total === 0) throw new DomainError("conflict", NO_TESTS);
  const id = randomUUID();
  await insertSubmission(db, { id, userId: user.id, problemId, code, language, total, key });
  // A line at the last second of a contest costs nobody a place on its board.
  const isUrgent = await tieSubmission(db, {
    submissionId: id,
    userId: user.id,
    problemId,
    waitedMs: performance.now() - arrivedAt,
  });
  const purpose = isUrgent ? "contest" : undefined;
  return { id, isKept: false, total, visible, areKnown, purpose, awaits: awaited === null ? undefined : problemId };
}
