import type pg from "pg";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { passwordChangedMail } from "../mail/compose.ts";
import { endAllAccess } from "../sessions/end-all-access.ts";
import { updatePassword } from "../users/store.ts";

/** Sets the password, ends every session and token of the account, and forgets its browsers. */
export async function replacePassword(
  client: pg.ClientBase,
  input: { userId: string; passwordHash: string },
): Promise<void> {
  await updatePassword(client, input.userId, input.passwordHash);
  await endAllAccess(client, input.userId);
}

export function tellPasswordChanged(
  context: Pick<AccountsContext, "notices" | "mailTemplate">,
  user: SignedInUser,
): void {
  context.notices.tell(passwordChangedMail(context.mailTemplate, user));
}
