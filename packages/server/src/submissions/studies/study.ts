import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { MeasuredEvent } from "@verdict/contract/growth";
import type { SearchedEvent } from "@verdict/contract/smallest";
import { isPoorStudy, type StudyKind, type StudyResult, type StudyStep } from "@verdict/contract/studies";
import { secondsOfMs } from "@verdict/contract/units";
import type { Verdict } from "@verdict/contract/verdict";
import type pg from "pg";
import type * as z from "zod/mini";
import { awaitSubjects } from "../../judging/await-subjects.ts";
import { markCancelled, type Purpose, tellCancelled } from "../../judging/queue.ts";
import { PROBLEM_BROKEN } from "../../judging/verdict-texts.ts";
import { closesHelp } from "../../openings/store.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { refuseHelp, requireProblem } from "../../problems/find-problem.ts";
import { holdAllowance } from "../allowance.ts";
import type { SubmissionsContext } from "../submissions-context.ts";
import { countStudies, findLastResult, findStudiedSubmission, findStudy, insertStudy } from "./store.ts";

/** What a judge may find out about an own submission beside its verdict, and what is told of it. */
export interface Study<Result extends StudyResult, Told> {
  kind: StudyKind;
  purpose: Purpose;
  isFor(verdict: Verdict): boolean;
  /** To whom the submission's verdict gives nothing to ask. */
  notFor: string;
  /** Where the problem's own program has a part in the runs. */
  notWithInteraction: string;
  /** Where the problem's package does not say how to make inputs, or an admin has switched studies off. */
  notHere: string;
  parse(result: unknown): Result;
  present(result: Result): Told;
  /**
   * Throws where this user may ask for no more. In the transaction that stores the study. What it gives takes back what
   * the study costs; null where that is nothing.
   */
  charge?(
    db: Queryable,
    input: { user: SignedInUser; problem: { id: string; is_solved: boolean } },
  ): Promise<Refund | null>;
}

type Refund = (db: Queryable) => Promise<void>;

export interface Asked {
  user: SignedInUser;
  submissionId: string;
}

/** A study takes a judge's slot for ten seconds and more, and one is enough to go on with. */
const MOST_AT_ONCE = 1;
const MOST_A_MINUTE = 6;
const RETRY_SECONDS = 10;
/**
 * Whoever stops one, or goes on to the next submission, presses sooner than the end of the last one is known here: the
 * page itself leaves the last one two seconds for a layout that shows it again.
 */
const BUSY_TRIES = 20;
const BUSY_PAUSE_MS = 150;
const TOO_MANY = `One search or measurement at a time, and ${MOST_A_MINUTE} in a minute. Please wait a moment.`;
const NO_JUDGE = "No judge has answered in time. Please try again in a moment.";

/** What is told of a study on the way, as the contract names it. */
type StudyEvent =
  | { event: "searched"; data: z.infer<typeof SearchedEvent> }
  | { event: "measured"; data: MeasuredEvent };

/** What the last study of this kind has found. Throws not_found for what is not the user's own. */
export async function readStudy<Result extends StudyResult, Told>(
  context: Pick<SubmissionsContext, "pool">,
  study: Study<Result, Told>,
  { user, submissionId }: Asked,
): Promise<{ isOffered: boolean; found: Told | null; whyNot?: string }> {
  const submission = await requireOwn(context.pool, { user, submissionId });
  if (closesHelp(submission.closed_by)) return { isOffered: false, found: null };
  if (submission.has_part_in_run) return { isOffered: false, found: null, whyNot: study.notWithInteraction };
  const found = await findLastResult(context.pool, { kind: study.kind, submissionId, version: null });
  const isOffered = submission.allows_studies && submission.verdict !== null && study.isFor(submission.verdict);
  return { isOffered, found: found === null ? null : study.present(study.parse(found)) };
}

/**
 * Lets a judge study an own submission, and waits for it; what was found for the problem as it is now is told again at
 * once, unless it was poor. A study that nobody waits for any more is stopped. Throws not_found, conflict where there
 * is nothing to study or nothing to study it with, too_many_requests while another one goes on for three seconds more,
 * judge_unavailable and problem_broken.
 */
