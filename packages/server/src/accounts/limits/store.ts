import type { Queryable } from "../../platform/postgres/transaction.ts";

export async function deleteExpiredLimits(db: Queryable, now: Date): Promise<void> {
  await db.query("delete from rate_limit where expire < $1", [now.getTime()]);
}
