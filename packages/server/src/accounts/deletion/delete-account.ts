import { randomUUID } from "node:crypto";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { recordAudit } from "../audit/store.ts";
import type { Caller } from "../caller.ts";
import { compareCode } from "../codes/mailed-code.ts";
import { deletionCodeMail, deletionConfirmedMail } from "../mail/compose.ts";
import { type PasswordProof, provePassword } from "../passwords/prove-password.ts";
import { endAllAccess } from "../sessions/end-all-access.ts";
import { countWrongDeletionCode, lockDeletion, replaceDeletion, scheduleDeletion } from "./store.ts";

/*
 * An account is deleted in three steps, so that neither a stolen session nor a hasty moment does it: the password, a
 * mailed code, and fourteen days in which a login takes it back. An admin gives the role up first, or an installation
 * could end without one.
 */

/** Mails the code. */
export async function requestDeletion(context: AccountsContext, input: PasswordProof): Promise<void> {
  const { user, caller } = input;
  if (user.role === "admin") {
    throw new DomainError("conflict", "An admin's account cannot be deleted. Give up the role first.");
  }
  await provePassword(context, input);
  const { id: userId, emailId, firstName } = user;
  const giveBack = await context.limits.changeMails.spend({
    emailId,
    site: caller.site,
    knownBrowser: input.sessionHash.toString("hex"),
  });
  try {
    const id = randomUUID();
    const code = context.codes.make("long");
    await replaceDeletion(context.pool, { userId, id, codeHash: context.codes.hash(id, code) });
    await context.mailer.send(deletionCodeMail(context.mailTemplate, { emailId, firstName }, code));
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** Ends every session when the code is right, and returns when the account will be deleted. */
export async function confirmDeletion(
  context: AccountsContext,
  input: { user: SignedInUser; otp: string; caller: Caller },
): Promise<Date> {
  const { user, otp, caller } = input;
  const deletedAfter = await inTransaction(context.pool, async (client) => {
    const deletion = await lockDeletion(client, user.id);
    const kind = compareCode(context.codes, deletion, otp);
    if (kind === "wrong") await countWrongDeletionCode(client, user.id);
    if (kind !== "right") return null;
    await endAllAccess(client, user.id);
    const { id: userId, emailId } = user;
    await recordAudit(client, { kind: "deletion_confirmed", userId, emailId, origin: caller.origin });
    return scheduleDeletion(client, user.id);
  });
  if (deletedAfter === null) throw new DomainError("bad_input", "Invalid or expired code");
  context.notices.tell(deletionConfirmedMail(context.mailTemplate, user, deletedAfter));
  return deletedAfter;
}
