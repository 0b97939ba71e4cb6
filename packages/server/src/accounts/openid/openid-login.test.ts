import type { Role } from "@verdict/contract/accounts";
import type { JWTPayload } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sweepExpired } from "../sweep.ts";
import { type AccountsApp, createAccountsApp } from "../testing/accounts-app.ts";
import { type Browser, openBrowser } from "../testing/browser.ts";
import { type OpenIdPeer, startOpenIdPeer } from "../testing/openid-peer.ts";
import { createPasswordUser, TEST_PASSWORD } from "../testing/password-user.ts";
import { type SmtpPeer, startSmtpPeer } from "../testing/smtp-peer.ts";

let peer: OpenIdPeer;
let smtp: SmtpPeer;
/** A site that says which addresses are the school's, and one that does not. */
let server: AccountsApp;
let open: AccountsApp;

beforeAll(async () => {
  [peer, smtp] = await Promise.all([startOpenIdPeer(), startSmtpPeer()]);
  server = await createAccountsApp({
    ...peer.env,
    SMTP_URL: smtp.url,
    OIDC_EMAIL_DOMAINS: "hill.example,students.hill.example",
  });
  open = await createAccountsApp(peer.env);
});
beforeEach(() => {
  peer.faults = {};
});
afterAll(async () => {
  await Promise.all([server.close(), open.close()]);
  await Promise.all([peer.close(), smtp.close()]);
});

const verified = (sub: string, email: string, more: JWTPayload = {}) => ({ sub, email, email_verified: true, ...more });

async function login(claims: JWTPayload, input: { site?: AccountsApp; browser?: Browser; wanted?: string } = {}) {
  const browser = input.browser ?? openBrowser((input.site ?? server).app);
  const begun = await browser.post("/user/openid-begin", { wanted: input.wanted ?? null });
  expect(begun.status).toBe(200);
  return browser.post("/user/openid-login", { answer: await peer.logIn(begun.body.url, claims) });
}

async function makeLocal(emailId: string, input: { role?: Role; site?: AccountsApp } = {}): Promise<void> {
  await createPasswordUser((input.site ?? server).database.pool, emailId, input);
}
const query = async (sql: string, values: unknown[] = []) => (await server.database.pool.query(sql, values)).rows;
const kindsOf = async (emailId: string) =>
  (await query("select kind from audit_entry where email_id = $1 order by id", [emailId])).map(({ kind }) => kind);

test("a first login makes an account with the provider's name, logs in, and gets on to the page that was wanted", async () => {
  const browser = openBrowser(server.app);
  const claims = verified("grace-1", "Grace@Hill.example", { given_name: "Grace", family_name: "Hopper" });
  const reply = await login(claims, { browser, wanted: "/problem/two-belts?tab=chat#x" });
  expect(reply).toMatchObject({
    status: 200,
    body: {
      user: { firstName: "Grace", lastName: "Hopper", emailId: "grace@hill.example", role: "user" },
      wanted: "/problem/two-belts?tab=chat#x",
    },
  });
  expect((await browser.get("/user/check")).body.user).toEqual(reply.body.user);
  expect([...browser.cookies.keys()].sort()).toEqual(["known-browser", "session"]);
  expect(await kindsOf("grace@hill.example")).toEqual(["registered", "logged_in_with_oidc"]);
});

test("the account is known by issuer and sub: a changed address finds the same account, and a changed sub another one", async () => {
  const first = await login(verified("ada-1", "ada@hill.example"));
  const moved = await login(verified("ada-1", "ada.new@hill.example"));
  expect(moved.body.user).toMatchObject({ _id: first.body.user._id, emailId: "ada@hill.example" });
  const other = await login(verified("ada-2", "ada.new@hill.example"));
  expect(other.body.user._id).not.toBe(first.body.user._id);
});

test("an address that the school has given to the next pupil does not open the account of the one before", async () => {
  await login(verified("leaver", "class.speaker@hill.example"));
  const next = await login(verified("newcomer", "class.speaker@hill.example"));
  expect(next).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect(await query("select 1 from user_account where oidc_sub = 'newcomer'")).toEqual([]);
});

test("two first logins at once make one account", async () => {
  const replies = await Promise.all([1, 2, 3].map(() => login(verified("twice", "twice@hill.example"))));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(replies.map(({ body }) => body.user._id)).size).toBe(1);
});

test("an address of the named domains joins the local account with it; its owner is told, once, and so is the log", async () => {
  const emailId = "local@students.hill.example";
  await makeLocal(emailId);
  const reply = await login(verified("local-1", emailId));
  await login(verified("local-1", emailId));
  const byPassword = await openBrowser(server.app).post("/user/login", { emailId, password: TEST_PASSWORD });
  expect(byPassword.body.user._id).toBe(reply.body.user._id);
  expect((await smtp.mailTo(emailId)).subject).toBe("Hill School was added to your account");
  expect(smtp.mails.filter((mail) => mail.to === emailId)).toHaveLength(1);
  expect(await kindsOf(emailId)).toEqual(["oidc_linked", "logged_in_with_oidc", "logged_in_with_oidc", "logged_in"]);
});

