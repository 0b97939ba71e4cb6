import type { Role } from "@verdict/contract/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TEST_PASSWORD_COST } from "../../testing/test-context.ts";
import { createPasswords } from "../passwords/hash-passwords.ts";
import { type AccountsApp, createAccountsApp } from "../testing/accounts-app.ts";
import { type Browser, openBrowser } from "../testing/browser.ts";
import { CLIENT_ID, type GoogleKeyServer, startGoogleKeyServer } from "../testing/google-key-server.ts";
import { type SmtpPeer, startSmtpPeer } from "../testing/smtp-peer.ts";
import { insertUser } from "../users/store.ts";

let google: GoogleKeyServer;
let smtp: SmtpPeer;
let server: AccountsApp;

beforeAll(async () => {
  google = await startGoogleKeyServer();
  smtp = await startSmtpPeer();
  server = await createAccountsApp({
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_JWKS_URL: google.url,
    SMTP_URL: smtp.url,
  });
});
afterAll(async () => {
  await server.close();
  await google.close();
  await smtp.close();
});

const GRACE = { sub: "1001", email: "grace@gmail.com", given_name: "Grace", family_name: "Hopper" };
const loginWith = (token: string, browser: Browser = openBrowser(server.app)) =>
  browser.post("/user/google-login", { token });

async function makeLocalUser(emailId: string, role: Role = "user"): Promise<void> {
  await insertUser(server.database.pool, {
    emailId,
    firstName: "Local",
    lastName: null,
    profilePicture: null,
    passwordHash: await (await createPasswords(TEST_PASSWORD_COST)).hash("correct horse battery"),
    googleSub: null,
    role,
  });
}

test("a first login makes an account with Google's name and picture, and logs in", async () => {
  const browser = openBrowser(server.app);
  const picture = "https://lh3.googleusercontent.com/a/grace";
  const reply = await loginWith(await google.token({ ...GRACE, picture }), browser);
  expect(reply.status).toBe(200);
  expect(reply.body.user).toMatchObject({
    firstName: "Grace",
    lastName: "Hopper",
    emailId: "grace@gmail.com",
    profilePicture: picture,
    role: "user",
  });
  expect((await browser.get("/user/check")).body).toEqual(reply.body);
});

test("the account is known by its sub: a changed address finds the same account", async () => {
  const first = await loginWith(await google.token(GRACE));
  const second = await loginWith(await google.token({ ...GRACE, email: "grace.new@gmail.com" }));
  expect(second.body.user._id).toBe(first.body.user._id);
});

