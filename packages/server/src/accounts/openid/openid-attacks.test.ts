import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sweepExpired } from "../sweep.ts";
import { type AccountsApp, createAccountsApp } from "../testing/accounts-app.ts";
import { type Browser, openBrowser } from "../testing/browser.ts";
import { type Faults, type OpenIdPeer, startOpenIdPeer } from "../testing/openid-peer.ts";

let peer: OpenIdPeer;
let server: AccountsApp;

beforeAll(async () => {
  peer = await startOpenIdPeer();
  server = await createAccountsApp(peer.env);
});
beforeEach(() => {
  peer.faults = {};
});
afterAll(async () => {
  await server.close();
  await peer.close();
});

const EVE = { sub: "eve", email: "eve@hill.example", email_verified: true };
const begin = async (browser: Browser, body: object = { wanted: null }) => browser.post("/user/openid-begin", body);
const comeBack = (browser: Browser, answer: string) => browser.post("/user/openid-login", { answer });
const countUsers = async () => (await server.database.pool.query("select 1 from user_account")).rowCount;

/** Logs Eve in; `change` makes another answer of the provider's. */
async function login(browser = openBrowser(server.app), change = (answer: URLSearchParams) => answer) {
  const { body } = await begin(browser);
  const answer = new URLSearchParams(await peer.logIn(body.url, EVE));
  return comeBack(browser, change(answer).toString());
}

test("the answer to a login of somebody else's logs nobody in to their account", async () => {
  const eve = openBrowser(server.app);
  const answer = await peer.logIn((await begin(eve)).body.url, EVE);
  const victim = openBrowser(server.app);
  expect(await comeBack(victim, answer)).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
  await begin(victim); // A login of their own does not make the other one theirs.
  expect((await comeBack(victim, answer)).status).toBe(401);
  expect(victim.cookies.has("session")).toBe(false);
  expect((await comeBack(eve, answer)).status).toBe(200);
});

test("another page cannot begin a login, or bring its answer", async () => {
  const browser = openBrowser(server.app, {
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  });
  for (const reply of [await begin(browser), await comeBack(browser, "code=x&state=y")])
    expect(reply).toMatchObject({ status: 403, body: { code: "cross_origin" } });
});

test("an answer works once, even if the provider would take its code again, and one of two at once", async () => {
  peer.faults = { isCareless: true };
  const browser = openBrowser(server.app);
  const answer = await peer.logIn((await begin(browser)).body.url, EVE);
  const copy = openBrowser(server.app);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  const statuses = (await Promise.all([comeBack(browser, answer), comeBack(copy, answer)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 401]);
  expect((await comeBack(copy, answer)).status).toBe(401);
});

test("a code of another login is refused by the provider, since PKCE's verifier is not its own", async () => {
  const browser = openBrowser(server.app);
  const stolen = new URLSearchParams(await peer.logIn((await begin(openBrowser(server.app))).body.url, EVE)).get(
    "code",
  );
  const reply = await login(browser, (answer) => {
    answer.set("code", stolen ?? "");
    return answer;
  });
  expect(reply).toMatchObject({
    status: 401,
    body: { message: "The login with Hill School failed. Please try again." },
  });
});

test("and where the provider is careless, by the nonce", async () => {
  peer.faults = { isCareless: true };
  const stolen = new URLSearchParams(await peer.logIn((await begin(openBrowser(server.app))).body.url, EVE)).get(
    "code",
  );
  const reply = await login(openBrowser(server.app), (answer) => {
    answer.set("code", stolen ?? "");
    return answer;
  });
  expect(reply.status).toBe(401);
});

test.each([
  ["an unknown state", { state: "invented" }],
  ["no state", { state: null }],
  ["no code", { code: null }],
  ["a code that was never given", { code: "invented" }],
  ["another issuer, as in a mix-up", { iss: "https://evil.example" }],
  ["no issuer, though the provider names itself", { iss: null }],
])("an answer with %s is refused", async (_name, changes) => {
  const before = await countUsers();
  const reply = await login(openBrowser(server.app), (answer) => {
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) answer.delete(name);
      else answer.set(name, value);
    }
    return answer;
  });
  expect(reply).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
  expect(await countUsers()).toBe(before);
});