test("an admin's account is never joined, nor any where no domains are named", async () => {
  await makeLocal("head@hill.example", { role: "admin" });
  await makeLocal("victim@hill.example", { site: open });
  const replies = [
    await login(verified("head-1", "head@hill.example")),
    await login(verified("evil", "victim@hill.example"), { site: open }),
  ];
  for (const reply of replies) {
    expect(reply).toMatchObject({
      status: 409,
      body: { message: "An account with this email exists already. Log in with your password." },
    });
  }
  expect(await query("select 1 from user_account where oidc_sub in ('head-1', 'evil')")).toEqual([]);
});

test.each([
  ["of another domain", "mallory@evil.example"],
  ["below one of the domains", "mallory@sub.hill.example"],
  ["whose domain only ends like one", "mallory@evilhill.example"],
])("an address %s does not come in, and makes no account", async (_name, email) => {
  const reply = await login(verified("mallory", email));
  expect(reply).toMatchObject({
    status: 403,
    body: { message: "With Hill School only addresses of hill.example, students.hill.example may log in." },
  });
  expect(await query("select 1 from user_account where oidc_sub = 'mallory'")).toEqual([]);
});

test("without named domains every verified address comes in", async () => {
  expect((await login(verified("anybody", "anybody@else.example"), { site: open })).status).toBe(200);
});

test.each([
  ["has not said to be verified", { email_verified: undefined }],
  ["has said not to be verified", { email_verified: false }],
  ["has said to be verified in a text", { email_verified: "true" }],
  ["has said not to be verified, though the domain is the tenant's", { email_verified: false, xms_edov: true }],
  ["has said to be of a tenant's domain in a text", { email_verified: undefined, xms_edov: "true" }],
])("an address that the provider %s is refused, also for an account that is there", async (_name, said) => {
  await makeLocal("careful@hill.example").catch(() => undefined);
  const reply = await login({ ...verified("unproven", "careful@hill.example"), ...said });
  expect(reply).toMatchObject({ status: 401, body: { message: "Hill School has not verified your email address." } });
  expect(await query("select 1 from user_account where oidc_sub = 'unproven'")).toEqual([]);
});

test("Entra ID's word that the domain is the tenant's own counts where it says nothing else", async () => {
  const reply = await login({ sub: "entra", email: "entra@hill.example", xms_edov: true });
  expect(reply.status).toBe(200);
});

test("an address that only the access token tells is taken from there, and only for the same sub", async () => {
  peer.faults = { told: { sub: "quiet", email: "quiet@hill.example", email_verified: true } };
  expect((await login({ sub: "quiet" })).body.user.emailId).toBe("quiet@hill.example");
  expect((await login({ sub: "somebody-else" })).status).toBe(401);
  peer.faults = { userinfo: "cut" };
  expect((await login({ sub: "quiet" })).status).toBe(503);
});

test("a locked account stays locked, with the reason, and one that is to be deleted by an admin as well", async () => {
  const { _id: id } = (await login(verified("locked", "locked@hill.example"))).body.user;
  await query("insert into account_lock (user_id, reason, locked_by) values ($1, 'Copied code', 'a@x')", [id]);
  await query(
    `insert into account_deletion (user_id, id, code_hash, code_expires_at, delete_after)
     values ($1, gen_random_uuid(), '', now(), now() + interval '1 day')`,
    [id],
  );
  const browser = openBrowser(server.app);
  const reply = await login(verified("locked", "locked@hill.example"), { browser });
  expect(reply).toMatchObject({
    status: 403,
    body: { message: "An administrator has locked this account: Copied code" },
  });
  expect(browser.cookies.has("session")).toBe(false);
  expect(await query("select 1 from account_deletion where user_id = $1", [id])).toHaveLength(1);
});

test("a deleted account is gone with its identity, and whoever comes again gets a new one", async () => {
  const { _id: id } = (await login(verified("gone", "gone@hill.example"))).body.user;
  await query(
    `insert into account_deletion (user_id, id, code_hash, code_expires_at, delete_after)
     values ($1, gen_random_uuid(), '', now(), now() - interval '1 hour')`,
    [id],
  );
  await sweepExpired(server.database.pool);
  expect(await query("select 1 from user_account where oidc_sub = 'gone'")).toEqual([]);
  expect((await login(verified("gone", "gone@hill.example"))).body.user._id).not.toBe(id);
});

test("a waiting registration of somebody else does not keep the owner of the address out", async () => {
  const emailId = "squatted@hill.example";
  await openBrowser(server.app).post("/user/register", { firstName: "Mallory", emailId, password: "password" });
  expect((await login(verified("owner", emailId))).status).toBe(200);
  expect(await query("select 1 from pending_registration where email_id = $1", [emailId])).toEqual([]);
});

test("nothing that the provider has given is kept", async () => {
  await login(verified("traceless", "traceless@hill.example"));
  expect(await query("select 1 from oidc_login where browser_hash is not null")).toEqual([]);
  const { rows } = await server.database.pool.query(
    "select to_jsonb(u) as account from user_account u where oidc_sub = 'traceless'",
  );
  expect(JSON.stringify(rows)).not.toMatch(/an-access-token|eyJ/);
});

test("without a provider the calls say so", async () => {
  const plain = await createAccountsApp();
  const browser = openBrowser(plain.app);
  for (const [path, body] of [
    ["/user/openid-begin", { wanted: null }],
    ["/user/openid-login", { answer: "code=x&state=y" }],
  ] as const) {
    expect(await browser.post(path, body)).toMatchObject({ status: 503, body: { code: "not_configured" } });
  }
  await plain.close();
});
