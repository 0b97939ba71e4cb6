import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { type Origin, recordAudit } from "./audit/record.ts";
import type { Limit } from "./limits.ts";
import { findUserByEmail, type UserRow, userOfRow } from "./users-store.ts";

export interface LoginAttempt {
  emailId: string;
  password: string;
  network: string;
  origin: Origin;
}

type LoginContext = Pick<AccountsContext, "pool" | "limits" | "passwords" | "takeLoginTurn">;

/**
 * Whoever the address and the password name. An unknown address costs as much time as a wrong password.
 *
 * Only failures count against the limits, so any number of right logins may come at once. Wrong ones that come at once
 * can't slip through: each waits for its turn, and looks at the limits when its turn has come.
 */
export async function login(context: LoginContext, attempt: LoginAttempt): Promise<SignedInUser> {
  const row = await context.takeLoginTurn(() => verifyAttempt(context, attempt));
  return userOfRow(row);
}

async function verifyAttempt(context: LoginContext, attempt: LoginAttempt): Promise<UserRow> {
  const counted = limitsOf(context, attempt);
  for (const [limit, key] of counted) await limit.check(key);
  const row = await findUserByEmail(context.pool, attempt.emailId);
  const isRight = await context.passwords.verify(row?.password_hash ?? null, attempt.password);
  if (row !== undefined && isRight) {
    await context.limits.loginByAddressAndIp.reset(pairOf(attempt));
    return row;
  }
  for (const [limit, key] of counted) await limit.countFailure(key);
  const { emailId, origin } = attempt;
  await recordAudit(context.pool, { kind: "login_failed", userId: row?.id ?? null, emailId, origin });
  throw new DomainError("not_signed_in", "Invalid email or password");
}

function limitsOf({ limits }: LoginContext, attempt: LoginAttempt): [Limit, string][] {
  return [
    [limits.loginByAddressAndIp, pairOf(attempt)],
    [limits.loginByAddress, attempt.emailId],
    [limits.loginByIp, attempt.network],
  ];
}

function pairOf({ emailId, network }: LoginAttempt): string {
  return `${emailId}|${network}`;
}
