import type { FastifyReply } from "fastify";
import { DomainError } from "../../platform/http/errors.ts";
import { onceClosed } from "../../platform/http/once-closed.ts";

/** A tool asks one thing after the other, and follows the feed beside that; some people run several. */
const MOST_AT_ONCE = 8;

/**
 * Counts the answers that a user is given at the moment. One may be some megabytes, and is kept for as long as its
 * reader takes: no user gets more than a few of them at once. Throws too_many_requests.
 */
export function createFewAtOnce(): (userId: string, reply: FastifyReply) => void {
  const underWay = new Map<string, number>();
  return (userId, reply) => {
    const before = underWay.get(userId) ?? 0;
    if (before >= MOST_AT_ONCE) {
      const text = "You are being told of contests already. Please wait a moment.";
      throw new DomainError("too_many_requests", text, { retryAfterSeconds: 1 });
    }
    underWay.set(userId, before + 1);
    onceClosed(reply, () => {
      const left = (underWay.get(userId) ?? 0) - 1;
      if (left > 0) underWay.set(userId, left);
      else underWay.delete(userId);
    });
  };
}
