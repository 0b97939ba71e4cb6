import { randomBytes } from "node:crypto";
import type { Queryable } from "../platform/postgres/transaction.ts";

const SECRET_BYTES = 32;

/** A secret that all web servers of this database share; made by the first one. */
export async function ensureSecret(db: Queryable, name: string): Promise<Buffer> {
  return (await findSecret(db, name)) ?? keepSecret(db, name, randomBytes(SECRET_BYTES));
}

/** The same for one that is more than random bytes, and takes a moment to make. */
export async function ensureMadeSecret(db: Queryable, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  return (await findSecret(db, name)) ?? keepSecret(db, name, await make());
}

async function findSecret(db: Queryable, name: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ value: Buffer }>("select value from secret where name = $1", [name]);
  return rows[0]?.value ?? null;
}

/** Returns the one that is kept: another server may have been quicker. */
async function keepSecret(db: Queryable, name: string, value: Buffer): Promise<Buffer> {
  await db.query("insert into secret (name, value) values ($1, $2) on conflict do nothing", [name, value]);
  const kept = await findSecret(db, name);
  if (kept === null) throw new Error(`The secret ${name} is missing`);
  return kept;
}
