import type { ContestForm } from "@verdict/contract/contest-form";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { slugOf } from "../../problems/authoring/slug.ts";
import { announceProblemsChanged } from "../../problems/problem-list.ts";
import { hasOthers } from "../challenges/store.ts";
import { digestOf, readFullBoard } from "../read-board.ts";
import { type AskedContest, refuseOthers, requireContest, requireOrganiser } from "../require-contest.ts";
import { listProblems } from "../store.ts";
import { presentForm } from "./present-form.ts";
import * as store from "./store.ts";

/** Returns its id. Throws bad_input for a problem that does not exist. */
export async function createContest(pool: pg.Pool, form: ContestForm): Promise<string> {
  return inTransaction(pool, async (db) => {
    await requireProblems(db, form, new Set());
    const id = await store.findFreeContestId(db, slugOf(form.title));
    await store.insertContest(db, id, form);
    return id;
  });
}

/** As the form holds it, with the titles of its problems: not every organiser has drafts in the list of problems. */
export async function readForm(db: Queryable, asked: AskedContest) {
  const contest = await requireOrganiser(db, asked);
  const [row, problems] = await Promise.all([store.findForm(db, contest.id), listProblems(db, contest.id)]);
  if (row === null) throw new DomainError("not_found", "This contest does not exist");
  return {
    ...presentForm(row),
    problems: problems.map((one) => ({ problemId: one.problem_id, title: one.title, isDraft: one.is_draft })),
  };
}

/** Throws not_found, not_allowed, bad_input, and conflict where somebody else has saved it meanwhile. */
export async function updateContest(
  pool: pg.Pool,
  input: AskedContest & { form: ContestForm; revision: number },
): Promise<void> {
  await inTransaction(pool, async (db) => {
    const contest = await requireOrganiser(db, input);
    if (contest.is_challenge) throw new DomainError("conflict", "A challenge stays as it was made");
    await requireProblems(db, input.form, await hiddenFrom(db, { contestId: contest.id, user: input.user }));
    if (await store.replaceContest(db, input)) return;
    throw new DomainError("conflict", "Somebody else has changed this contest meanwhile. Please load it again.");
  });
}

/**
 * Throws not_found, not_allowed, and conflict while it goes on (those who take part would lose what they have done) or
 * others take part in the user's own challenge.
 */
export async function deleteContest(pool: pg.Pool, asked: AskedContest): Promise<void> {
  const contest = await requireContest(pool, asked);
  if (contest.is_own && !asked.user.isProgram) return deleteOwnChallenge(pool, asked);
  refuseOthers(contest, asked.user);
  if (contest.starts_at <= contest.now && contest.now < contest.over_at && !contest.is_challenge) {
    throw new DomainError("conflict", "A contest that goes on cannot be deleted");
  }
  await store.removeContest(pool, contest.id);
}

/** Its maker's right as long as nobody else is in it; of the site's staff, admins may delete any. */
async function deleteOwnChallenge(pool: pg.Pool, { id, user }: AskedContest): Promise<void> {
  await inTransaction(pool, async (db) => {
    await store.lockContest(db, id);
    if (user.role !== "admin" && (await hasOthers(db, { id, userId: user.id }))) {
      throw new DomainError("conflict", "Others take part in this challenge: it stays until its end");
    }
    await store.removeContest(db, id);
  });
}

/** Throws conflict while somebody still has time. */
export async function thaw(pool: pg.Pool, asked: AskedContest): Promise<void> {
  const contest = await requireOver(pool, asked);
  await store.markThawed(pool, contest.id);
}

/**
 * Says of the board as it is now that it is final. Throws conflict while somebody still has time, the board is frozen,
 * a submission that counts has no verdict, or a problem is being rejudged.
 */
export async function finalize(pool: pg.Pool, asked: AskedContest): Promise<void> {
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

/**
 * Returns how many problems were drafts. Throws conflict while somebody still has time, and where another contest that
 * is not over keeps one of them.
 */
export async function publishProblems(pool: pg.Pool, asked: AskedContest): Promise<number> {
  const contest = await requireOver(pool, asked);
  const [kept] = await store.listKeptElsewhere(pool, contest.id);
  if (kept !== undefined) {
    throw new DomainError("conflict", `${kept} is kept for another contest, which is not over yet`);
  }
  const published = await store.publishDrafts(pool, contest.id);
  await announceProblemsChanged(pool);
  return published;
}

async function requireOver(pool: pg.Pool, asked: AskedContest) {
  const contest = await requireOrganiser(pool, asked);
  if (contest.now < contest.over_at) throw new DomainError("conflict", "The contest is not over for all yet");
  return contest;
}

/**
 * What an organiser who is no admin does not know of: drafts that an admin has not put into the contest. Their names
 * are nobody's business, so the refusal is the one of a problem that there is not.
 */
async function hiddenFrom(
  db: Queryable,
  { contestId, user }: { contestId: string; user: SignedInUser },
): Promise<ReadonlySet<string>> {
  return new Set(user.role === "admin" ? [] : await store.listOtherDrafts(db, contestId));
}

async function requireProblems(db: Queryable, { problemIds }: ContestForm, hidden: ReadonlySet<string>): Promise<void> {
  const [first] = await store.listUnknownProblems(db, problemIds);
  const unknown = first ?? problemIds.find((id) => hidden.has(id));
  if (unknown !== undefined) throw new DomainError("bad_input", `There is no problem ${unknown}`);
}