export async function* makeStudy<Result extends StudyResult, Told>(
  context: SubmissionsContext,
  study: Study<Result, Told>,
  input: Asked & { signal: AbortSignal },
): AsyncGenerator<StudyEvent, Told> {
  const { user, submissionId, signal } = input;
  const { kind, purpose } = study;
  const { version } = await requireStudied(context.pool, study, input);
  const known = await findLastResult(context.pool, { kind, submissionId, version });
  if (known !== null) {
    const result = study.parse(known);
    if (!isPoorStudy(result)) return study.present(result);
  }
  await waitForLastStudy(context.pool, { userId: user.id, signal });
  const id = randomUUID();
  let hasEnded = false;
  let refund: Refund | null = null;
  const inTurn = (work: () => Promise<void>) => context.turns.inTurn(user.id, work);
  const storeOne = async (db: Queryable) => {
    refund = await store(db, study, { ...input, id });
    return [{ id }];
  };
  const find = () => findResult(context.pool, study, id);
  try {
    const events = awaitSubjects(context, { purpose, userId: user.id, inTurn, store: storeOne, find, signal });
    for await (const event of events) {
      if (event.kind === "studied") yield stepEvent(event.step);
      if (event.kind !== "judged") continue;
      hasEnded = true;
      return study.present(event.found);
    }
    throw unavailable();
  } finally {
    if (!hasEnded) await giveUp(context.pool, { id, refund });
  }
}

function stepEvent(step: StudyStep): StudyEvent {
  switch (step.kind) {
    case "searched": {
      const { kind, tried, largestTried, smallest } = step;
      return { event: kind, data: { tried, largestTried, smallest } };
    }
    case "measured": {
      const { kind, program, runs, word, size, full, cpuMs } = step;
      return { event: kind, data: { program, runs, word, size, full, seconds: secondsOfMs(cpuMs) } };
    }
    default:
      return step satisfies never;
  }
}

/** Costs nothing where no judge has it, or ever will: what one has begun may still be found, and read later. */
async function giveUp(pool: pg.Pool, { id, refund }: { id: string; refund: Refund | null }): Promise<void> {
  const running = await inTransaction(pool, async (db) => {
    const held = await markCancelled(db, [id]);
    const row = held.length > 0 ? null : await findStudy(db, id);
    const isLost = row !== null && row.result === null && row.fault?.kind !== "problem";
    if (isLost) await refund?.(db);
    return held;
  });
  for (const jobId of running) await tellCancelled(pool, jobId);
}

/**
 * Holds no connection and no lock meanwhile. Whether there is room is decided in the transaction that stores the study.
 */
async function waitForLastStudy(db: Queryable, { userId, signal }: { userId: string; signal: AbortSignal }) {
  for (let left = BUSY_TRIES; left > 0 && !signal.aborted; left -= 1) {
    if ((await countStudies(db, userId)).atOnce < MOST_AT_ONCE) return;
    await sleep(BUSY_PAUSE_MS);
  }
}

async function requireOwn(db: Queryable, { user, submissionId }: Asked) {
  const found = isUuid(submissionId) ? await findStudiedSubmission(db, { id: submissionId, userId: user.id }) : null;
  if (found === null) throw new DomainError("not_found", "This submission does not exist");
  return user.role === "admin" ? { ...found, closed_by: null } : found;
}

type Terms = Pick<Study<never, unknown>, "isFor" | "notFor" | "notHere" | "notWithInteraction">;

async function requireStudied(db: Queryable, terms: Terms, asked: Asked) {
  const submission = await requireOwn(db, asked);
  refuseHelp(submission);
  if (submission.has_part_in_run) throw new DomainError("conflict", terms.notWithInteraction);
  if (submission.verdict === null || !terms.isFor(submission.verdict)) throw new DomainError("conflict", terms.notFor);
  if (!submission.allows_studies) throw new DomainError("conflict", terms.notHere);
  return submission;
}

async function store(
  db: Queryable,
  study: Terms & Pick<Study<never, unknown>, "kind" | "charge">,
  { id, user, submissionId }: Asked & { id: string },
): Promise<Refund | null> {
  await holdAllowance(db, user.id);
  const submission = await requireStudied(db, study, { user, submissionId });
  const problem = await requireProblem(db, { id: submission.problem_id, user });
  const { atOnce, aMinute } = await countStudies(db, user.id);
  if (atOnce >= MOST_AT_ONCE || aMinute >= MOST_A_MINUTE) {
    throw new DomainError("too_many_requests", TOO_MANY, { retryAfterSeconds: RETRY_SECONDS });
  }
  const refund = (await study.charge?.(db, { user, problem })) ?? null;
  await insertStudy(db, { id, kind: study.kind, userId: user.id, submissionId, version: submission.version });
  return refund;
}

async function findResult<Result extends StudyResult>(
  db: Queryable,
  { parse }: Pick<Study<Result, unknown>, "parse">,
  id: string,
): Promise<Result | null> {
  const row = await findStudy(db, id);
  if (row === null) throw new DomainError("not_found", "This submission does not exist any more");
  if (row.fault?.kind === "problem") throw new DomainError("problem_broken", PROBLEM_BROKEN);
  if (row.fault !== null) throw unavailable();
  return row.result === null ? null : parse(row.result);
}

function unavailable(): DomainError {
  return new DomainError("judge_unavailable", NO_JUDGE, { retryAfterSeconds: RETRY_SECONDS });
}
