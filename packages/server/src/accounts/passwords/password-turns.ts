import { FairTurns } from "../../platform/postgres/fair-turns.ts";
import type { Caller } from "../caller.ts";

/** As many as Node's thread pool hashes at once. */
const AT_ONCE = 4;
/** A school that logs in at the same minute; what one site has beyond that gives way to others. */
const MOST_WAITING = 2_000;
/** A browser gives up after 20 s. */
const PATIENCE_MS = 15_000;

/**
 * Works that hash a password wait for each other here: sites take turns, and within a site the addresses, so that a
 * flood of logins delays nobody but itself. Rejects with NoTurn, which is answered as 503.
 */
export type TakePasswordTurn = <T>(lane: { caller: Caller; emailId: string }, work: () => Promise<T>) => Promise<T>;

export function createPasswordTurns(): TakePasswordTurn {
  const turns = new FairTurns({ places: AT_ONCE, mostWaiting: MOST_WAITING, patienceMs: PATIENCE_MS });
  return async ({ caller, emailId }, work) => {
    if (!turns.tryToTake()) {
      const lane = { network: caller.site, user: emailId };
      await new Promise<void>((resolve, reject) => turns.wait(lane, resolve, reject));
    }
    try {
      return await work();
    } finally {
      turns.giveBack();
    }
  };
}
