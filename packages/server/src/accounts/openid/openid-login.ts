import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import type { AccountsContext } from "../accounts-context.ts";
import type { Caller } from "../caller.ts";
import { enterAccount, type Identity } from "../identities/enter-account.ts";
import { openIdLinkedMail } from "../mail/compose.ts";
import { hashToken, randomToken } from "../sessions/token.ts";
import { findUserByOpenId, linkOpenId } from "../users/store.ts";
import { type OpenIdPerson, openIdPerson } from "./openid-person.ts";
import type { OpenIdProvider } from "./openid-provider.ts";
import { insertLogin, takeLogin } from "./store.ts";

/*
 * A login begins and ends in the same browser, which keeps a cookie from one to the other: an answer that somebody else
 * got for their own account logs nobody in to it elsewhere. What the browser does not carry (nonce, PKCE's verifier and
 * the page that comes next) stands in a row, which is taken away by its first use, whatever becomes of it.
 */

/** The token belongs into a cookie of this browser; it is the one that the browser had, for the sake of other tabs. */
export async function beginOpenIdLogin(
  context: AccountsContext,
  input: { wanted: string | null; browserToken: string | null; caller: Caller },
): Promise<{ url: string; browserToken: string }> {
  const provider = providerOf(context);
  await context.limits.openIdLoginsBySite.spend(input.caller.site);
  const { url, state, nonce, codeVerifier } = await provider.begin();
  const browserToken = input.browserToken ?? randomToken();
  await insertLogin(context.pool, {
    stateHash: hashToken(state),
    browserHash: hashToken(browserToken),
    nonce,
    codeVerifier,
    wanted: input.wanted,
  });
  return { url, browserToken };
}

/** Logs in, or makes an account, by the query with which the provider has sent the browser back. */
export async function finishOpenIdLogin(
  context: AccountsContext,
  input: { answer: string; browserToken: string | null; caller: Caller },
): Promise<{ user: SignedInUser; wanted: string | null }> {
  const { answer, browserToken, caller } = input;
  const provider = providerOf(context);
  const state = new URLSearchParams(answer).get("state") ?? "";
  const begun =
    browserToken === null
      ? undefined
      : await takeLogin(context.pool, { stateHash: hashToken(state), browserHash: hashToken(browserToken) });
  if (begun === undefined) {
    const text = "This login was begun in another browser, too long ago, or is over already. Please try again.";
    throw new DomainError("not_signed_in", text);
  }
  const claims = await provider.finish({ answer, begun: { ...begun, state } });
  const person = openIdPerson(claims, provider.settings);
  const identity = identityOf(context, { person, name: provider.settings.name });
  return { user: await enterAccount(context, { identity, caller }), wanted: begun.wanted };
}

function providerOf({ openIdProvider }: Pick<AccountsContext, "openIdProvider">): OpenIdProvider {
  if (openIdProvider !== null) return openIdProvider;
  throw new DomainError("not_configured", "No OpenID provider is set up on this server");
}

function identityOf(
  { mailTemplate }: Pick<AccountsContext, "mailTemplate">,
  { person, name }: { person: OpenIdPerson; name: string },
): Identity {
  const { issuer, sub, emailId, profilePicture, isMailboxOfProvider } = person;
  const openId = { issuer, sub };
  return {
    person,
    key: { googleSub: null, openId },
    findUser: (client) => findUserByOpenId(client, openId),
    link: isMailboxOfProvider ? (client) => linkOpenId(client, { emailId, openId, profilePicture }) : null,
    linked: { kind: "oidc_linked", mail: (user) => openIdLinkedMail(mailTemplate, user, name) },
  };
}
