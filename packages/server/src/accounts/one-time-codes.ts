import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type pg from "pg";

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
const CODE_SPACE = 1_000_000;

/** A code is kept as a hash with a key: without it, a stolen table would give up all of its million codes at once. */
export interface OneTimeCodes {
  make: () => string;
  hash: (rowId: string, code: string) => Buffer;
  matches: (rowId: string, code: string, stored: Buffer) => boolean;
}

export async function createOneTimeCodes(pool: pg.Pool): Promise<OneTimeCodes> {
  const key = await ensureSecret(pool, "one-time-codes");
  const hash = (rowId: string, code: string) => createHmac("sha256", key).update(`${rowId}:${code}`).digest();
  return {
    make: () => String(randomInt(CODE_SPACE)).padStart(6, "0"),
    hash,
    matches: (rowId, code, stored) => timingSafeEqual(hash(rowId, code), stored),
  };
}

/** A secret that all web servers of this database share; made by the first one. */
async function ensureSecret(pool: pg.Pool, name: string): Promise<Buffer> {
  await pool.query("insert into secrets (name, value) values ($1, $2) on conflict do nothing", [name, randomBytes(32)]);
  const { rows } = await pool.query<{ value: Buffer }>("select value from secrets where name = $1", [name]);
  const [row] = rows;
  if (row === undefined) throw new Error(`The secret ${name} is missing`);
  return row.value;
}
