import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";

const CLIENT_ID = "verdict-tests";
const CLIENT_SECRET = "a secret: of the tests";
const ALG = "ES256";

/** What an endpoint does in place of its work. */
type Broken = "cut" | "error" | "html" | "nonsense" | "endless";

/** What the provider does wrong from now on. */
export interface Faults {
  discovery?: Broken;
  metadata?: Record<string, unknown>;
  token?: Broken | "invalid_client" | "no id_token";
  keys?: Broken;
  userinfo?: Broken;
  /** It gives tokens for a code that was used before, and looks at no PKCE. */
  isCareless?: true;
  signature?: "foreign" | "none" | "secret" | "cut";
  /** In place of what the ID token should say. */
  claims?: Record<string, unknown>;
  expiresIn?: string;
  /** What the access token tells. */
  told?: Record<string, unknown>;
}

export interface OpenIdPeer {
  issuer: string;
  /** The settings of a site that has it. */
  env: Record<string, string>;
  faults: Faults;
  /** How often each of its paths was asked for. */
  asked: (path: string) => number;
  /** Somebody with these claims logs in there: the query with which their browser is sent back. */
  logIn: (url: string, claims: JWTPayload) => Promise<string>;
  close: () => Promise<void>;
}

interface Grant {
  nonce: string;
  challenge: string;
  redirectUri: string;
  claims: JWTPayload;
  isUsed: boolean;
}

/** A small OpenID provider in this process: it speaks the real protocol, checks PKCE, and can misbehave. */
export async function startOpenIdPeer(): Promise<OpenIdPeer> {
  const [ours, foreign] = await Promise.all([generateKeyPair(ALG), generateKeyPair(ALG)]);
  const keys = { keys: [{ ...(await exportJWK(ours.publicKey)), kid: "key", alg: ALG, use: "sig" }] };
  const grants = new Map<string, Grant>();
  const asked = new Map<string, number>();
  const peer = { faults: {} as Faults };
  let issuer = "";

  const sign = async (token: Grant): Promise<string> => {
    const { signature, claims, expiresIn = "5m" } = peer.faults;
    const payload = { iss: issuer, aud: CLIENT_ID, nonce: token.nonce, ...token.claims, ...claims };
    if (signature === "none") return new UnsecuredJWT(payload).setIssuedAt().setExpirationTime(expiresIn).encode();
    const isSecret = signature === "secret";
    const jwt = await new SignJWT(payload)
      .setProtectedHeader({ alg: isSecret ? "HS256" : ALG, kid: "key" })
      .setIssuedAt()
      .setExpirationTime(expiresIn)
      .sign(isSecret ? Buffer.from(CLIENT_SECRET) : signature === "foreign" ? foreign.privateKey : ours.privateKey);
    return signature === "cut" ? jwt.slice(0, jwt.lastIndexOf(".") + 1) : jwt;
  };

  const giveTokens = async (request: IncomingMessage) => {
    const form = new URLSearchParams(await text(request));
    const grant = grants.get(form.get("code") ?? "");
    const { faults } = peer;
    if (faults.token === "invalid_client" || !isOurClient(request)) return { status: 401, error: "invalid_client" };
    const isRight =
      grant !== undefined &&
      !grant.isUsed &&
      form.get("grant_type") === "authorization_code" &&
      form.get("redirect_uri") === grant.redirectUri &&
      sha256(form.get("code_verifier") ?? "") === grant.challenge;
    if (grant === undefined || !(isRight || faults.isCareless)) return { status: 400, error: "invalid_grant" };
    grant.isUsed = true;
    const idToken = faults.token === "no id_token" ? {} : { id_token: await sign(grant) };
    return { status: 200, access_token: "an-access-token", token_type: "Bearer", expires_in: 60, ...idToken };
  };

  const answers: Record<string, (request: IncomingMessage) => Promise<{ status: number }>> = {
    "/.well-known/openid-configuration": async () => ({
      status: 200,
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: [ALG],
      authorization_response_iss_parameter_supported: true,
      ...peer.faults.metadata,
    }),
    "/keys": async () => ({ status: 200, ...keys }),
    "/token": giveTokens,
    "/userinfo": async ({ headers }) =>
      headers.authorization === "Bearer an-access-token" ? { status: 200, ...peer.faults.told } : { status: 401 },
  };
  const brokenAt = (path: string): Faults["token"] => {
    const { discovery, keys: ofKeys, token, userinfo } = peer.faults;
    return (
      { "/keys": ofKeys, "/token": token, "/userinfo": userinfo }[path] ??
      (path.startsWith("/.") ? discovery : undefined)
    );
  };

  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.set(path, (asked.get(path) ?? 0) + 1);
    if (misbehave(response, brokenAt(path))) return;
    const answer = answers[path];
    if (answer === undefined) return response.writeHead(404).end();
    answer(request).then(({ status, ...body }) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return Object.assign(peer, {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_NAME: "Hill School",
    },
    asked: (path: string) => asked.get(path) ?? 0,
    async logIn(address: string, claims: JWTPayload) {
      const url = new URL(address);
      const asks = (name: string) => {
        const value = url.searchParams.get(name);
        if (value === null) throw new Error(`no ${name} is asked for`);
        return value;
      };
      const fixed = [
        url.origin + url.pathname,
        asks("client_id"),
        asks("response_type"),
        asks("code_challenge_method"),
      ];
      if (fixed.join(" ") !== `${issuer}/authorize ${CLIENT_ID} code S256`) throw new Error(`asked for ${fixed}`);
      if (!asks("scope").split(" ").includes("openid")) throw new Error("not asked for who it is");
      const code = randomUUID();
      const [nonce, challenge, redirectUri] = [asks("nonce"), asks("code_challenge"), asks("redirect_uri")];
      grants.set(code, { nonce, challenge, redirectUri, claims, isUsed: false });
      return new URLSearchParams({ code, state: asks("state"), iss: issuer }).toString();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function isOurClient({ headers }: IncomingMessage): boolean {
  const [id = "", secret = ""] = Buffer.from((headers.authorization ?? "").replace(/^Basic /, ""), "base64")
    .toString()
    .split(":")
    .map((part) => decodeURIComponent(part.replaceAll("+", " ")));
  return id === CLIENT_ID && secret === CLIENT_SECRET;
}

function misbehave(response: ServerResponse, broken: Faults["token"]): boolean {
  switch (broken) {
    case "cut":
      response.destroy();
      return true;
    case "error":
      response.writeHead(500, { "content-type": "application/json" }).end('{"error":"server_error"}');
      return true;
    case "html":
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Sign in to the wireless network</h1>");
      return true;
    case "nonsense":
      response.writeHead(200, { "content-type": "application/json" }).end('["{');
      return true;
    case "endless":
      response.writeHead(200, { "content-type": "application/json" });
      response.end(`"${"x".repeat(2_000_000)}"`);
      return true;
    default:
      return false;
  }
}

function sha256(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}
