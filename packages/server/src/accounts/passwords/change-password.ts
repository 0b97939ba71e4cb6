import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { passwordChangedMail } from "../mail/compose.ts";
import { deleteSessionsOfUser } from "../sessions/store.ts";
import { findUserByEmail, updatePassword } from "../users-store.ts";

/** Sets a new password for somebody who knows the old one, and ends every session of the account. */
export async function changePassword(
  context: AccountsContext,
  input: { user: SignedInUser; currentPassword: string; newPassword: string },
): Promise<void> {
  const { user } = input;
  const row = await findUserByEmail(context.pool, user.emailId);
  if (row === undefined || row.password_hash === null) {
    const message = "Your account has no password yet. Choose one with “Forgot password?” on the login page.";
    throw new DomainError("conflict", message);
  }
  // A stolen session must not become a way to guess the password.
  await context.limits.loginByAddress.spend(user.emailId);
  if (!(await context.passwords.verify(row.password_hash, input.currentPassword))) {
    throw new DomainError("bad_input", "The current password is wrong");
  }
  await context.limits.loginByAddress.giveBack(user.emailId);
  const passwordHash = await context.passwords.hash(input.newPassword);
  await inTransaction(context.pool, async (client) => {
    await updatePassword(client, user.id, passwordHash);
    await deleteSessionsOfUser(client, user.id);
  });
  tellPasswordChanged(context, user);
}

/** The mail is a warning and no part of the change: the change stands when it cannot be sent. */
export function tellPasswordChanged(
  context: Pick<AccountsContext, "mailer" | "mailTemplates" | "log">,
  user: SignedInUser,
): void {
  context.mailer.send(passwordChangedMail(context.mailTemplates, user)).catch((error: unknown) => {
    context.log.warn({ err: error }, "The owner was not told of the new password");
  });
}