test("an answer that says a parameter twice is refused, and a mix-up sends no code to the provider", async () => {
  const reply = await login(openBrowser(server.app), (answer) => {
    answer.append("code", "another");
    return answer;
  });
  expect(reply.status).toBe(401);
  const asked = peer.asked("/token");
  await login(openBrowser(server.app), (answer) => {
    answer.set("iss", "https://evil.example");
    return answer;
  });
  expect(peer.asked("/token")).toBe(asked);
});

const BAD_TOKENS: [string, Faults][] = [
  ["of another issuer", { claims: { iss: "https://evil.example" } }],
  ["for another audience", { claims: { aud: "another-client" } }],
  ["for several audiences", { claims: { aud: ["verdict-tests", "another-client"] } }],
  ["made for another application", { claims: { azp: "another-client" } }],
  ["with another nonce", { claims: { nonce: "another" } }],
  ["without a nonce", { claims: { nonce: undefined } }],
  ["that has expired", { expiresIn: "-6m" }],
  ["of a key that is not the provider's", { signature: "foreign" }],
  ["without a signature", { signature: "cut" }],
  ["that says that it needs no signature", { signature: "none" }],
  ["signed with the client's secret", { signature: "secret" }],
  ["without a sub", { claims: { sub: undefined } }],
  ["with an endless sub", { claims: { sub: "1".repeat(256) } }],
  ["with a NUL in the sub", { claims: { sub: "e\0ve" } }],
  ["without an address", { claims: { email: undefined }, told: { sub: "eve" } }],
  ["with an address that is a list", { claims: { email: [EVE.email] } }],
  ["with a line break in the address", { claims: { email: "eve@hill.example\r\nBcc: x@evil.example" } }],
];
test.each(BAD_TOKENS)("an ID token %s is refused", async (_name, faults) => {
  const before = await countUsers();
  peer.faults = faults;
  const browser = openBrowser(server.app);
  expect(await login(browser)).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
  expect(browser.cookies.has("session")).toBe(false);
  expect(await countUsers()).toBe(before);
});

test("a server whose clock is four minutes off lets people in", async () => {
  peer.faults = { expiresIn: "-4m" };
  expect((await login()).status).toBe(200);
});

test("whoever gives up at the provider is told so, and nothing that stands in the address", async () => {
  const denied = (error: string) => (answer: URLSearchParams) => {
    answer.delete("code");
    answer.set("error", error);
    answer.set("error_description", "call 555-1234");
    return answer;
  };
  const reply = await login(openBrowser(server.app), denied("access_denied"));
  expect(reply).toMatchObject({ status: 401, body: { message: "Hill School did not log you in." } });
  expect((await login(openBrowser(server.app), denied("temporarily_unavailable"))).status).toBe(503);
});

const UNREACHABLE = "Hill School cannot be reached right now. Please try again in a moment, or use email and password.";
const BROKEN: Faults["token"][] = ["cut", "error", "html", "nonsense", "endless", "invalid_client"];
test.each(BROKEN)(
  "a token endpoint that does this is a 503 in clear words, and makes no account: %s",
  async (token) => {
    const before = await countUsers();
    peer.faults = token === undefined ? {} : { token };
    expect(await login()).toMatchObject({ status: 503, body: { code: "oidc_unavailable", message: UNREACHABLE } });
    expect(await countUsers()).toBe(before);
  },
);

test("tokens without the one that says who it is are no login", async () => {
  peer.faults = { token: "no id_token" };
  expect((await login()).status).toBe(401);
});

