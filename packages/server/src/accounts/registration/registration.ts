import { randomUUID } from "node:crypto";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import type { AccountsContext } from "../accounts-context.ts";
import type { Caller } from "../caller.ts";
import { type CodeGuess, compareCode, type GuessOutcome, guessCode, rowOfBrowser } from "../codes/mailed-code.ts";
import { type CodeLength, WRONG_CODES_OF_SHORT } from "../codes/one-time-codes.ts";
import { alreadyRegisteredMail, registrationCodeMail } from "../mail/compose.ts";
import type { Mail } from "../mail/mail.ts";
import { hashToken, randomToken } from "../sessions/token.ts";
import { findUserByEmail, insertUser, userOfRow } from "../users/store.ts";
import {
  countWrongCode,
  deleteRegistrations,
  findWaitingAddress,
  insertRegistration,
  lockRegistrations,
  type PendingRegistration,
  replaceCode,
} from "./store.ts";

/*
 * Nobody gets a user_account before the mailed code is proven, and a code finishes only the registration of the browser
 * that asked for it. So somebody who registers a stranger's address, before or after the stranger does, gains nothing:
 * the stranger's code makes the stranger's account, with the stranger's password.
 *
 * Whether an address has an account already must not be seen from outside. So both cases do the same work: hash, write
 * a pending registration, send one mail; only what the mail says differs.
 */

/**
 * Begins a registration, and the cooldown of a resend; the returned token belongs into a cookie of the browser that
 * asked.
 */
export async function beginRegistration(
  context: AccountsContext,
  input: { firstName: string; emailId: string; password: string; caller: Caller },
): Promise<{ browserToken: string }> {
  const { emailId, firstName, caller } = input;
  const giveBack = await context.limits.registrationMails.spend({ emailId, site: caller.site, knownBrowser: null });
  const browserToken = randomToken();
  const id = randomUUID();
  try {
    const passwordHash = await context.passwordTurns.ofStranger(input, () => context.passwords.hash(input.password));
    const code = context.codes.make(await codeLength(context, emailId));
    const codeHash = context.codes.hash(id, code);
    const browserHash = hashToken(browserToken);
    await insertRegistration(context.pool, { id, browserHash, emailId, firstName, passwordHash, codeHash });
    await context.mailer.send(await registrationMail(context, context.pool, { emailId, firstName, code }));
  } catch (error) {
    await giveBack();
    throw error;
  }
  await context.limits.resendCooldown.exhaust(cooldownKey(browserToken)); // The user has a code already.
  return { browserToken };
}

/**
 * Mails a new code to the browser that has begun a registration, and to nobody else, since the new code ends the old
 * one. What others ask for costs neither a mail nor a row.
 */
export async function resendCode(
  context: AccountsContext,
  input: { emailId: string; browserToken: string | null; caller: Caller },
): Promise<void> {
  const { emailId, browserToken, caller } = input;
  if (browserToken === null || !(await isWaiting(context, input))) return;
  const { resendCooldown, registrationMails } = context.limits;
  await resendCooldown.spend(cooldownKey(browserToken));
  const giveBack = await registrationMails.spend({ emailId, site: caller.site, knownBrowser: null });
  try {
    const mail = await renewCode(context, { emailId, find: (client) => lockPending(client, input) });
    if (mail !== null) await context.mailer.send(mail);
  } catch (error) {
    // Nothing was sent, so nobody has to wait.
    await resendCooldown.reset(cooldownKey(browserToken));
    await giveBack();
    throw error;
  }
}

/**
 * Mails a new code for the registration of this id, as an administrator asks; returns to whom. It still finishes the
 * registration in the browser where that was begun. Throws not_found for one that has ended.
 */
export async function resendAsAdmin(
  context: AccountsContext,
  { id, caller }: { id: string; caller: Caller },
): Promise<string> {
  const emailId = isUuid(id) ? await findWaitingAddress(context.pool, id) : null;
  const gone = () => new DomainError("not_found", "Nobody waits for this code any more");
  if (emailId === null) throw gone();
  const giveBack = await context.limits.registrationMails.spend({ emailId, site: caller.site, knownBrowser: null });
  try {
    const find = async (client: pg.ClientBase) =>
      (await lockRegistrations(client, emailId)).find((pending) => pending.id === id) ?? null;
    const mail = await renewCode(context, { emailId, find });
    if (mail === null) throw gone();
    await context.mailer.send(mail);
  } catch (error) {
    await giveBack();
    throw error;
  }
  return emailId;
}

/** Null when the registration has ended meanwhile. */
async function renewCode(
  context: AccountsContext,
  input: { emailId: string; find: (client: pg.ClientBase) => Promise<PendingRegistration | null> },
): Promise<Mail | null> {
  const { emailId } = input;
  const code = context.codes.make(await codeLength(context, emailId));
  return inTransaction(context.pool, async (client) => {
    const pending = await input.find(client);
    if (pending === null) return null;
    await replaceCode(client, pending.id, context.codes.hash(pending.id, code));
    return registrationMail(context, client, { emailId, firstName: pending.first_name, code });
  });
}

/** Makes the account when the code is right. Of several right guesses at once exactly one succeeds. */
export async function finishRegistration(context: AccountsContext, guess: CodeGuess): Promise<SignedInUser> {
  const user = await guessCode(context, guess, () =>
    inTransaction(context.pool, (client) => tryCode(context, client, guess)),
  );
  await context.limits.registrationMails.giveBackToSite(guess.caller.site);
  return user;
}

async function tryCode(
  context: Pick<AccountsContext, "codes">,
  client: pg.ClientBase,
  guess: CodeGuess,
): Promise<GuessOutcome<SignedInUser>> {
  const pending = await lockPending(client, guess);
  const kind = compareCode(context.codes, pending, guess.otp);
  if (pending === null || kind === "no code") return { kind: "no code" };
  if (kind === "wrong") {
    if (guess.browserToken !== null) await countWrongCode(client, pending.id);
    return { kind };
  }
  await deleteRegistrations(client, guess.emailId);
  const row = await insertUser(client, {
    emailId: pending.email_id,
    firstName: pending.first_name,
    lastName: null,
    profilePicture: null,
    passwordHash: pending.password_hash,
    googleSub: null,
    role: "user",
  });
  return row === undefined ? { kind: "no code" } : { kind, value: userOfRow(row) };
}

async function codeLength({ limits }: Pick<AccountsContext, "limits">, emailId: string): Promise<CodeLength> {
  return (await limits.wrongCodesByAddress.spent(emailId)) < WRONG_CODES_OF_SHORT ? "short" : "long";
}

async function registrationMail(
  context: Pick<AccountsContext, "mailTemplate">,
  db: Queryable,
  to: { emailId: string; firstName: string; code: string },
): Promise<Mail> {
  const isKnown = (await findUserByEmail(db, to.emailId)) !== undefined;
  return isKnown
    ? alreadyRegisteredMail(context.mailTemplate, to)
    : registrationCodeMail(context.mailTemplate, to, to.code);
}

function isWaiting(
  context: Pick<AccountsContext, "pool">,
  input: { emailId: string; browserToken: string | null },
): Promise<boolean> {
  return inTransaction(context.pool, async (client) => (await lockPending(client, input)) !== null);
}

async function lockPending(
  client: pg.ClientBase,
  input: { emailId: string; browserToken: string | null },
): Promise<PendingRegistration | null> {
  return rowOfBrowser(await lockRegistrations(client, input.emailId), input.browserToken);
}

/** The token itself must not stand in the table. */
function cooldownKey(browserToken: string): string {
  return hashToken(browserToken).toString("hex");
}
