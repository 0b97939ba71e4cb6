import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type pg from "pg";
import { ensureSecret } from "../shared-secret.ts";

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

/*
 * Guessing. Each code has five tries and is mailed, so a stranger gets at most as many tries as mails: 115 an hour for
 * one address (limits/mail-budget.ts), from a hundred networks, which is 575 guesses an hour and 414,000 a month. A
 * reset code has ten digits: 0.004 % a month. A registration code has the six digits that people expect, but only until
 * an address has seen fifty wrong ones in thirty days; then its codes have ten digits as well. The guesses at those
 * short codes that were mailed before (they live ten minutes) add up to 0.06 %. Nobody is kept out by this.
 */
export type CodeLength = "short" | "long";
const DIGITS = { short: 6, long: 10 } as const satisfies Record<CodeLength, number>;
/** See `wrongCodesByAddress`. */
export const WRONG_CODES_OF_SHORT = 50;

/** A code is kept as a hash with a key: without it, a stolen table would give up all of its codes at once. */
export interface OneTimeCodes {
  make: (length: CodeLength) => string;
  hash: (rowId: string, code: string) => Buffer;
  matches: (rowId: string, code: string, stored: Buffer) => boolean;
}

export async function createOneTimeCodes(pool: pg.Pool): Promise<OneTimeCodes> {
  const key = await ensureSecret(pool, "one-time-codes");
  const hash = (rowId: string, code: string) => createHmac("sha256", key).update(`${rowId}:${code}`).digest();
  return {
    make: (length) => String(randomInt(10 ** DIGITS[length])).padStart(DIGITS[length], "0"),
    hash,
    matches: (rowId, code, stored) => timingSafeEqual(hash(rowId, code), stored),
  };
}
