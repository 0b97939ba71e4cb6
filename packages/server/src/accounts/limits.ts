import { hash } from "node:crypto";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { DomainError } from "../platform/http/errors.ts";

const KEY_MAX_LENGTH = 200;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const TOO_MANY_TRIES = "Too many failed attempts. Please try again later.";
const TOO_MANY_MAILS = "Too many codes were sent to this address. Please try again later.";

/** One budget in PostgreSQL, so all web servers share it: so many points within so many seconds for each key. */
export interface Limit {
  /** Takes a point; throws `too_many_requests` with the seconds to wait when none is left. */
  spend: (key: string) => Promise<void>;
  /** Throws as `spend` does when no point is left, but takes none. */
  check: (key: string) => Promise<void>;
  /** Takes a point, even where none is left. */
  countFailure: (key: string) => Promise<void>;
  /** Gives a point back: what it was taken for turned out well. */
  giveBack: (key: string) => Promise<void>;
  /** As if all points were spent now, whatever was spent before. */
  exhaust: (key: string) => Promise<void>;
  /** Forgets everything that was spent under this key. */
  reset: (key: string) => Promise<void>;
}

export interface Limits {
  loginByAddressAndIp: Limit;
  loginByAddress: Limit;
  loginByIp: Limit;
  registerByIp: Limit;
  codeByIp: Limit;
  mailByAddress: Limit;
  resendCooldown: Limit;
  pictureByUser: Limit;
}

/**
 * Only what fails counts for long: a login or a proven code gives its points back, so a school behind one address can
 * work, while somebody who guesses cannot.
 */
export function createLimits(pool: pg.Pool): Limits {
  const limit = (name: string, points: number, seconds: number, message: string) =>
    createLimit(pool, { name, points, seconds, message });
  return {
    loginByAddressAndIp: limit("login_pair", 10, 15 * MINUTE, TOO_MANY_TRIES),
    loginByAddress: limit("login_address", 50, HOUR, TOO_MANY_TRIES),
    loginByIp: limit("login_ip", 100, 15 * MINUTE, TOO_MANY_TRIES),
    registerByIp: limit("register_ip", 200, HOUR, "Too many sign-ups from this network. Please try again later."),
    codeByIp: limit("code_ip", 100, 15 * MINUTE, TOO_MANY_TRIES),
    mailByAddress: limit("mail_address", 5, HOUR, TOO_MANY_MAILS),
    pictureByUser: limit("picture", 20, HOUR, "Too many pictures. Please try again later."),
    resendCooldown: limit("resend", 1, 30, "Please wait before asking for another code."),
  };
}

/** An IPv6 customer owns a /64 at least, so its addresses count as one. */
export function networkOf(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}

function createLimit(pool: pg.Pool, input: { name: string; points: number; seconds: number; message: string }): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: withoutNames(pool),
    storeType: "pool",
    tableName: "rate_limits",
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
        await limiter.consume(fitting(key));
      } catch (error) {
        throw error instanceof RateLimiterRes ? refusal(error) : error;
      }
    },
    async check(key) {
      const state = await limiter.get(fitting(key));
      if (state !== null && state.consumedPoints >= input.points) throw refusal(state);
    },
    async countFailure(key) {
      await limiter.penalty(fitting(key));
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

/** The limiter names its queries, which a transaction pooler in front of the database does not stand. */
function withoutNames(pool: pg.Pool): { query: (query: pg.QueryConfig) => Promise<pg.QueryResult> } {
  return { query: ({ text, values }) => pool.query(text, values) };
}

/** The table's key holds 255 characters, and the longest address alone has 254. */
function fitting(key: string): string {
  return key.length <= KEY_MAX_LENGTH ? key : hash("sha256", key);
}
