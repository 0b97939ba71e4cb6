import { randomUUID } from "node:crypto";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { isUniqueViolation } from "../../platform/postgres/is-unique-violation.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { recordAudit } from "../audit/store.ts";
import type { Caller } from "../caller.ts";
import { compareCode } from "../codes/mailed-code.ts";
import { addressChangedMail, alreadyRegisteredMail, newAddressCodeMail } from "../mail/compose.ts";
import { type PasswordProof, provePassword } from "../passwords/prove-password.ts";
import { deleteResets } from "../passwords/store.ts";
import { deleteRegistrations } from "../registration/store.ts";
import { findUserByEmail, updateEmail } from "../users/store.ts";
import { countWrongEmailCode, deleteEmailChange, lockEmailChange, replaceEmailChange } from "./store.ts";

/**
 * Mails a code to the new address. One that belongs to an account already is answered alike, and its owner gets a mail
 * without a code: nobody learns from outside which addresses have an account.
 */
export async function requestNewEmail(
  context: AccountsContext,
  input: PasswordProof & { emailId: string },
): Promise<void> {
  const { user, emailId, caller } = input;
  await provePassword(context, input);
  const giveBack = await context.limits.changeMails.spend({ emailId, site: caller.site, knownBrowser: null });
  try {
    const id = randomUUID();
    const code = context.codes.make("long");
    const codeHash = context.codes.hash(id, code);
    await replaceEmailChange(context.pool, { userId: user.id, id, emailId, codeHash });
    const to = { emailId, firstName: user.firstName };
    const isTaken = (await findUserByEmail(context.pool, emailId)) !== undefined;
    await context.mailer.send(
      isTaken ? alreadyRegisteredMail(context.mailTemplate, to) : newAddressCodeMail(context.mailTemplate, to, code),
    );
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** Moves the account when the code is right, and tells the old address. Codes that wait at either address end. */
export async function confirmNewEmail(
  context: AccountsContext,
  input: { user: SignedInUser; otp: string; caller: Caller },
): Promise<SignedInUser> {
  const { user, otp, caller } = input;
  const emailId = await orNull(
    inTransaction(context.pool, async (client) => {
      const change = await lockEmailChange(client, user.id);
      const kind = compareCode(context.codes, change, otp);
      if (kind === "wrong") await countWrongEmailCode(client, user.id);
      if (change === null || kind !== "right") return null;
      await deleteEmailChange(client, user.id);
      await updateEmail(client, user.id, change.email_id);
      const addresses: [string, string][] = [
        [user.emailId, change.email_id],
        [change.email_id, user.emailId],
      ];
      for (const [address, other] of addresses) {
        await deleteResets(client, address);
        const event = { kind: "email_changed", userId: user.id, emailId: address, doneBy: other } as const;
        await recordAudit(client, { ...event, origin: caller.origin });
      }
      await deleteRegistrations(client, change.email_id);
      return change.email_id;
    }),
  );
  if (emailId === null) throw new DomainError("bad_input", "Invalid or expired code");
  context.notices.tell(addressChangedMail(context.mailTemplate, user));
  return { ...user, emailId };
}

/** Null when somebody else has made an account with the address meanwhile: then the code proves nothing any more. */
async function orNull<T>(work: Promise<T | null>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
