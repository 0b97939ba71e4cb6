import { inTransaction } from "../../platform/postgres/transaction.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { type PasswordProof, provePassword } from "./prove-password.ts";
import { replacePassword, tellPasswordChanged } from "./replace-password.ts";

/** Sets a new password for somebody who knows the old one, and ends every session of the account. */
export async function changePassword(
  context: AccountsContext,
  input: PasswordProof & { newPassword: string },
): Promise<void> {
  await provePassword(context, input);
  const { user, caller, newPassword } = input;
  const lane = { caller, emailId: user.emailId };
  const passwordHash = await context.passwordTurns.ofKnown(lane, () => context.passwords.hash(newPassword));
  await inTransaction(context.pool, (client) => replacePassword(client, { userId: user.id, passwordHash }));
  tellPasswordChanged(context, user);
}
