import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { type Origin, recordAudit } from "./audit/record.ts";
import { findUserByEmail, userOfRow } from "./users-store.ts";

/** Whoever the address and the password name. An unknown address costs as much time as a wrong password. */
export async function login(
  context: Pick<AccountsContext, "pool" | "limits" | "passwords">,
  input: { emailId: string; password: string; network: string; origin: Origin },
): Promise<SignedInUser> {
  const { loginByAddressAndIp, loginByAddress, loginByIp } = context.limits;
  const pair = `${input.emailId}|${input.network}`;
  await loginByAddressAndIp.spend(pair);
  await loginByAddress.spend(input.emailId);
  await loginByIp.spend(input.network);
  const row = await findUserByEmail(context.pool, input.emailId);
  const isRight = await context.passwords.verify(row?.password_hash ?? null, input.password);
  if (row === undefined || !isRight) {
    const { emailId, origin } = input;
    await recordAudit(context.pool, { kind: "login_failed", userId: row?.id ?? null, emailId, origin });
    throw new DomainError("not_signed_in", "Invalid email or password");
  }
  await loginByAddressAndIp.reset(pair);
  await loginByAddress.giveBack(input.emailId);
  await loginByIp.giveBack(input.network);
  return userOfRow(row);
}
