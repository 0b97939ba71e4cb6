import type { Caller } from "../../accounts/caller.ts";
import { hashToken, randomToken } from "../../accounts/sessions/token.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { LtiContext } from "../lti-context.ts";
import { LAUNCH_PATH } from "../lti-paths.ts";
import { findByIssuer, hasPlatform, type Platform } from "../platforms/store.ts";
import type { LoginRequest } from "./login-request.ts";
import { insertLogin } from "./store.ts";

/*
 * The platform sends a browser here, which is sent back with a state and a nonce, and comes again with a statement that
 * the platform has signed (1EdTech Security Framework 1.0, section 5.1). A launch begins and ends in the same browser,
 * which keeps a cookie from one to the other: a statement about somebody else logs nobody in to their account.
 */

/** Where the browser goes, and the token that belongs into its cookie: the one that it had, for the sake of other tabs. */
export async function beginLaunch(
  context: LtiContext,
  input: { asked: LoginRequest; browserToken: string | null; caller: Caller },
): Promise<{ url: string; browserToken: string }> {
  const { asked, caller } = input;
  await context.launchesBySite.spend(caller.site);
  const platform = await requireLaunchable(context, asked);
  const state = randomToken();
  const nonce = randomToken();
  const browserToken = input.browserToken ?? randomToken();
  await insertLogin(context.pool, {
    stateHash: hashToken(state),
    browserHash: hashToken(browserToken),
    frameHash: asked.frame === undefined ? null : hashToken(asked.frame),
    platformId: platform.id,
    nonce,
  });
  const url = new URL(platform.authorizationUrl);
  const parameters = {
    scope: "openid",
    response_type: "id_token",
    response_mode: "form_post",
    prompt: "none",
    client_id: platform.clientId,
    redirect_uri: context.config.publicUrl + LAUNCH_PATH,
    login_hint: asked.login_hint,
    state,
    nonce,
    ...(asked.lti_message_hint === undefined ? {} : { lti_message_hint: asked.lti_message_hint }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href, browserToken };
}

/** The platform. Throws bad_input and not_found for what no launch can begin with. */
export async function requireLaunchable(
  context: Pick<LtiContext, "pool" | "config">,
  asked: LoginRequest,
): Promise<Platform> {
  requireOwnTarget(context, asked.target_link_uri);
  return requirePlatform(context, asked);
}

/** Throws bad_input for a link to another site: it would be answered with a page of this one. */
export function requireOwnTarget({ config }: Pick<LtiContext, "config">, target: string): void {
  const isOwn = URL.canParse(target) && new URL(target).origin === config.publicUrl;
  if (!isOwn)
    throw new DomainError("bad_input", "This link is for another site. Your platform's link has to be changed.");
}

async function requirePlatform({ pool }: Pick<LtiContext, "pool">, asked: LoginRequest): Promise<Platform> {
  const found = await findByIssuer(pool, { issuer: asked.iss, clientId: asked.client_id ?? null });
  const [platform] = found;
  if (platform === undefined) {
    if (!(await hasPlatform(pool))) {
      throw new DomainError("not_found", "No learning platform is connected with this site.");
    }
    throw new DomainError("not_found", "This site does not know your learning platform. Its administrator can add it.");
  }
  if (found.length > 1)
    throw new DomainError("bad_input", "Your platform does not say by which of its names it knows us");
  return platform;
}
