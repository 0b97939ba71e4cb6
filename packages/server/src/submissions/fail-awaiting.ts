import type pg from "pg";
import { notify } from "../judging/queue.ts";

/** Ends all submissions that wait for the tests of a problem that will not come. `reason` is for admins. */
export async function failAwaiting(
  pool: pg.Pool,
  { problemId, reason }: { problemId: string; reason: string },
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>("select fail_awaiting($1, $2) as id", [problemId, reason]);
  for (const { id } of rows) await notify(pool, "judged", id);
}