test("a site starts without its provider, says so in clear words, and finds it when it is there", async () => {
  const shy = await startOpenIdPeer();
  shy.faults = { keys: "cut" };
  const site = await createAccountsApp(shy.env);
  const browser = openBrowser(site.app);
  const BAD: Faults[] = [
    { discovery: "cut" },
    { discovery: "error" },
    { discovery: "html" },
    { discovery: "nonsense" },
    { discovery: "endless" },
    { metadata: { issuer: "https://evil.example" } },
    { metadata: { issuer: undefined } },
    { metadata: { authorization_endpoint: undefined } },
    { metadata: { authorization_endpoint: "javascript:alert(1)" } },
  ];
  for (const faults of BAD) {
    shy.faults = faults;
    expect(await begin(browser)).toMatchObject({
      status: 503,
      body: { code: "oidc_unavailable", message: UNREACHABLE },
    });
  }
  shy.faults = { keys: "cut" };
  const answer = await shy.logIn((await begin(browser)).body.url, EVE);
  expect(await comeBack(browser, answer)).toMatchObject({ status: 503, body: { message: UNREACHABLE } });
  expect((await site.database.pool.query("select 1 from user_account")).rowCount).toBe(0);
  shy.faults = {};
  expect((await comeBack(browser, await shy.logIn((await begin(browser)).body.url, EVE))).status).toBe(200);
  await Promise.all([site.close(), shy.close()]);
});

test("what the provider says of itself is asked for once, and serves on while it cannot be asked again", async () => {
  const before = peer.asked("/.well-known/openid-configuration");
  await Promise.all([begin(openBrowser(server.app)), begin(openBrowser(server.app))]);
  expect(peer.asked("/.well-known/openid-configuration")).toBe(before);
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now + 3_700_000);
  peer.faults = { discovery: "cut" };
  expect((await begin(openBrowser(server.app))).status).toBe(200);
  expect(peer.asked("/.well-known/openid-configuration")).toBe(before + 1);
  clock.mockRestore();
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/x\\y",
  "https://evil.example",
  "javascript:alert(1)",
  "problems",
  "",
  `/${"x".repeat(1_000)}`,
  7,
])("after a login nobody gets on to %j", async (wanted) => {
  expect(await begin(openBrowser(server.app), { wanted })).toMatchObject({ status: 400, body: { code: "bad_input" } });
});

test.each([{}, { answer: "" }, { answer: 5 }, { answer: "x".repeat(9_000) }])(
  "the body %j is bad input",
  async (body) => {
    const reply = await openBrowser(server.app).post("/user/openid-login", body);
    expect(reply).toMatchObject({ status: 400, body: { message: "The login failed" } });
  },
);

test("two tabs of a browser may each have a login under way", async () => {
  const browser = openBrowser(server.app);
  const first = await peer.logIn((await begin(browser)).body.url, EVE);
  await begin(browser);
  expect((await comeBack(browser, first)).status).toBe(200);
});

test("a login that takes longer than a quarter of an hour has ended, and is swept away", async () => {
  const { pool } = server.database;
  await pool.query("delete from oidc_login");
  const browser = openBrowser(server.app);
  const answer = await peer.logIn((await begin(browser)).body.url, EVE);
  await begin(openBrowser(server.app));
  await pool.query(
    "update oidc_login set begun_at = begun_at - interval '16 minutes' where state_hash = sha256($1::bytea)",
    [new URLSearchParams(answer).get("state")],
  );
  expect((await comeBack(browser, answer)).status).toBe(401);
  expect((await pool.query("select 1 from oidc_login")).rowCount).toBe(2);
  await sweepExpired(pool);
  expect((await pool.query("select 1 from oidc_login")).rowCount).toBe(1);
});

test("a site that begins logins without an end is stopped, and nobody else", async () => {
  await server.database.pool.query("insert into rate_limit values ('openid_site:192.0.2.7', 1999, $1)", [
    Date.now() + 600_000,
  ]);
  const flood = openBrowser(server.app, { ip: "192.0.2.7" });
  expect((await begin(flood)).status).toBe(200);
  expect(await begin(flood)).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect((await begin(openBrowser(server.app, { ip: "192.0.2.8" }))).status).toBe(200);
});
