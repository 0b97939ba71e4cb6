import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import type { AccountsContext } from "../accounts-context.ts";
import type { Caller } from "../caller.ts";
import { type CodeGuess, compareCode, type GuessOutcome, guessCode, rowOfBrowser } from "../codes/mailed-code.ts";
import { noAccountMail, resetCodeMail } from "../mail/compose.ts";
import { hashToken, randomToken } from "../sessions/token.ts";
import { findUserByEmail, userOfRow } from "../users/store.ts";
import { replacePassword, tellPasswordChanged } from "./replace-password.ts";
import { countWrongResetCode, deleteResets, insertReset, lockResets } from "./store.ts";

/**
 * Mails a code for a new password; the returned token belongs into a cookie of the browser that asked. An address
 * without an account costs the same work and gets a mail too, so nobody learns from outside which addresses have one.
 */
export async function requestReset(
  context: AccountsContext,
  input: { emailId: string; caller: Caller; knownBrowser: string | null },
): Promise<{ browserToken: string }> {
  const { emailId, caller, knownBrowser } = input;
  const giveBack = await context.limits.resetMails.spend({ emailId, site: caller.site, knownBrowser });
  const id = randomUUID();
  const browserToken = randomToken();
  const code = context.codes.make("long");
  try {
    const user = await findUserByEmail(context.pool, emailId);
    const codeHash = context.codes.hash(id, code);
    await insertReset(context.pool, { id, browserHash: hashToken(browserToken), emailId, codeHash });
    await context.mailer.send(
      user === undefined
        ? noAccountMail(context.mailTemplate, { emailId, firstName: "there" })
        : resetCodeMail(context.mailTemplate, { emailId, firstName: user.first_name }, code),
    );
  } catch (error) {
    await giveBack();
    throw error;
  }
  return { browserToken };
}

/**
 * Sets the new password when the code is right, and ends every session of the account. The code is looked at twice: a
 * wrong one costs no password hash, nobody waits for the hash with a connection in hand, and of several right guesses
 * at once exactly one uses the code up.
 */
export async function finishReset(
  context: AccountsContext,
  guess: CodeGuess & { newPassword: string },
): Promise<SignedInUser> {
  const user = await guessCode(context, guess, async () => {
    const kind = await inTransaction(context.pool, (client) => tryCode(context, client, guess));
    if (kind !== "right") return { kind };
    const passwordHash = await context.passwordTurns.ofKnown(guess, () => context.passwords.hash(guess.newPassword));
    return inTransaction(context.pool, (client) => useCode(context, client, { ...guess, passwordHash }));
  });
  // What strangers have guessed at is gone.
  await context.limits.wrongByAddress.reset(guess.emailId);
  await context.limits.resetMails.giveBackToSite(guess.caller.site);
  tellPasswordChanged(context, user);
  return user;
}

/** Counts a wrong code, and leaves a right one for `useCode`. */
async function tryCode(
  context: Pick<AccountsContext, "codes">,
  client: pg.ClientBase,
  guess: CodeGuess,
): Promise<"right" | "wrong" | "no code"> {
  const reset = rowOfBrowser(await lockResets(client, guess.emailId), guess.browserToken);
  const kind = compareCode(context.codes, reset, guess.otp);
  if (reset !== null && kind === "wrong" && guess.browserToken !== null) await countWrongResetCode(client, reset.id);
  return kind;
}

async function useCode(
  context: Pick<AccountsContext, "codes">,
  client: pg.ClientBase,
  guess: CodeGuess & { passwordHash: string },
): Promise<GuessOutcome<SignedInUser>> {
  const kind = await tryCode(context, client, guess);
  if (kind !== "right") return { kind };
  await deleteResets(client, guess.emailId);
  const row = await findUserByEmail(client, guess.emailId);
  if (row === undefined) return { kind: "no code" };
  await replacePassword(client, { userId: row.id, passwordHash: guess.passwordHash });
  return { kind, value: userOfRow(row) };
}
