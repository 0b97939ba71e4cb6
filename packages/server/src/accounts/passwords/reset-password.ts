import { randomUUID } from "node:crypto";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { rowOfBrowser } from "../browser-binding.ts";
import { noAccountMail, resetCodeMail } from "../mail/compose.ts";
import { CODE_TRIES } from "../one-time-codes.ts";
import { deleteSessionsOfUser } from "../sessions/store.ts";
import { hashToken, randomToken } from "../sessions/token.ts";
import { findUserByEmail, updatePassword, userOfRow } from "../users-store.ts";
import { tellPasswordChanged } from "./change-password.ts";
import { countWrongResetCode, deleteResets, insertReset, lockResets } from "./resets-store.ts";

/**
 * Mails a code for a new password; the returned token belongs into a cookie of the browser that asked. An address
 * without an account costs the same work and gets a mail too, so nobody learns from outside which addresses have one.
 */
export async function requestReset(context: AccountsContext, emailId: string): Promise<{ browserToken: string }> {
  await context.limits.mailByAddress.spend(emailId);
  const user = await findUserByEmail(context.pool, emailId);
  const id = randomUUID();
  const browserToken = randomToken();
  const code = context.codes.make();
  const codeHash = context.codes.hash(id, code);
  await insertReset(context.pool, { id, browserHash: hashToken(browserToken), emailId, codeHash });
  const mail =
    user === undefined
      ? noAccountMail(context.mailTemplates, { emailId, firstName: "there" })
      : resetCodeMail(context.mailTemplates, { emailId, firstName: user.first_name }, code);
  await context.mailer.send(mail);
  return { browserToken };
}

/** Sets the new password when the code is right, and ends every session of the account. */
export async function resetPassword(
  context: AccountsContext,
  input: { emailId: string; otp: string; newPassword: string; browserToken: string | null },
): Promise<SignedInUser> {
  const passwordHash = await context.passwords.hash(input.newPassword);
  const user = await inTransaction(context.pool, async (client) => {
    const reset = rowOfBrowser(await lockResets(client, input.emailId), input.browserToken);
    if (reset === null || reset.is_expired || reset.attempts >= CODE_TRIES) return null;
    if (!context.codes.matches(reset.id, input.otp, reset.code_hash)) {
      await countWrongResetCode(client, reset.id);
      return null;
    }
    await deleteResets(client, input.emailId);
    const row = await findUserByEmail(client, input.emailId);
    if (row === undefined) return null;
    await updatePassword(client, row.id, passwordHash);
    await deleteSessionsOfUser(client, row.id);
    return userOfRow(row);
  });
  if (user === null) throw new DomainError("bad_input", "Invalid or expired code");
  // Whoever guessed at the old password must not keep the owner of the mailbox out any longer.
  await context.limits.loginByAddress.reset(input.emailId);
  tellPasswordChanged(context, user);
  return user;
}
