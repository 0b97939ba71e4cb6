import { DomainError } from "../../platform/http/errors.ts";

const RETRY_SECONDS = 5;

/** Lets each user make one export at a time on this server; returns what ends it. Throws too_many_requests. */
export function createOneAtATime(): (userId: string) => () => void {
  const busy = new Set<string>();
  return (userId) => {
    if (busy.has(userId)) {
      const text = "Your data are already on their way. Please wait until that download has ended.";
      throw new DomainError("too_many_requests", text, { retryAfterSeconds: RETRY_SECONDS });
    }
    busy.add(userId);
    return () => busy.delete(userId);
  };
}
