import { FairTurns } from "../../platform/postgres/fair-turns.ts";
import type { Caller } from "../caller.ts";

/** As many as Node's thread pool hashes at once. */
const AT_ONCE = 4;
/** A school that logs in at the same minute; what one site has beyond that gives way to others. */
const MOST_WAITING = 2_000;
/** A browser gives up after 20 s. */
const PATIENCE_MS = 15_000;

interface Owner {
  caller: Caller;
  emailId: string;
}

type TakeTurn = <T>(owner: Owner, work: () => Promise<T>) => Promise<T>;

/**
 * Works that hash a password wait for each other here: sites take turns, and within a site the addresses, so that a
 * flood of logins delays nobody but itself. Those who are known at an address do not stand in the line of the strangers
 * of their site, who may be guessing at that very address. Reject with NoTurn, which is answered as 503.
 */
export interface PasswordTurns {
  /** For whoever has shown to belong to the account: by a known browser, a session or a mailed code. */
  ofKnown: TakeTurn;
  ofStranger: TakeTurn;
}

export function createPasswordTurns(): PasswordTurns {
  const turns = new FairTurns({ places: AT_ONCE, mostWaiting: MOST_WAITING, patienceMs: PATIENCE_MS });
  return {
    ofKnown: ({ caller, emailId }, work) => turns.inTurn({ network: `known at ${caller.site}`, user: emailId }, work),
    ofStranger: ({ caller, emailId }, work) => turns.inTurn({ network: caller.site, user: emailId }, work),
  };
}
