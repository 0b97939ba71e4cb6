import { hash } from "node:crypto";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import type { AccountsContext } from "../accounts-context.ts";
import type { Caller } from "../caller.ts";
import { enterAccount, type Identity } from "../identities/enter-account.ts";
import { googleLinkedMail } from "../mail/compose.ts";
import { findUserByGoogleSub, linkGoogleAccount } from "../users/store.ts";
import type { GooglePerson } from "./google-tokens.ts";
import { firstSiteOfToken } from "./store.ts";

/**
 * Logs in, or makes an account; a Google account is known by its `sub`, never by its address. A token works from
 * the site that used it first, so a browser may try again after a cut connection, and a copy elsewhere is of no use.
 */
export async function loginWithGoogle(
  context: AccountsContext,
  input: { token: string; caller: Caller },
): Promise<SignedInUser> {
  if (context.googleTokens === null) {
    throw new DomainError("not_configured", "Google sign-in is not set up on this server");
  }
  const person = await context.googleTokens.verify(input.token);
  await refuseCopy(context, input);
  return enterAccount(context, { identity: identityOf(context, person), caller: input.caller });
}

async function refuseCopy(
  context: Pick<AccountsContext, "pool">,
  input: { token: string; caller: Caller },
): Promise<void> {
  // The signed part names the token; its signature could be written in other ways.
  const signed = input.token.slice(0, input.token.lastIndexOf("."));
  const { site } = input.caller;
  const first = await firstSiteOfToken(context.pool, { tokenHash: hash("sha256", signed, "buffer"), site });
  if (first !== site) throw new DomainError("not_signed_in", "Google login failed");
}

function identityOf({ mailTemplate }: Pick<AccountsContext, "mailTemplate">, person: GooglePerson): Identity {
  const { sub, emailId, profilePicture } = person;
  return {
    person,
    key: { googleSub: sub },
    findUser: (client) => findUserByGoogleSub(client, sub),
    link: person.isMailboxOfGoogle
      ? (client) => linkGoogleAccount(client, { emailId, googleSub: sub, profilePicture })
      : null,
    linked: { kind: "google_linked", mail: (user) => googleLinkedMail(mailTemplate, user) },
  };
}
