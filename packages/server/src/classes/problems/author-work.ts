import type { Limit } from "../../accounts/limits/create-limit.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { ClientEvent } from "../../platform/http/event-stream.ts";

/** A save and a stress test beside it. */
const MOST_AT_ONCE = 2;
const RETRY_SECONDS = 5;

/**
 * What a teacher has judges do for a problem that is being written, so many things a day and few at once: each may keep
 * a judge for minutes, and leaves data behind that stays for a day.
 */
export interface AuthorWork {
  /** Returns how to end it. Throws too_many_requests. */
  begin: (userId: string) => Promise<() => void>;
  /** The same around what tells of itself on the way. */
  during: <Event extends ClientEvent, Result>(
    userId: string,
    work: () => AsyncGenerator<Event, Result>,
  ) => AsyncGenerator<Event, Result>;
}

export function createAuthorWork(aDay: Limit): AuthorWork {
  const underWay = new Map<string, number>();
  const end = (userId: string) => {
    const left = (underWay.get(userId) ?? 0) - 1;
    if (left > 0) underWay.set(userId, left);
    else underWay.delete(userId);
  };
  const begin = async (userId: string) => {
    const before = underWay.get(userId) ?? 0;
    if (before >= MOST_AT_ONCE) {
      const text = "What you have started before is still under way: please wait for it, or cancel it.";
      throw new DomainError("too_many_requests", text, { retryAfterSeconds: RETRY_SECONDS });
    }
    underWay.set(userId, before + 1);
    let isOver = false;
    const endOnce = () => {
      if (!isOver) end(userId);
      isOver = true;
    };
    try {
      await aDay.spend(userId);
    } catch (error) {
      endOnce();
      throw error;
    }
    return endOnce;
  };
  return {
    begin,
    async *during(userId, work) {
      const endIt = await begin(userId);
      try {
        return yield* work();
      } finally {
        endIt();
      }
    },
  };
}
