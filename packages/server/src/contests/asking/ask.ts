import type { ContestMessage, JuryMessage } from "@verdict/contract/contest-questions";
import { labelOf } from "@verdict/contract/contests";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import { firstThatFit } from "../../platform/http/most-bytes.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { requireContest, requireJury } from "../require-contest.ts";
import { findOwnEntry, listProblems } from "../store.ts";
import * as store from "./store.ts";

/** Who has so many open questions waits for an answer before the next. */
const MOST_WAITING = 5;
/** A question every three minutes for five hours. */
const MOST_ASKED = 100;

interface Asked {
  contestId: string;
  user: SignedInUser;
}

/** Newest first; none for those who take no part. */
export async function readMessages(db: Queryable, { contestId, user }: Asked): Promise<ContestMessage[]> {
  const contest = await requireContest(db, { id: contestId, user });
  const rows = await store.listReadable(db, { contestId: contest.id, userId: user.id });
  return firstThatFit(rows.map(presentMessage));
}

/** For the jury: also what others have asked. */
export async function readJuryMessages(db: Queryable, { contestId, user }: Asked): Promise<JuryMessage[]> {
  const contest = await requireJury(db, { id: contestId, user });
  const rows = await store.listForJury(db, contest.id);
  return firstThatFit(rows.map((row) => ({ ...presentMessage(row), from: row.from })));
}

/**
 * Throws not_found, bad_input for a letter that there is not, and conflict for who has no time or has asked too much.
 */
export async function ask(pool: pg.Pool, input: Asked & { label: string | null; text: string }): Promise<void> {
  const contest = await requireContest(pool, { id: input.contestId, user: input.user });
  if (contest.is_challenge) throw new DomainError("conflict", "A challenge has no jury that could answer");
  await inTransaction(pool, async (db) => {
    const entry = await findOwnEntry(db, { contestId: contest.id, userId: input.user.id });
    const isRunning =
      entry !== null &&
      entry.starts_at !== null &&
      entry.ends_at !== null &&
      entry.starts_at <= contest.now &&
      contest.now < entry.ends_at;
    if (!isRunning) throw new DomainError("conflict", "You can ask while your time runs");
    const problemId = await findProblem(db, { contestId: contest.id, label: input.label });
    const { asked, waiting } = await store.countAsked(db, entry.id);
    if (waiting >= MOST_WAITING) throw new DomainError("conflict", "Wait for the answers to your other questions");
    if (asked >= MOST_ASKED) throw new DomainError("conflict", "You have asked as much as one can");
    await store.insertQuestion(db, { contestId: contest.id, entryId: entry.id, problemId, text: input.text });
  });
}

/** Throws not_found for a contest or a question that there is not. */
export async function answer(
  db: Queryable,
  input: Asked & { questionId: string; text: string; isPublic: boolean },
): Promise<void> {
  const contest = await requireJury(db, { id: input.contestId, user: input.user });
  const { questionId: id, text, isPublic } = input;
  if (await store.putAnswer(db, { contestId: contest.id, id, text, isPublic })) return;
  throw new DomainError("not_found", "This question does not exist");
}

/** Throws not_found, and bad_input for a letter that there is not. */
export async function announce(db: Queryable, input: Asked & { label: string | null; text: string }): Promise<void> {
  const contest = await requireJury(db, { id: input.contestId, user: input.user });
  const problemId = await findProblem(db, { contestId: contest.id, label: input.label });
  await store.insertAnnouncement(db, { contestId: contest.id, problemId, text: input.text });
}

async function findProblem(db: Queryable, input: { contestId: string; label: string | null }): Promise<string | null> {
  if (input.label === null) return null;
  const problems = await listProblems(db, input.contestId);
  const found = problems.find((_problem, index) => labelOf(index + 1) === input.label);
  if (found === undefined) throw new DomainError("bad_input", `There is no problem ${input.label}`);
  return found.problem_id;
}

function presentMessage(row: store.QuestionRow): ContestMessage {
  return {
    _id: row.id,
    label: row.ordinal === null ? null : labelOf(row.ordinal),
    question: row.question,
    isOwn: row.is_own,
    answer: row.answer,
    isPublic: row.is_public,
    at: row.at.toISOString(),
    number: row.answer_number,
    isUnread: row.is_unread,
  };
}
