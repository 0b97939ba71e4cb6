import type pg from "pg";
import { databaseFaultOf } from "./database-fault.ts";
import { inTransactionScope } from "./transaction-scope.ts";

/** What a store function needs: a pool, or the client of an open transaction. */
export type Queryable = Pick<pg.Pool, "query"> | Pick<pg.ClientBase, "query">;

/**
 * Runs the work in one transaction: commits when it resolves, rolls back when it rejects, with the same error. The work
 * uses the client alone and never the pool: as many such as there are connections would wait for each other.
 */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query("begin");
    const result = await inTransactionScope(pool, () => work(client));
    await client.query("commit");
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
