import { randomUUID } from "node:crypto";
import type { SearchStep } from "@verdict/contract/judging";
import type { SmallestFailure, SmallestResult } from "@verdict/contract/searching";
import { awaitSubjects } from "../../judging/await-subjects.ts";
import { cancelJobs } from "../../judging/queue.ts";
import { PROBLEM_BROKEN } from "../../judging/verdict-texts.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { requireProblem } from "../../problems/find-problem.ts";
import { holdAllowance, takeOwnAnswer } from "../allowance.ts";
import type { SubmissionsContext } from "../submissions-context.ts";
import { presentSmallest } from "./present-smallest.ts";
import { countSearches, findLastResult, findSearch, findSearchedSubmission, insertSearch } from "./store.ts";

/** A search takes a judge's slot for ten seconds at most, and one is enough to go on with. */
const MOST_AT_ONCE = 1;
const MOST_A_MINUTE = 6;
const RETRY_SECONDS = 10;

const NO_JUDGE = "No judge has answered in time. Please try again in a moment.";
const NO_ANSWERS_LEFT =
  "A search asks the reference solution, and its answers of today to this problem are used up. Please go on tomorrow.";

interface Asked {
  user: SignedInUser;
  submissionId: string;
}

/** What the last search has found, and whether one may be asked for. Throws not_found for what is not the user's own. */
export async function readSmallest(
  context: Pick<SubmissionsContext, "pool">,
  { user, submissionId }: Asked,
): Promise<{ isOffered: boolean; found: SmallestFailure | null }> {
  const submission = await requireOwn(context.pool, { user, submissionId });
  const found = await findLastResult(context.pool, { submissionId, version: null });
  const isOffered = submission.is_searchable && hasFailed(submission.verdict);
  return { isOffered, found: found === null ? null : presentSmallest(found) };
}

/**
 * Lets a judge look for the smallest input on which an own submission fails, and waits for it; what was found for the
 * problem as it is now is told again at once. A search that nobody waits for any more is stopped. Throws not_found,
 * conflict where there is nothing to look for or with, too_many_requests, judge_unavailable and problem_broken.
 */
export async function findSmallest(
  context: SubmissionsContext,
  input: Asked & { audience: { onSearched: (step: SearchStep) => void; signal: AbortSignal } },
): Promise<SmallestFailure> {
  const { user, submissionId, audience } = input;
  const { version } = await requireSearchable(context.pool, input);
  const known = await findLastResult(context.pool, { submissionId, version });
  if (known !== null) return presentSmallest(known);
  const id = randomUUID();
  let hasEnded = false;
  try {
    const [result] = await awaitSubjects<SmallestResult>(context, {
      purpose: "search",
      userId: user.id,
      inTurn: (work) => context.turns.inTurn(user.id, work),
      async store(db) {
        await store(db, { ...input, id });
        return [{ id, onSearched: audience.onSearched }];
      },
      onStored: () => undefined,
      find: () => findResult(context.pool, id),
      signal: audience.signal,
    });
    if (result === undefined || result === null) throw unavailable();
    hasEnded = true;
    return presentSmallest(result);
  } finally {
    if (!hasEnded) await cancelJobs(context.pool, [id]);
  }
}

async function requireOwn(db: Queryable, { user, submissionId }: Asked) {
  const found = isUuid(submissionId) ? await findSearchedSubmission(db, { id: submissionId, userId: user.id }) : null;
  if (found === null) throw new DomainError("not_found", "This submission does not exist");
  return found;
}

async function requireSearchable(db: Queryable, asked: Asked) {
  const submission = await requireOwn(db, asked);
  if (!hasFailed(submission.verdict)) throw new DomainError("conflict", "This submission has not failed.");
  if (!submission.is_searchable) throw new DomainError("conflict", "There is no search for this problem.");
  return submission;
}

function hasFailed(verdict: string | null): boolean {
  return verdict !== null && ["WA", "TLE", "MLE", "RTE", "OLE"].includes(verdict);
}

async function store(db: Queryable, { id, user, submissionId }: Asked & { id: string }): Promise<void> {
  await holdAllowance(db, user.id);
  const submission = await requireSearchable(db, { user, submissionId });
  const problem = await requireProblem(db, { id: submission.problem_id, user });
  const { atOnce, aMinute } = await countSearches(db, user.id);
  if (atOnce >= MOST_AT_ONCE || aMinute >= MOST_A_MINUTE) {
    const text = `One search at a time, and ${MOST_A_MINUTE} in a minute. Please wait a moment.`;
    throw new DomainError("too_many_requests", text, { retryAfterSeconds: RETRY_SECONDS });
  }
  // What is shown in the end is an answer of the reference to an input that the user's program has chosen.
  const isFree = problem.is_solved || user.role === "admin";
  if (!isFree && !(await takeOwnAnswer(db, { userId: user.id, problemId: problem.id }))) {
    throw new DomainError("too_many_requests", NO_ANSWERS_LEFT);
  }
  await insertSearch(db, { id, userId: user.id, submissionId, version: submission.version });
}

async function findResult(db: Queryable, id: string): Promise<SmallestResult | null> {
  const search = await findSearch(db, id);
  if (search === null) throw new DomainError("not_found", "This submission does not exist any more");
  if (search.fault?.kind === "problem") throw new DomainError("problem_broken", PROBLEM_BROKEN);
  if (search.fault !== null) throw unavailable();
  return search.result;
}

function unavailable(): DomainError {
  return new DomainError("judge_unavailable", NO_JUDGE, { retryAfterSeconds: RETRY_SECONDS });
}
