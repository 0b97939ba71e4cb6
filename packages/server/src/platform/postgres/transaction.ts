import type pg from "pg";

/** What a store function needs: a pool, or the client of an open transaction. */
export type Queryable = Pick<pg.Pool, "query"> | Pick<pg.ClientBase, "query">;

/** Runs the work in one transaction: commits when it resolves, rolls back when it rejects, with the same error. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    isBroken = await client.query("rollback").then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(isBroken); // A connection that cannot roll back is thrown away, not reused.
  }
}
