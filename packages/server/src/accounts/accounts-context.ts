import type { AppContext } from "../platform/context.ts";
import { createGoogleTokens, type GoogleTokens } from "./google/google-tokens.ts";
import { createLimits, type Limits } from "./limits.ts";
import { createMailer, type Mailer } from "./mail/mailer.ts";
import { type MailTemplates, readMailTemplates } from "./mail/templates.ts";
import { createOneTimeCodes, type OneTimeCodes } from "./one-time-codes.ts";
import { createPasswords, type Passwords } from "./passwords/hash-passwords.ts";
import { createTurns, type TakeTurn } from "./turns.ts";

/** As many as Node's thread pool hashes at once. */
const LOGINS_AT_ONCE = 4;

/** What the verbs of this domain need. */
export interface AccountsContext extends AppContext {
  mailer: Mailer;
  mailTemplates: MailTemplates;
  limits: Limits;
  passwords: Passwords;
  takeLoginTurn: TakeTurn;
  codes: OneTimeCodes;
  /** Null when Google sign-in is not set up. */
  googleTokens: GoogleTokens | null;
}

export async function createAccountsContext(context: AppContext): Promise<AccountsContext> {
  return {
    ...context,
    mailer: createMailer(context),
    mailTemplates: readMailTemplates(),
    limits: createLimits(context.pool),
    takeLoginTurn: createTurns(LOGINS_AT_ONCE),
    passwords: await createPasswords(context.passwordCost),
    codes: await createOneTimeCodes(context.pool),
    googleTokens: context.config.google === null ? null : createGoogleTokens(context.config.google),
  };
}
