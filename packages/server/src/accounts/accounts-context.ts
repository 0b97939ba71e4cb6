import type { AppContext } from "../platform/context.ts";
import { createOneTimeCodes, type OneTimeCodes } from "./codes/one-time-codes.ts";
import { createGoogleTokens, type GoogleTokens } from "./google/google-tokens.ts";
import { createLimits, type Limits } from "./limits/limits.ts";
import { EVEN_REPLY_MS } from "./login/even-reply.ts";
import { createSlowLanes, type SlowLanes } from "./login/slow-lanes.ts";
import { createMailer } from "./mail/create-mailer.ts";
import type { Mailer } from "./mail/mail.ts";
import { type MailTemplate, readMailTemplate } from "./mail/mail-template.ts";
import { createNotices, type Notices } from "./mail/notices.ts";
import { createOpenIdProvider, type OpenIdProvider } from "./openid/openid-provider.ts";
import {
  createPasswords,
  type PasswordCost,
  type Passwords,
  recommendedPasswordCost,
} from "./passwords/hash-passwords.ts";
import { createPasswordTurns, type PasswordTurns } from "./passwords/password-turns.ts";

/** Tests make hashes cheap and replies quick. */
export interface AccountsOptions {
  passwordCost?: PasswordCost;
  evenReplyMs?: number;
}

/** What the verbs of this domain need. */
export interface AccountsContext extends AppContext {
  /** No call that must not tell which addresses are known answers before. */
  evenReplyMs: number;
  mailer: Mailer;
  notices: Notices;
  mailTemplate: MailTemplate;
  limits: Limits;
  passwords: Passwords;
  passwordTurns: PasswordTurns;
  slowLanes: SlowLanes;
  codes: OneTimeCodes;
  /** Null when Google sign-in is not set up. */
  googleTokens: GoogleTokens | null;
  /** Null when no OpenID provider is set up. */
  openIdProvider: OpenIdProvider | null;
}

export async function createAccountsContext(
  context: AppContext,
  options: AccountsOptions = {},
): Promise<AccountsContext> {
  const mailer = createMailer(context);
  const { google, openId, publicUrl } = context.config;
  return {
    ...context,
    evenReplyMs: options.evenReplyMs ?? EVEN_REPLY_MS,
    mailer,
    notices: createNotices({ mailer, log: context.log }),
    mailTemplate: readMailTemplate(),
    limits: createLimits(context.pool),
    passwordTurns: createPasswordTurns(),
    slowLanes: createSlowLanes(),
    passwords: await createPasswords(options.passwordCost ?? recommendedPasswordCost()),
    codes: await createOneTimeCodes(context.pool),
    googleTokens: google === null ? null : createGoogleTokens(google),
    openIdProvider: openId === null ? null : createOpenIdProvider({ settings: openId, publicUrl, log: context.log }),
  };
}
