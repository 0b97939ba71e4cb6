import { hash } from "node:crypto";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { DomainError } from "../../platform/http/errors.ts";

const KEY_MAX_LENGTH = 200;

/** One budget in PostgreSQL, so all web servers share it: so many points within so many seconds for each key. */
export interface Limit {
  /** Takes a point and returns how many are taken now; throws `too_many_requests` with the seconds to wait when none was left. */
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
  const limiter = new RateLimiterPostgres({
    storeClient: withoutNames(pool),
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    keyPrefix: input.name,
    points: input.points,
    duration: input.seconds,
    clearExpiredByTimeout: false,
  });
  const refusal = ({ msBeforeNext }: RateLimiterRes) => {
    const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    return new DomainError("too_many_requests", input.message, { retryAfterSeconds });
  };
  return {
    async spend(key) {
      try {
        return (await limiter.consume(fitting(key))).consumedPoints;
      } catch (error) {
        throw error instanceof RateLimiterRes ? refusal(error) : error;
      }
    },
    async check(key) {
      const state = await limiter.get(fitting(key));
      if (state !== null && state.consumedPoints >= input.points) throw refusal(state);
    },
    async spent(key) {
      return (await limiter.get(fitting(key)))?.consumedPoints ?? 0;
    },
    async countFailure(key) {
      return (await limiter.penalty(fitting(key))).consumedPoints;
    },
    async giveBack(key) {
      await limiter.reward(fitting(key));
    },
    async exhaust(key) {
      await limiter.set(fitting(key), input.points, input.seconds);
    },
    async reset(key) {
      await limiter.delete(fitting(key));
    },
  };
}

/** Takes a point of each, or of none: when one refuses, the others get theirs back. Returns how to give them all back. */
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

/** The limiter names its queries, which a transaction pooler in front of the database does not stand. */
function withoutNames(pool: pg.Pool): { query: (query: pg.QueryConfig) => Promise<pg.QueryResult> } {
  return { query: ({ text, values }) => pool.query(text, values) };
}

/** The table's key holds 255 characters, and the longest address alone has 254. */
function fitting(key: string): string {
  return key.length <= KEY_MAX_LENGTH ? key : hash("sha256", key);
}
