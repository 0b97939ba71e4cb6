import { DomainError } from "../../platform/http/errors.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { recordAudit } from "../audit/store.ts";
import type { Caller } from "../caller.ts";
import type { Point } from "../limits/create-limit.ts";
import { findUserByEmail, type UserRow } from "../users/store.ts";
import { pauseAfter, SLOW_AFTER_FAILURES } from "./slow-lanes.ts";

export const WRONG_LOGIN = "Invalid email or password";

export interface LoginAttempt {
  emailId: string;
  password: string;
  caller: Caller;
  /** The hash of the cookie of a browser that has logged in to this account before, as hex. */
  knownBrowser: string | null;
}

type LoginContext = Pick<AccountsContext, "pool" | "limits" | "passwords" | "passwordTurns" | "slowLanes">;

/**
 * The account that address and password name. An unknown address costs as much time as a wrong password.
 *
 * Guesses of strangers cost the strangers: ten a quarter of an hour from one network at one address, and once an
 * address has seen fifty within the hour, attempts of unknown browsers at it slow down. A browser that has logged in
 * before is counted by itself, and notices nothing of all this. Wrong passwords that come at once can't slip through:
 * each waits for its turn, and looks at the limits when its turn has come.
 */
export async function login(context: LoginContext, attempt: LoginAttempt): Promise<UserRow> {
  const verify = () => verifyAttempt(context, attempt);
  if (attempt.knownBrowser !== null) return context.passwordTurns.ofKnown(attempt, verify);
  await keepStrangersSlow(context, attempt);
  return context.passwordTurns.ofStranger(attempt, verify);
}

async function keepStrangersSlow({ limits, slowLanes }: LoginContext, attempt: LoginAttempt): Promise<void> {
  const { emailId } = attempt;
  const pauseMs = pauseAfter(await limits.wrongByAddress.spent(emailId));
  if (pauseMs === 0) return;
  // Whoever is refused anyway must not take the place of somebody else.
  await limits.wrongByAddressAndNetwork.check(pairOf(attempt));
  const failures = await limits.wrongByAddressAndNetwork.spent(pairOf(attempt));
  await slowLanes.enter(emailId, { pauseMs, failures });
}

async function verifyAttempt(context: LoginContext, attempt: LoginAttempt): Promise<UserRow> {
  const { limits } = context;
  const { emailId, caller } = attempt;
  const guesses = guessesOf(context, attempt);
  const logins: Point[] = [[limits.loginsByAddress, emailId]];
  if (attempt.knownBrowser === null) logins.push([limits.loginsBySite, caller.site]);
  for (const [limit, key] of [...guesses, ...logins]) await limit.check(key);
  const row = await findUserByEmail(context.pool, emailId);
  const isRight = await context.passwords.verify(row?.password_hash ?? null, attempt.password);
  if (row === undefined || !isRight) {
    for (const [limit, key] of guesses) await limit.countFailure(key);
    await recordFailure(context, { attempt, userId: row?.id ?? null });
    throw new DomainError("not_signed_in", WRONG_LOGIN);
  }
  for (const [limit, key] of logins) await limit.countFailure(key);
  const [first] = guesses;
  if (first !== undefined) await first[0].reset(first[1]);
  return row;
}

/**
 * What a wrong password is counted under and refused by; the first is of this caller alone, and a right one clears it.
 */
function guessesOf({ limits }: LoginContext, attempt: LoginAttempt): Point[] {
  const { emailId, knownBrowser, caller } = attempt;
  if (knownBrowser !== null) return [[limits.wrongByKnownBrowser, `${emailId}|${knownBrowser}`]];
  return [
    [limits.wrongByAddressAndNetwork, pairOf(attempt)],
    [limits.wrongBySite, caller.site],
  ];
}

async function recordFailure(
  { pool, limits }: LoginContext,
  { attempt, userId }: { attempt: LoginAttempt; userId: string | null },
): Promise<void> {
  const { emailId, knownBrowser, caller } = attempt;
  const failure = { userId, emailId, origin: caller.origin };
  await recordAudit(pool, { kind: "login_failed", ...failure });
  if (knownBrowser !== null) return;
  const failures = await limits.wrongByAddress.countFailure(emailId);
  if (failures === SLOW_AFTER_FAILURES) await recordAudit(pool, { kind: "logins_slowed", ...failure });
}

function pairOf({ emailId, caller }: LoginAttempt): string {
  return `${emailId}|${caller.network}`;
}
