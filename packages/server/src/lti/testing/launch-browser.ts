import type { FastifyInstance } from "fastify";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import type { Opening, PlatformPeer } from "./platform-peer.ts";

const PUBLIC_URL = "http://127.0.0.1:3000";

interface BrowserReply {
  status: number;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every shape.
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
}

/** A browser as far as a launch needs one: it keeps cookies, and sends none with what another site's page posts. */
export interface LaunchBrowser {
  cookies: Map<string, string>;
  get: (url: string, headers?: Record<string, string>) => Promise<BrowserReply>;
  post: (url: string, body?: object) => Promise<BrowserReply>;
  /** A form of the platform's page. */
  postForm: (url: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<BrowserReply>;
  /** Opens a link at the platform, as far as the address to which this site sends the browser. */
  begin: (peer: PlatformPeer, fields?: Record<string, string>) => Promise<string>;
  /** The platform answers the request of that address. */
  comeBack: (peer: PlatformPeer, authorizationUrl: string, opening: Opening) => Promise<BrowserReply>;
  /** All of it: the ticket of the launch. */
  launch: (peer: PlatformPeer, opening: Opening, fields?: Record<string, string>) => Promise<string>;
  /** The same, and what comes next. */
  open: (peer: PlatformPeer, opening: Opening) => Promise<BrowserReply & { ticket: string }>;
}

export function openLaunchBrowser(app: FastifyInstance, user?: TestUser): LaunchBrowser {
  const cookies = new Map<string, string>();
  if (user !== undefined) cookies.set("session", user.cookie.slice("session=".length));
  const cookieText = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const call = async (input: object): Promise<BrowserReply> => {
    const reply = await app.inject(input);
    for (const { name, value } of reply.cookies) {
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    const isJson = String(reply.headers["content-type"] ?? "").startsWith("application/json");
    const body = isJson ? reply.json() : null;
    return { status: reply.statusCode, text: reply.payload, body, headers: reply.headers };
  };
  const browser: LaunchBrowser = {
    cookies,
    get: (url, headers = {}) =>
      call({ method: "GET", url, headers: { "sec-fetch-dest": "document", ...headers, cookie: cookieText() } }),
    post: (url, payload) =>
      call({
        method: "POST",
        url,
        headers: { cookie: cookieText(), origin: PUBLIC_URL, "sec-fetch-site": "same-origin" },
        ...(payload === undefined ? {} : { payload }),
      }),
    postForm: (url, fields, headers = {}) =>
      call({
        method: "POST",
        url,
        headers: {
          origin: "https://moodle.hill.example",
          "sec-fetch-site": "cross-site",
          "content-type": "application/x-www-form-urlencoded",
          ...headers,
        },
        payload: new URLSearchParams(fields).toString(),
      }),
    async begin(peer, fields = {}) {
      const asked = { iss: peer.issuer, login_hint: "7", target_link_uri: `${PUBLIC_URL}/lti/launch`, ...fields };
      const reply = await browser.get(`/lti/login?${new URLSearchParams(asked)}`);
      if (reply.status !== 302) throw new Error(`the launch did not begin: ${reply.text}`);
      return String(reply.headers["location"]);
    },
    async comeBack(peer, authorizationUrl, opening) {
      const idToken = await peer.idToken(authorizationUrl, opening);
      const state = new URL(authorizationUrl).searchParams.get("state") ?? "";
      return browser.postForm("/lti/launch", { id_token: idToken, state });
    },
    async launch(peer, opening, fields) {
      const reply = await browser.comeBack(peer, await browser.begin(peer, fields), opening);
      const ticket = /^\/launch\/([\w-]{43})$/.exec(String(reply.headers["location"]))?.[1];
      if (reply.status !== 303 || ticket === undefined) throw new Error(`no launch: ${reply.status} ${reply.text}`);
      return ticket;
    },
    async open(peer, opening) {
      const ticket = await browser.launch(peer, opening);
      return { ...(await browser.post(`/lti/launches/${ticket}`)), ticket };
    },
  };
  return browser;
}
