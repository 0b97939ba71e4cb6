import { OPENID_RETURN_PATH } from "@verdict/contract/openid";
import type * as OpenIdClient from "openid-client";
import type { OpenIdSettings } from "../../config-openid.ts";
import { boundedFetch } from "../../platform/http/bounded-fetch.ts";
import type { Log } from "../../platform/log.ts";
import { refusalOf, unreachable } from "./openid-failures.ts";

/*
 * Authorization code flow with PKCE (OpenID Connect Core 1.0, RFC 7636, RFC 9207). The library looks at what the
 * provider answers: state, `iss`, nonce, issuer, audience, times and signature. Its tokens live as long as this call.
 */

/** A person waits for it; the browser gives up later. */
const TIMEOUT_SECONDS = 5;
/** As with Google: the clock of this machine may be wrong by minutes. */
const CLOCK_TOLERANCE_SECONDS = 300;
/** The addresses of a provider change seldom; what is known of them serves on while it cannot be asked again. */
const FRESH_MS = 60 * 60 * 1000;
const ASK_AGAIN_MS = 60 * 1000;
const SCOPE = "openid email profile";

/** What a login has to bring back; known to this site alone. */
interface BegunLogin {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export type Claims = Readonly<Record<string, unknown>>;

export interface OpenIdProvider {
  settings: OpenIdSettings;
  /** Where the browser goes, with what it has to come back with. Throws DomainError. */
  begin: () => Promise<BegunLogin & { url: string }>;
  /** What the provider says of whoever comes back with this query. Throws DomainError. */
  finish: (input: { answer: string; begun: BegunLogin }) => Promise<Claims>;
}

interface Found {
  library: typeof OpenIdClient;
  configuration: OpenIdClient.Configuration;
}

/** Asks the provider nothing before somebody wants to log in there, so that a site starts without it. */
export function createOpenIdProvider(input: {
  settings: OpenIdSettings;
  publicUrl: string;
  log: Pick<Log, "warn">;
}): OpenIdProvider {
  const { settings, publicUrl } = input;
  const redirectUri = `${publicUrl}${OPENID_RETURN_PATH}`;
  const find = keepFresh(() => discover(settings));
  const known = async () => {
    try {
      return await find();
    } catch (error) {
      throw unreachable(error, input);
    }
  };
  return {
    settings,
    async begin() {
      const { library, configuration } = await known();
      const begun = {
        state: library.randomState(),
        nonce: library.randomNonce(),
        codeVerifier: library.randomPKCECodeVerifier(),
      };
      const url = library.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await library.calculatePKCECodeChallenge(begun.codeVerifier),
        code_challenge_method: "S256",
      });
      return { ...begun, url: url.href };
    },
    async finish({ answer, begun }) {
      const found = await known();
      const url = new URL(redirectUri);
      url.search = answer;
      try {
        return await redeem(found, { url, begun });
      } catch (error) {
        throw refusalOf(error, input);
      }
    },
  };
}

async function redeem(
  { library, configuration }: Found,
  { url, begun }: { url: URL; begun: BegunLogin },
): Promise<Claims> {
  const tokens = await library.authorizationCodeGrant(configuration, url, {
    expectedState: begun.state,
    expectedNonce: begun.nonce,
    pkceCodeVerifier: begun.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error("a token response without an ID token was let through");
  // Where there is an access token, providers may tell the address by it alone (Core 1.0, section 5.4).
  const tellsMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
  if (claims["email"] !== undefined || !tellsMore) return claims;
  return { ...(await library.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims };
}

async function discover(settings: OpenIdSettings): Promise<Found> {
  const library = await import("openid-client");
  const { issuer, clientId, clientSecret } = settings;
  const isPlain = issuer.protocol === "http:";
  const byPost = library.ClientSecretPost(clientSecret);
  const byHeader = library.ClientSecretBasic(clientSecret);
  const configuration = await library.discovery(
    issuer,
    clientId,
    { client_secret: clientSecret, [library.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    // The header is what a provider takes that says nothing of it (Discovery 1.0, section 3).
    (server, ...rest) =>
      (server.token_endpoint_auth_methods_supported?.includes("client_secret_post") ? byPost : byHeader)(
        server,
        ...rest,
      ),
    {
      timeout: TIMEOUT_SECONDS,
      [library.customFetch]: boundedFetch,
      execute: [library.enableNonRepudiationChecks, ...(isPlain ? [library.allowInsecureRequests] : [])],
    },
  );
  const { issuer: said, authorization_endpoint: endpoint = "" } = configuration.serverMetadata();
  // The library lets tenants of all kinds in by one address of Microsoft's.
  if (new URL(said).href !== issuer.href) throw new Error(`The provider calls itself ${said}`);
  // Browsers are sent there: never to javascript:, nor from TLS to plain text.
  const isSafe = URL.canParse(endpoint) && ["https:", issuer.protocol].includes(new URL(endpoint).protocol);
  if (!isSafe) throw new Error("The provider names no usable authorization endpoint");
  return { library, configuration };
}

/** What was found within the hour, or is found now; those who ask meanwhile wait for the same answer. */
function keepFresh<T>(find: () => Promise<T>): () => Promise<T> {
  let kept: { found: T; untilMs: number } | null = null;
  let asking: Promise<T> | null = null;
  const ask = async () => {
    try {
      const found = await find();
      kept = { found, untilMs: performance.now() + FRESH_MS };
      return found;
    } catch (error) {
      if (kept === null) throw error;
      kept = { ...kept, untilMs: performance.now() + ASK_AGAIN_MS };
      return kept.found;
    } finally {
      asking = null;
    }
  };
  return () => {
    if (kept !== null && performance.now() < kept.untilMs) return Promise.resolve(kept.found);
    asking ??= ask();
    return asking;
  };
}
