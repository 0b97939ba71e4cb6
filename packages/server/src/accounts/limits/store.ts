import type { Queryable } from "../../platform/postgres/transaction.ts";

/** Milliseconds since 1970 by the database's clock: the clocks of two web servers may be minutes apart. */
const NOW = "(extract(epoch from now()) * 1000)::bigint";
const IS_OVER = `rate_limit.expire <= ${NOW}`;

/** What is taken under a key, and when that is forgotten. */
export interface Spent {
  points: number;
  leftMs: number;
}

const SPENT = `points, (expire - ${NOW})::float8 as "leftMs"`;

/** Between two transactions at the same moment, and no longer. */
const APART_MS = 60_000;

/**
 * Adds to what is taken under the key; the first point begins the time after which all of them are forgotten. Where the
 * clock was set back meanwhile, that time begins anew with the next point, and lasts no longer than it ever does.
 */
export async function addPoint(db: Queryable, { key, seconds }: { key: string; seconds: number }): Promise<Spent> {
  const { rows } = await db.query<Spent>(
    `insert into rate_limit (key, points, expire) values ($1, 1, ${NOW} + $2::bigint)
     on conflict (key) do update
        set points = case when ${IS_OVER} then 1 else rate_limit.points + 1 end,
            expire = case when ${IS_OVER} then excluded.expire else least(rate_limit.expire, excluded.expire) end
     returning ${SPENT}`,
    [key, seconds * 1000],
  );
  const [spent] = rows;
  if (spent === undefined) throw new Error("an upsert gives its row");
  return spent;
}

/** Nothing where the clock was set back since: whoever waits for its end would wait for both. */
export async function findSpent(db: Queryable, { key, seconds }: { key: string; seconds: number }): Promise<Spent> {
  const { rows } = await db.query<Spent>(
    `select ${SPENT} from rate_limit where key = $1 and not ${IS_OVER} and expire <= ${NOW} + $2::bigint`,
    [key, seconds * 1000 + APART_MS],
  );
  return rows[0] ?? { points: 0, leftMs: 0 };
}

export async function takePointBack(db: Queryable, key: string): Promise<void> {
  await db.query(`update rate_limit set points = points - 1 where key = $1 and points > 0 and not ${IS_OVER}`, [key]);
}

/** From now on so many are taken under the key, whatever was before. */
export async function setPoints(
  db: Queryable,
  { key, points, seconds }: { key: string; points: number; seconds: number },
): Promise<void> {
  await db.query(
    `insert into rate_limit (key, points, expire) values ($1, $2, ${NOW} + $3::bigint)
     on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    [key, points, seconds * 1000],
  );
}

export async function forgetKey(db: Queryable, key: string): Promise<void> {
  await db.query("delete from rate_limit where key = $1", [key]);
}

/** At most so many; returns how many. */
export async function deleteExpiredLimits(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from rate_limit where key in
       (select key from rate_limit where expire < ${NOW} order by expire limit $1 for update skip locked)`,
    [most],
  );
  return rowCount ?? 0;
}
