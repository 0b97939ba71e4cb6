import { hashToken, randomToken } from "../../accounts/sessions/token.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { LtiContext } from "../lti-context.ts";
import { findPlatform } from "../platforms/store.ts";
import { insertLaunch, takeLogin } from "./store.ts";
import { verifyLaunch } from "./verify-launch.ts";

/**
 * Takes the platform's statement, which another site's page has posted: the cookie of this browser does not come with
 * it. So nothing is done for anybody yet. It is kept under a ticket, with which only the browser that has begun the
 * launch gets on. Returns the ticket. Throws as `verifyLaunch` does.
 */
export async function finishLaunch(
  context: LtiContext,
  input: { state: string; idToken: string | null },
): Promise<string> {
  const { state, idToken } = input;
  const login = await takeLogin(context.pool, hashToken(state));
  if (login === undefined) throw overAlready();
  const platform = await findPlatform(context.pool, login.platformId);
  if (platform === null) throw overAlready();
  if (idToken === null) {
    throw new DomainError("not_signed_in", `${platform.name} did not say who you are. Log in there, and try again.`);
  }
  const facts = await verifyLaunch(context, { platform, idToken, nonce: login.nonce });
  const ticket = randomToken();
  await insertLaunch(context.pool, { ticketHash: hashToken(ticket), login, facts });
  return ticket;
}

export function overAlready(): DomainError {
  const text =
    "This launch was begun in another browser, too long ago, or is over already. Open the link in your course again.";
  return new DomainError("not_signed_in", text);
}
