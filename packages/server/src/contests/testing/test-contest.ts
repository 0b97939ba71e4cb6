import type { ContestForm } from "@verdict/contract/contest-form";
import type pg from "pg";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { insertContest } from "../organising/store.ts";

const MINUTE_MS = 60_000;

/** A contest that begins and ends so many minutes from now; before now where that is negative. */
export async function createTestContest(
  pool: pg.Pool,
  input: { id: string; from: number; to: number } & Partial<ContestForm>,
): Promise<void> {
  const { id, from, to, ...changes } = input;
  const form = { ...testContestForm({ from, to }), title: `Contest ${id}`, ...changes };
  await inTransaction(pool, (db) => insertContest(db, id, form));
}

export function testContestForm({ from, to }: { from: number; to: number }): ContestForm {
  // One moment for both: a contest of an hour is not to be a millisecond longer where the clock moves on in between.
  const now = Date.now();
  const inMinutes = (minutes: number) => new Date(now + minutes * MINUTE_MS).toISOString();
  return {
    title: "Autumn Open",
    intro: "",
    startsAt: inMinutes(from),
    endsAt: inMinutes(to),
    windowMinutes: null,
    freezeMinutes: null,
    rules: "icpc",
    penaltyMinutes: 20,
    teamSize: 1,
    isListed: true,
    joinCode: null,
    problemIds: [],
  };
}

/** Moves a contest with everything in it so many minutes into the past: time goes by. */
export async function letPass(pool: pg.Pool, contestId: string, minutes: number): Promise<void> {
  const past = "interval '1 minute' * $2";
  const values = [contestId, minutes];
  await pool.query(
    `update contest set starts_at = starts_at - ${past}, ends_at = ends_at - ${past},
            removed = (select coalesce(range_agg(tstzrange(lower(gap) - ${past}, upper(gap) - ${past})), '{}')
                         from unnest(removed) gap)
      where id = $1`,
    values,
  );
  await pool.query(`update contest_entry set started_at = started_at - ${past} where contest_id = $1`, values);
  await pool.query(`update contest_submission set at = at - ${past} where contest_id = $1`, values);
}
