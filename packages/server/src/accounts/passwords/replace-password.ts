import type pg from "pg";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { deleteKnownBrowsers } from "../known-browsers/store.ts";
import { passwordChangedMail } from "../mail/compose.ts";
import { deleteSessionsOfUser } from "../sessions/store.ts";
import { updatePassword } from "../users/store.ts";

/** Sets the password, ends every session of the account, and forgets its browsers. */
export async function replacePassword(
  client: pg.ClientBase,
  input: { userId: string; passwordHash: string },
): Promise<void> {
  await updatePassword(client, input.userId, input.passwordHash);
  await deleteSessionsOfUser(client, input.userId);
  await deleteKnownBrowsers(client, input.userId);
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
