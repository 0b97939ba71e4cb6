import { randomBytes } from "node:crypto";
import type { Queryable } from "../platform/postgres/transaction.ts";

const SECRET_BYTES = 32;

/** A secret that all web servers of this database share; made by the first one. */
export async function ensureSecret(db: Queryable, name: string): Promise<Buffer> {
  await db.query("insert into secret (name, value) values ($1, $2) on conflict do nothing", [
    name,
    randomBytes(SECRET_BYTES),
  ]);
  const { rows } = await db.query<{ value: Buffer }>("select value from secret where name = $1", [name]);
  const [row] = rows;
  if (row === undefined) throw new Error(`The secret ${name} is missing`);
  return row.value;
}
