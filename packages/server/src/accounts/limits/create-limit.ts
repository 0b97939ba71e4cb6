import { hash } from "node:crypto";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import { addPoint, findSpent, forgetKey, type Spent, setPoints, takePointBack } from "./store.ts";

const KEY_MAX_LENGTH = 200;

/**
 * One budget in PostgreSQL, by its clock, so all web servers share it: so many points within so many seconds for each
 * key.
 */
export interface Limit {
  /**
   * Takes a point and returns how many are taken now; throws `too_many_requests` with the seconds to wait when none was
   * left.
   */
  spend: (key: string) => Promise<number>;
  /** Throws as `spend` does when no point is left, but takes none. */
  check: (key: string) => Promise<void>;
  /** How many points are taken; more than there are when failures came at once. */
  spent: (key: string) => Promise<number>;
  /** Takes a point, even where none is left; returns how many are taken now. */
  countFailure: (key: string) => Promise<number>;
  /** Gives a point back: what it was taken for turned out well. */
  giveBack: (key: string) => Promise<void>;
  /** As if all points were spent now, whatever was spent before. */
  exhaust: (key: string) => Promise<void>;
  /** Forgets everything that was spent under this key. */
  reset: (key: string) => Promise<void>;
}

/** A point of this limit under this key. */
export type Point = readonly [limit: Limit, key: string];

export function createLimit(
  pool: pg.Pool,
  input: { name: string; points: number; seconds: number; message: string },
): Limit {
  const { points, seconds } = input;
  const rowOf = (key: string) => `${input.name}:${fitting(key)}`;
  const refusal = ({ leftMs }: Spent) => {
    const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000));
    return new DomainError("too_many_requests", input.message, { retryAfterSeconds });
  };
  const find = (key: string) => findSpent(pool, { key: rowOf(key), seconds });
  const take = (key: string) => addPoint(pool, { key: rowOf(key), seconds });
  return {
    async spend(key) {
      const spent = await take(key);
      if (spent.points > points) throw refusal(spent);
      return spent.points;
    },
    async check(key) {
      const spent = await find(key);
      if (spent.points >= points) throw refusal(spent);
    },
    spent: async (key) => (await find(key)).points,
    countFailure: async (key) => (await take(key)).points,
    giveBack: (key) => takePointBack(pool, rowOf(key)),
    exhaust: (key) => setPoints(pool, { key: rowOf(key), points, seconds }),
    reset: (key) => forgetKey(pool, rowOf(key)),
  };
}

/**
 * Takes a point of each, or of none: when one refuses, the others get theirs back. Returns how to give them all back.
 */
export async function spendAll(points: readonly Point[]): Promise<() => Promise<void>> {
  const taken: Point[] = [];
  const giveBack = async () => {
    for (const [limit, key] of taken) await limit.giveBack(key);
  };
  try {
    for (const point of points) {
      taken.push(point);
      await point[0].spend(point[1]);
    }
  } catch (error) {
    await giveBack();
    throw error;
  }
  return giveBack;
}

/** The table's key holds 255 characters, and the longest address alone has 254. */
function fitting(key: string): string {
  return key.length <= KEY_MAX_LENGTH ? key : hash("sha256", key);
}
