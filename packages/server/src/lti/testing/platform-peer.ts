import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { LtiPlatformForm } from "@verdict/contract/lti-platforms";
import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from "jose";

const CLIENT_ID = "verdict-at-hill";
const DEPLOYMENT_ID = "1";
const CLAIM = "https://purl.imsglobal.org/spec/lti/claim/";
const ROLE = "http://purl.imsglobal.org/vocab/lis/v2/membership#";
const SCOPES = "https://purl.imsglobal.org/spec/lti-ags/scope/score";

/** What the platform does wrong from now on. */
interface PeerFaults {
  signature?: "foreign" | "none" | "public key as secret" | "unknown kid";
  keys?: "down" | "huge" | "many" | "slow" | "nonsense";
  token?: "refused" | "nonsense";
  /** Pages without an end, each of them full of what is no member. */
  roster?: "nonsense";
  /** Of every score. */
  scoreStatus?: number;
  /** Of the scores of these people. */
  scoreStatusOf?: Readonly<Record<string, number>>;
}

interface SentScore {
  path: string;
  userId: string;
  scoreGiven?: number;
  scoreMaximum?: number;
  timestamp: string;
  submission?: { submittedAt: string };
  activityProgress: string;
  gradingProgress: string;
}

export interface Opening {
  sub: string;
  role?: "Learner" | "Instructor" | "Mentor";
  course?: string;
  link?: string;
  custom?: Record<string, string>;
  /** More claims, or others in the place of those that there would be. */
  claims?: JWTPayload;
}

export interface PlatformPeer {
  issuer: string;
  form: LtiPlatformForm;
  faults: PeerFaults;
  scores: SentScore[];
  /** What its course tells of its members; a page holds two. */
  members: object[];
  /** Who is signed in there, and which link of which course they open: what its pages lead to. */
  opening: Opening;
  /** How often each of its paths was asked for. */
  asked: (path: string) => number;
  /** The statement with which it answers a request that this address makes. */
  idToken: (authorizationUrl: string, opening: Opening) => Promise<string>;
  /** What the tool has signed, checked by the keys that it publishes. */
  readAnswer: (token: string, keys: { keys: object[] }) => Promise<JWTPayload>;
  /** By these it checks who asks for a token. */
  trustTool: (keys: { keys: object[] }) => void;
  close: () => Promise<void>;
}

function html(body: string) {
  const text = `<!doctype html><html lang="en"><title>Hill Moodle</title><h1>Hill Moodle</h1>${body}</html>`;
  return { status: 200, body: text, headers: { "content-type": "text/html" } };
}

function attribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

