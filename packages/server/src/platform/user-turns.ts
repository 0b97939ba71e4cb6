import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "./http/errors.ts";

/** More than a person sends at once from all tabs. */
const MOST_WAITING = 8;
/**
 * Where the user's turn is on another server it is over within milliseconds, unless the database is slow to write: an
 * honest user who sent one thing twice is not sent away for that. Counted from the arrival, so that a lock that stays
 * taken holds up the whole line no longer than one.
 */
const PATIENCE_MS = 1_500;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 320;
const RETRY_SECONDS = 1;

/** One thing of a user at a time. Who waits for the turn holds nothing that others need, above all no connection. */
export interface UserTurns {
  /**
   * Does the work when it is this user's turn, and again after a moment while it throws LockTaken. Throws
   * too_many_requests when too many of the user's wait already, or when the lock stayed taken for more than a second.
   */
  inTurn: <T>(userId: string, work: () => Promise<T>) => Promise<T>;
}

/** Thrown by work that finds the user's advisory lock taken: another server does something for the same user. */
export class LockTaken extends Error {
  override name = "LockTaken";
}

interface Line {
  length: number;
  last: Promise<unknown>;
}

export function createUserTurns(): UserTurns {
  const lines = new Map<string, Line>();
  return {
    async inTurn(userId, work) {
      const line = lines.get(userId) ?? { length: 0, last: Promise.resolve() };
      if (line.length > MOST_WAITING) throw tooMany();
      lines.set(userId, line);
      line.length += 1;
      const givesUpAt = performance.now() + PATIENCE_MS;
      const own = line.last.then(() => workPatiently(work, givesUpAt));
      // The next one waits for the end of this one, however it ends.
      line.last = own.catch(() => undefined);
      try {
        return await own;
      } finally {
        line.length -= 1;
        if (line.length === 0) lines.delete(userId);
      }
    },
  };
}

async function workPatiently<T>(work: () => Promise<T>, givesUpAt: number): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LockTaken)) throw error;
      if (performance.now() >= givesUpAt) throw tooMany();
      // At random, so that two servers that met once do not meet again.
      await sleep(pauseMs * (0.5 + Math.random()));
    }
  }
}

function tooMany(): DomainError {
  const text = "You are sending too much at once. Please wait a moment.";
  return new DomainError("too_many_requests", text, { retryAfterSeconds: RETRY_SECONDS });
}