test("two first logins at once make one account", async () => {
  const claims = { ...GRACE, sub: "1002", email: "twice@gmail.com" };
  const tokens = await Promise.all(["a", "b", "c"].map((jti) => google.token({ ...claims, jti })));
  const replies = await Promise.all(tokens.map((token) => loginWith(token)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(replies.map(({ body }) => body.user._id)).size).toBe(1);
});

test.each([
  ["a mailbox of Gmail", "local@gmail.com", {}],
  ["a mailbox of a Google workspace", "local@company.example", { hd: "company.example" }],
])("%s joins the local account with that address", async (_name, emailId, claims) => {
  await makeLocalUser(emailId);
  const reply = await loginWith(await google.token({ sub: `sub-${emailId}`, email: emailId, ...claims }));
  expect(reply.body.user).toMatchObject({ firstName: "Local", emailId });
  const login = await openBrowser(server.app).post("/user/login", { emailId, password: "correct horse battery" });
  expect(login.body.user._id).toBe(reply.body.user._id);
});

test("an address for which Google does not speak never takes a local account over", async () => {
  await makeLocalUser("victim@other.example");
  const reply = await loginWith(await google.token({ sub: "evil", email: "victim@other.example" }));
  expect(reply).toMatchObject({
    status: 409,
    body: { message: "An account with this email exists already. Log in with your password." },
  });
});

test("a workspace speaks for its own domain only, and never for an admin", async () => {
  await makeLocalUser("exist@corp.example");
  await makeLocalUser("chief@gmail.com", "admin");
  for (const claims of [
    { sub: "lapsed", email: "exist@corp.example", hd: "attacker.example" },
    { sub: "sub-domain", email: "exist@corp.example", hd: "example" },
    { sub: "chief", email: "chief@gmail.com" },
  ]) {
    const reply = await loginWith(await google.token(claims));
    expect(reply).toMatchObject({ status: 409, body: { code: "conflict" } });
  }
});

test("the owner is told by mail when a Google account joins, and the log says so, once", async () => {
  const emailId = "linked@gmail.com";
  await makeLocalUser(emailId);
  await loginWith(await google.token({ sub: "1010", email: emailId }));
  await loginWith(await google.token({ sub: "1010", email: emailId, jti: "later" }));
  expect((await smtp.mailTo(emailId)).subject).toBe("Google sign-in was added to your account");
  expect(smtp.mails.filter((mail) => mail.to === emailId)).toHaveLength(1);
  const { rows } = await server.database.pool.query("select kind from audit_entry where email_id = $1 order by id", [
    emailId,
  ]);
  expect(rows.map(({ kind }) => kind)).toEqual(["google_linked", "logged_in_with_google", "logged_in_with_google"]);
});

test("an account that Google's word made is in the log as registered", async () => {
  await loginWith(await google.token({ sub: "1011", email: "fresh@gmail.com" }));
  const { rows } = await server.database.pool.query(
    "select kind from audit_entry where email_id = 'fresh@gmail.com' order by id",
  );
  expect(rows.map(({ kind }) => kind)).toEqual(["registered", "logged_in_with_google"]);
});

test("a token works again from where it was used first, also at once, and from nowhere else", async () => {
  const token = await google.token({ ...GRACE, sub: "1012", email: "once@gmail.com" });
  const home = await Promise.all([loginWith(token), loginWith(token), loginWith(token)]);
  expect(home.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const copy = await loginWith(token, openBrowser(server.app, { ip: "198.51.100.9" }));
    expect(copy).toMatchObject({ status: 401, body: { message: "Google login failed" } });
  }
  expect((await loginWith(token)).status).toBe(200);
});

test("a name that could carry a link into a mail is left out", async () => {
  const reply = await loginWith(
    await google.token({
      sub: "1013",
      email: "plain@gmail.com",
      given_name: "Win at evil.example",
      family_name: "A\nB",
    }),
  );
  expect(reply.body.user.firstName).toBe("plain");
  expect(reply.body.user.lastName).toBeUndefined();
});

test("a waiting registration of somebody else does not keep the owner of the address out", async () => {
  const emailId = "squatted@gmail.com";
  await openBrowser(server.app).post("/user/register", { firstName: "Mallory", emailId, password: "password" });
  expect((await loginWith(await google.token({ sub: "1003", email: emailId, given_name: "Ada" }))).status).toBe(200);
  const { rowCount } = await server.database.pool.query("select 1 from pending_registration where email_id = $1", [
    emailId,
  ]);
  expect(rowCount).toBe(0);
});

test.each([
  ["of another issuer", { iss: "https://evil.example" }],
  ["for another application", { aud: "somebody-else.apps.googleusercontent.com" }],
  ["without a sub", { sub: undefined }],
  ["without an address", { email: undefined }],
  ["with an address that is no text", { email: ["grace@gmail.com"] }],
  ["with an address that is none", { email: "not an address" }],
  ["with a line break in the address", { email: "grace@gmail.com\r\nBcc: x@evil.example" }],
  ["with a NUL in the address", { email: "gra\0ce@gmail.com" }],
  ["with a NUL in the sub", { sub: "10\u000001" }],
  ["with an endless sub", { sub: "1".repeat(256) }],
  ["for several audiences", { aud: [CLIENT_ID, "other.apps.googleusercontent.com"] }],
  ["for an audience in a list", { aud: [CLIENT_ID] }],
  ["made for another application of the same project", { azp: "other.apps.googleusercontent.com" }],
])("a token %s is refused", async (_name, claims) => {
  const reply = await loginWith(await google.token({ ...GRACE, ...claims }));
  expect(reply).toMatchObject({ status: 401, body: { message: "Google login failed" } });
});

test("a token whose address Google has not verified is refused", async () => {
  const reply = await loginWith(await google.token({ ...GRACE, sub: "2", email_verified: false }));
  expect(reply).toMatchObject({
    status: 401,
    body: { message: "This Google account has no verified email address" },
  });
});

test("an expired token, one of two hours ago, one signed by a foreign key and nonsense are refused", async () => {
  const [header = "", claims = "", signature = ""] = (await google.token(GRACE)).split(".");
  const unsigned = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  const hmac = Buffer.from(JSON.stringify({ alg: "HS256", kid: "test-key" })).toString("base64url");
  const changed = Buffer.from(claims, "base64url").toString().replace("grace@", "victim@");
  const tokens = [
    await google.token(GRACE, { expiresIn: "-6m" }),
    await google.token(GRACE, { issuedAt: Math.floor(Date.now() / 1000) + 360 }),
    await google.token(GRACE, { issuedAt: Math.floor(Date.now() / 1000) - 7200 }),
    await google.token(GRACE, { withForeignKey: true }),
    `${unsigned}.${claims}.`,
    `${hmac}.${claims}.${signature}`,
    `${header}.${Buffer.from(changed).toString("base64url")}.${signature}`,
    "nonsense",
  ];
  for (const token of tokens) expect((await loginWith(token)).status).toBe(401);
});

test("a server whose clock is four minutes before or behind Google's lets people in", async () => {
  const now = Math.floor(Date.now() / 1000);
  for (const issuedAt of [now + 240, now - 3600 - 240]) {
    expect((await loginWith(await google.token(GRACE, { issuedAt, expiresIn: "10m" }))).status).toBe(200);
  }
});

test.each([{}, { token: "" }, { token: 5 }, { token: "x".repeat(5000) }])("the body %j is bad input", async (body) => {
  const reply = await openBrowser(server.app).post("/user/google-login", body);
  expect(reply).toMatchObject({ status: 400, body: { message: "Google login failed" } });
});

test("the keys are fetched once for all logins", () => {
  expect(google.fetches()).toBe(1);
});

test("a key server that cannot be reached is a 503, not a bad token", async () => {
  const lonely = await createAccountsApp({ GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_JWKS_URL: "http://127.0.0.1:1/certs" });
  const reply = await openBrowser(lonely.app).post("/user/google-login", { token: await google.token(GRACE) });
  expect(reply).toMatchObject({
    status: 503,
    body: { message: "Google sign-in cannot be reached right now. Please use email and password." },
  });
  await lonely.close();
});

test("without a client id Google sign-in says that it is not set up", async () => {
  const plain = await createAccountsApp();
  const reply = await openBrowser(plain.app).post("/user/google-login", { token: "x" });
  expect(reply).toMatchObject({ status: 503, body: { code: "not_configured" } });
  await plain.close();
});
