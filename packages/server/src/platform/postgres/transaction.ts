import type pg from "pg";
import { databaseFaultOf } from "./database-fault.ts";
import { inTransactionScope } from "./transaction-scope.ts";

/** What a store function needs: a pool, or the client of an open transaction. */
export type Queryable = Pick<pg.Pool, "query"> | Pick<pg.ClientBase, "query">;

/**
 * Runs the work in one transaction: commits when it resolves, rolls back when it rejects, with the same error. The work
 * uses the client alone and never the pool: as many such as there are connections would wait for each other.
 *
 * `afterwards` goes in the same message as the commit, which saves the way back and forth and the wait for a
 * connection: statements without parameters, which are a transaction of their own and run only when the commit has
 * worked. Where they fail, this rejects, and what was done stays.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  afterwards?: string,
): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query("begin");
    const result = await inTransactionScope(pool, () => work(client));
    await client.query(afterwards === undefined ? "commit" : `commit; ${afterwards}`);
    return result;
  } catch (error) {
    isBroken = databaseFaultOf(error) === "away" || !(await canRollBack(client));
    throw error;
  } finally {
    client.release(isBroken); // A connection that cannot roll back is thrown away, not reused.
  }
}

function canRollBack(client: pg.PoolClient): Promise<boolean> {
  return client.query("rollback").then(
    () => true,
    () => false,
  );
}
