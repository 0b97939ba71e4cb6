import { randomUUID } from "node:crypto";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { rowOfBrowser } from "../browser-binding.ts";
import { alreadyRegisteredMail, type Mail, registrationCodeMail } from "../mail/compose.ts";
import { CODE_TRIES } from "../one-time-codes.ts";
import { hashToken, randomToken } from "../sessions/token.ts";
import { findUserByEmail, insertUser, userOfRow } from "../users-store.ts";
import {
  countWrongCode,
  deleteRegistrations,
  insertRegistration,
  lockRegistrations,
  type PendingRegistration,
  replaceCode,
} from "./store.ts";

/*
 * Nobody gets a row in users before the mailed code is proven, and a code finishes only the registration of the browser
 * that asked for it. So somebody who registers a stranger's address, before or after the stranger does, gains nothing:
 * the stranger's code makes the stranger's account, with the stranger's password.
 *
 * Whether an address has an account already must not be seen from outside. So both cases do the same work: hash, write
 * a pending registration, send one mail; only what the mail says differs.
 */

/** Begins a registration, and the cooldown of a resend; the returned token belongs into a cookie of the browser that asked. */
export async function register(
  context: AccountsContext,
  input: { firstName: string; emailId: string; password: string },
): Promise<{ browserToken: string }> {
  await context.limits.mailByAddress.spend(input.emailId);
  const browserToken = randomToken();
  const registration = {
    id: randomUUID(),
    browserHash: hashToken(browserToken),
    emailId: input.emailId,
    firstName: input.firstName,
    passwordHash: await context.passwords.hash(input.password),
  };
  const code = context.codes.make();
  await insertRegistration(context.pool, { ...registration, codeHash: context.codes.hash(registration.id, code) });
  await context.mailer.send(await registrationMail(context, { ...registration, code }));
  await context.limits.resendCooldown.exhaust(input.emailId); // The user has a code already.
  return { browserToken };
}

/**
 * Mails a new code to an address with a pending registration. The mail goes out after the reply, since only a known
 * address gets one and the reply's time would tell; that mail can be sent at all is checked in both cases.
 */
export async function resendCode(
  context: AccountsContext,
  input: { emailId: string; browserToken: string | null },
): Promise<void> {
  const { resendCooldown, mailByAddress } = context.limits;
  await resendCooldown.spend(input.emailId);
  await mailByAddress.spend(input.emailId);
  await context.mailer.check().catch(async (error: unknown) => {
    await resendCooldown.reset(input.emailId); // Nothing was sent, so nobody has to wait.
    throw error;
  });
  const mail = await inTransaction(context.pool, async (client) => {
    const pending = await lockPending(client, input);
    if (pending === null) return null;
    const code = context.codes.make();
    await replaceCode(client, pending.id, context.codes.hash(pending.id, code));
    return registrationMail(context, { emailId: pending.email_id, firstName: pending.first_name, code });
  });
  if (mail === null) return;
  context.mailer
    .send(mail)
    .catch((error: unknown) => context.log.error({ err: error }, "A resent code was not mailed"));
}

/** Makes the account when the code is right. Of several right guesses at once exactly one succeeds. */
export async function verifyCode(
  context: AccountsContext,
  input: { emailId: string; otp: string; browserToken: string | null },
): Promise<SignedInUser> {
  const user = await inTransaction(context.pool, async (client) => {
    const pending = await lockPending(client, input);
    if (pending === null || pending.is_expired || pending.attempts >= CODE_TRIES) return null;
    if (!context.codes.matches(pending.id, input.otp, pending.code_hash)) {
      await countWrongCode(client, pending.id);
      return null;
    }
    await deleteRegistrations(client, input.emailId);
    const row = await insertUser(client, {
      emailId: pending.email_id,
      firstName: pending.first_name,
      lastName: null,
      profilePicture: null,
      passwordHash: pending.password_hash,
      googleSub: null,
      role: "user",
    });
    return row === undefined ? null : userOfRow(row);
  });
  if (user === null) throw new DomainError("bad_input", "Invalid or expired code");
  return user;
}

async function registrationMail(
  context: AccountsContext,
  to: { emailId: string; firstName: string; code: string },
): Promise<Mail> {
  const isKnown = (await findUserByEmail(context.pool, to.emailId)) !== undefined;
  return isKnown
    ? alreadyRegisteredMail(context.mailTemplates, to)
    : registrationCodeMail(context.mailTemplates, to, to.code);
}

async function lockPending(
  client: pg.ClientBase,
  input: { emailId: string; browserToken: string | null },
): Promise<PendingRegistration | null> {
  return rowOfBrowser(await lockRegistrations(client, input.emailId), input.browserToken);
}
