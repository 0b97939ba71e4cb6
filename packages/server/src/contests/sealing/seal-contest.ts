import { createHmac, randomBytes } from "node:crypto";
import type { SealedFile, SealedStatements } from "@verdict/contract/sealed-statements";
import { keyOfBytes, sealStatements } from "@verdict/contract/sealing";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { mayReadProblems } from "../may-read-problems.ts";
import { type AskedContest, mayJudge, requireContest, requireOrganiser } from "../require-contest.ts";
import { type ContestRow, findOwnEntry } from "../store.ts";
import { readStatements } from "./read-statements.ts";
import { findSealKey, insertSeal, removeSeal } from "./store.ts";

/** The bytes of a key. */
const KEY_BYTES = 20;
/** So much of a digest tells editions apart. */
const EDITION_CHARACTERS = 8;

/** Throws not_found and not_allowed, and conflict where everybody has an own clock, or once the contest has begun. */
export async function offerSealed(pool: pg.Pool, asked: AskedContest): Promise<void> {
  const contest = await requireOrganiser(pool, asked);
  if (contest.window_minutes !== null) {
    throw new DomainError("conflict", "One key opens them for all: that needs one clock for all");
  }
  if (contest.starts_at <= contest.now) throw new DomainError("conflict", "The contest has begun already");
  const key = keyOfBytes(randomBytes(KEY_BYTES));
  const text = `The key of the sealed statements: ${key}`;
  const isNew = await inTransaction(pool, (db) => insertSeal(db, { contestId: contest.id, key, text }));
  if (!isNew) throw new DomainError("conflict", "The statements are offered already");
}

/** Throws not_found and not_allowed. */
export async function withdrawSealed(pool: pg.Pool, asked: AskedContest): Promise<void> {
  const contest = await requireOrganiser(pool, asked);
  if (await inTransaction(pool, (db) => removeSeal(db, contest.id))) return;
  throw new DomainError("not_found", "No statements are offered");
}

/** Of the whole contest, the same for all who may have it: what is read once a second at most. */
export interface SealedNow {
  key: string;
  edition: string;
  file: SealedFile;
}

/** Null where no statements are offered. */
export async function sealNow(db: Queryable, contest: { id: string; title: string }): Promise<SealedNow | null> {
  const key = await findSealKey(db, contest.id);
  if (key === null) return null;
  const statements = await readStatements(db, contest);
  const edition = editionOf(statements, key);
  return { key, edition, file: await sealStatements({ statements, key, edition }) };
}

/** By the key: a plain digest would tell whoever has guessed a statement that it is the one. */
function editionOf(statements: SealedStatements, key: string): string {
  return createHmac("sha256", key).update(JSON.stringify(statements)).digest("hex").slice(0, EDITION_CHARACTERS);
}

/**
 * The contest for those who may have its sealed statements: its staff, who takes part, and once it is over who may read
 * the problems. `mayHaveKey`: from the own start on, and the staff at any time. Throws not_found and not_allowed.
 */
export async function requireSealed(
  db: Queryable,
  asked: AskedContest,
): Promise<{ contest: ContestRow; mayHaveKey: boolean }> {
  const contest = await requireContest(db, asked);
  const entry = await findOwnEntry(db, { contestId: contest.id, userId: asked.user.id });
  const mayHaveKey = mayJudge(contest, asked.user) || mayReadProblems(contest, entry);
  if (entry === null && !mayHaveKey) throw new DomainError("not_allowed", "Take part in the contest first");
  if (!contest.has_sealed) throw new DomainError("not_found", "This contest has no sealed statements");
  return { contest, mayHaveKey };
}
