import type { ContestForm } from "@verdict/contract/contest-form";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { slugOf } from "../../problems/authoring/slug.ts";
import { announceProblemsChanged } from "../../problems/problem-list.ts";
import { digestOf, readFullBoard } from "../read-board.ts";
import { requireContest } from "../read-contest.ts";
import * as store from "./store.ts";

interface Asked {
  id: string;
  user: SignedInUser;
}

/** Returns its id. Throws bad_input for a problem that does not exist. */
export async function createContest(pool: pg.Pool, form: ContestForm): Promise<string> {
  return inTransaction(pool, async (db) => {
    await requireProblems(db, form);
    const id = await store.findFreeContestId(db, slugOf(form.title));
    await store.insertContest(db, id, form);
    return id;
  });
}

/** Throws not_found, bad_input, and conflict where somebody else has saved it meanwhile. */
export async function updateContest(
  pool: pg.Pool,
  input: Asked & { form: ContestForm; revision: number },
): Promise<void> {
  await inTransaction(pool, async (db) => {
    await requireContest(db, input);
    await requireProblems(db, input.form);
    if (await store.replaceContest(db, input)) return;
    throw new DomainError("conflict", "Somebody else has changed this contest meanwhile. Please load it again.");
  });
}

/** Throws conflict while it goes on: those who take part would lose what they have done. */
export async function deleteContest(pool: pg.Pool, asked: Asked): Promise<void> {
  const contest = await requireContest(pool, asked);
  if (contest.starts_at <= contest.now && contest.now < contest.over_at) {
    throw new DomainError("conflict", "A contest that goes on cannot be deleted");
  }
  await store.removeContest(pool, contest.id);
}

/** Throws conflict while somebody still has time. */
export async function thaw(pool: pg.Pool, asked: Asked): Promise<void> {
  const contest = await requireOver(pool, asked);
  await store.markThawed(pool, contest.id);
}

/**
 * Says of the board as it is now that it is final. Throws conflict while somebody still has time, the board is frozen, a
 * submission that counts has no verdict, or a problem is being rejudged.
 */
export async function finalize(pool: pg.Pool, asked: Asked): Promise<void> {
  const contest = await requireOver(pool, asked);
  if (contest.frozen_from !== null && contest.frozen_from <= contest.now) {
    throw new DomainError("conflict", "The board is frozen: thaw it first");
  }
  const board = await readFullBoard(pool, contest);
  if (board.unjudged > 0) {
    throw new DomainError("conflict", `${board.unjudged} of the submissions that count have no verdict yet`);
  }
  const [rejudged] = await store.listRejudged(pool, contest.id);
  if (rejudged !== undefined) {
    throw new DomainError("conflict", `${rejudged} is being rejudged: apply or drop that first`);
  }
  await store.markFinal(pool, { id: contest.id, digest: digestOf(board) });
}

/** Returns how many problems were drafts. Throws conflict while somebody still has time. */
export async function publishProblems(pool: pg.Pool, asked: Asked): Promise<number> {
  const contest = await requireOver(pool, asked);
  const published = await store.publishDrafts(pool, contest.id);
  await announceProblemsChanged(pool);
  return published;
}

async function requireOver(pool: pg.Pool, asked: Asked) {
  const contest = await requireContest(pool, asked);
  if (contest.now < contest.over_at) throw new DomainError("conflict", "The contest is not over for all yet");
  return contest;
}

async function requireProblems(db: Queryable, { problemIds }: ContestForm): Promise<void> {
  const [unknown] = await store.listUnknownProblems(db, problemIds);
  if (unknown !== undefined) throw new DomainError("bad_input", `There is no problem ${unknown}`);
}
