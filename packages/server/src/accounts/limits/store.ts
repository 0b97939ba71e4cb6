import type { Queryable } from "../../platform/postgres/transaction.ts";

/** At most so many; returns how many. */
export async function deleteExpiredLimits(db: Queryable, now: Date, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from rate_limit where key in
       (select key from rate_limit where expire < $1 order by expire limit $2 for update skip locked)`,
    [now.getTime(), most],
  );
  return rowCount ?? 0;
}