/** A small learning platform in this process: it follows LTI 1.3 with its three services, and can misbehave. */
export async function startPlatformPeer(): Promise<PlatformPeer> {
  const [ours, foreign] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: "key", alg: "RS256", use: "sig" };
  const asked = new Map<string, number>();
  const peer = {
    faults: {} as PeerFaults,
    scores: [] as SentScore[],
    members: [] as object[],
    opening: { sub: "somebody" } as Opening,
  };
  let toolKeys: { keys: object[] } = { keys: [] };
  let issuer = "";

  const keysText = async () => {
    switch (peer.faults.keys) {
      case "nonsense":
        return "<h1>Log in to the wireless network</h1>";
      case "huge":
        return JSON.stringify({ keys: [{ ...jwk, x5c: "x".repeat(2_000_000) }] });
      case "many":
        return JSON.stringify({ keys: [...Array(10_000)].map((_, at) => ({ ...jwk, kid: `key-${at}` })) });
      case "slow":
        await new Promise((resolve) => setTimeout(resolve, 30_000).unref());
        return "";
      default:
        return JSON.stringify({ keys: [jwk] });
    }
  };

  const giveToken = async (request: IncomingMessage) => {
    const form = new URLSearchParams(await text(request));
    if (peer.faults.token === "nonsense") return { status: 200, body: "nonsense" };
    const isRefused = peer.faults.token === "refused" || form.get("grant_type") !== "client_credentials";
    const assertion = form.get("client_assertion") ?? "";
    const checks = { issuer: CLIENT_ID, subject: CLIENT_ID, audience: `${issuer}/token`, algorithms: ["RS256"] };
    const isOurs = await jwtVerify(assertion, createLocalJWKSet(toolKeys as never), checks).then(
      ({ payload }) => payload.jti !== undefined,
      () => false,
    );
    if (isRefused || !isOurs) return { status: 401, body: JSON.stringify({ error: "invalid_client" }) };
    const answer = { access_token: `for ${form.get("scope")}`.replaceAll(/[^\w]/g, "-"), expires_in: 3600 };
    return { status: 200, body: JSON.stringify(answer) };
  };

  const keepScore = async (request: IncomingMessage, path: string) => {
    const score = JSON.parse(await text(request));
    const isMayI = request.headers.authorization?.includes("scope-score") ?? false;
    if (!isMayI || request.headers["content-type"] !== "application/vnd.ims.lis.v1.score+json") return { status: 401 };
    const status = peer.faults.scoreStatusOf?.[score.userId] ?? peer.faults.scoreStatus;
    if (status !== undefined) return { status };
    peer.scores.push({ path, ...score });
    return { status: 200, body: "{}" };
  };

  const tellMembers = (request: IncomingMessage, url: URL) => {
    if (!request.headers.authorization?.includes("contextmembership")) return { status: 401 };
    if (peer.faults.roster === "nonsense") {
      const body = JSON.stringify({ members: Array(300_000).fill(1) });
      return { status: 200, body, headers: { link: `<${issuer}/members>; rel="next"` } };
    }
    const from = Number(url.searchParams.get("from") ?? 0);
    const next = from + 2 < peer.members.length ? `<${issuer}/members?from=${from + 2}>; rel="next"` : "";
    const body = JSON.stringify({ id: issuer, members: peer.members.slice(from, from + 2) });
    const headers: Record<string, string> = next === "" ? {} : { link: next };
    return { status: 200, body, headers };
  };

  const sign = async (payload: JWTPayload): Promise<string> => {
    const { signature } = peer.faults;
    if (signature === "none") return new UnsecuredJWT(payload).setIssuedAt().setExpirationTime("5m").encode();
    const isSecret = signature === "public key as secret";
    const kid = signature === "unknown kid" ? "another" : "key";
    return new SignJWT(payload)
      .setProtectedHeader({ alg: isSecret ? "HS256" : "RS256", kid })
      .setIssuedAt(payload.iat ?? Math.floor(Date.now() / 1000))
      .setExpirationTime(payload.exp ?? "5m")
      .sign(
        isSecret
          ? Buffer.from(await exportSPKI(ours.publicKey))
          : signature === "foreign"
            ? foreign.privateKey
            : ours.privateKey,
      );
  };

  const idToken = async (address: string, opening: Opening): Promise<string> => {
    const url = new URL(address);
    const asks = (name: string) => {
      const value = url.searchParams.get(name);
      if (value === null) throw new Error(`no ${name} is asked for`);
      return value;
    };
    const fixed = ["scope", "response_type", "response_mode", "prompt", "client_id"].map(asks).join(" ");
    if (fixed !== `openid id_token form_post none ${CLIENT_ID}`) throw new Error(`asked for ${fixed}`);
    const { course = "course-1", link = "link-1", role = "Learner" } = opening;
    const lineItem = `${issuer}/items/${link.replaceAll("-", "_")}?type_id=7`;
    return sign({
      iss: issuer,
      aud: CLIENT_ID,
      sub: opening.sub,
      nonce: asks("nonce"),
      [`${CLAIM}version`]: "1.3.0",
      [`${CLAIM}message_type`]: "LtiResourceLinkRequest",
      [`${CLAIM}deployment_id`]: DEPLOYMENT_ID,
      [`${CLAIM}target_link_uri`]: new URL(asks("redirect_uri")).origin,
      [`${CLAIM}roles`]: [`${ROLE}${role}`, "http://purl.imsglobal.org/vocab/lis/v2/system/person#User"],
      [`${CLAIM}context`]: { id: course, title: "Algorithms I" },
      [`${CLAIM}resource_link`]: { id: link, title: "Week 1" },
      [`${CLAIM}lis`]: { person_sourcedid: `no-${opening.sub}` },
      "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint": { lineitem: lineItem, scope: [SCOPES] },
      "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice": {
        context_memberships_url: `${issuer}/members`,
        service_versions: ["2.0"],
      },
      ...(opening.custom === undefined ? {} : { [`${CLAIM}custom`]: opening.custom }),
      ...opening.claims,
    });
  };

  const formOf = async (url: URL) => {
    const token = await idToken(url.href, peer.opening);
    const fields = { id_token: token, state: url.searchParams.get("state") ?? "" };
    const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${attribute(value)}">`);
    const action = attribute(url.searchParams.get("redirect_uri") ?? "");
    return `<form method="post" action="${action}">${inputs.join("")}</form><script>document.forms[0].submit()</script>`;
  };

  const answerOf = async (
    request: IncomingMessage,
  ): Promise<{ status: number; body?: string; headers?: Record<string, string> }> => {
    const url = new URL(request.url ?? "/", issuer);
    asked.set(url.pathname, (asked.get(url.pathname) ?? 0) + 1);
    if (url.pathname === "/keys") {
      const body = await keysText();
      return { status: peer.faults.keys === "down" ? 500 : 200, body };
    }
    if (url.pathname === "/authorize") return html(await formOf(url));
    if (url.pathname === "/course")
      return html(`<iframe src="${attribute(url.searchParams.get("shows") ?? "")}"></iframe>`);
    if (url.pathname === "/token") return giveToken(request);
    if (url.pathname === "/members") return tellMembers(request, url);
    if (/^\/items\/\w+\/scores$/.test(url.pathname)) return keepScore(request, url.pathname + url.search);
    return { status: 404 };
  };

  const server = createServer((request, response) => {
    answerOf(request).then(({ status, body = "", headers = {} }) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(body),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Another site than the one that is tested, to a browser as well.
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  return Object.assign(peer, {
    issuer,
    form: {
      name: "Hill Moodle",
      issuer,
      clientId: CLIENT_ID,
      deploymentIds: [DEPLOYMENT_ID],
      authorizationUrl: `${issuer}/authorize`,
      tokenUrl: `${issuer}/token`,
      keysUrl: `${issuer}/keys`,
      tokenAudience: null,
      serviceHosts: [],
    },
    asked: (path: string) => asked.get(path) ?? 0,
    idToken,
    async readAnswer(token: string, keys: { keys: object[] }) {
      const checks = { issuer: CLIENT_ID, audience: issuer, algorithms: ["RS256"] };
      return (await jwtVerify(token, createLocalJWKSet(keys as never), checks)).payload;
    },
    trustTool(keys: { keys: object[] }) {
      toolKeys = keys;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
