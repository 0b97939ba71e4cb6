import { afterAll, beforeAll, expect, test } from "vitest";
import { TEST_PASSWORD_COST } from "../../testing/test-context.ts";
import { createPasswords } from "../passwords/hash-passwords.ts";
import { type AccountsApp, createAccountsApp } from "../testing/accounts-app.ts";
import { type Browser, openBrowser } from "../testing/browser.ts";
import { CLIENT_ID, type GoogleKeyServer, startGoogleKeyServer } from "../testing/google-key-server.ts";
import { insertUser } from "../users-store.ts";

let google: GoogleKeyServer;
let server: AccountsApp;

beforeAll(async () => {
  google = await startGoogleKeyServer();
  server = await createAccountsApp({ GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_JWKS_URL: google.url });
});
afterAll(async () => {
  await server.close();
  await google.close();
});

const GRACE = { sub: "1001", email: "grace@gmail.com", given_name: "Grace", family_name: "Hopper" };
const loginWith = (token: string, browser: Browser = openBrowser(server.app)) =>
  browser.post("/user/google-login", { token });

async function makeLocalUser(emailId: string): Promise<void> {
  await insertUser(server.database.pool, {
    emailId,
    firstName: "Local",
    lastName: null,
    profilePicture: null,
    passwordHash: await (await createPasswords(TEST_PASSWORD_COST)).hash("correct horse battery"),
    googleSub: null,
    role: "user",
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
  const token = await google.token({ ...GRACE, sub: "1002", email: "twice@gmail.com" });
  const replies = await Promise.all([loginWith(token), loginWith(token), loginWith(token)]);
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

test("a waiting registration of somebody else does not keep the owner of the address out", async () => {
  const emailId = "squatted@gmail.com";
  await openBrowser(server.app).post("/user/register", { firstName: "Mallory", emailId, password: "password" });
  expect((await loginWith(await google.token({ sub: "1003", email: emailId, given_name: "Ada" }))).status).toBe(200);
  const { rowCount } = await server.database.pool.query("select 1 from pending_registrations where email_id = $1", [
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
    await google.token(GRACE, { expiresIn: "-1m" }),
    await google.token(GRACE, { issuedAt: Math.floor(Date.now() / 1000) - 7200 }),
    await google.token(GRACE, { withForeignKey: true }),
    `${unsigned}.${claims}.`,
    `${hmac}.${claims}.${signature}`,
    `${header}.${Buffer.from(changed).toString("base64url")}.${signature}`,
    "nonsense",
  ];
  for (const token of tokens) expect((await loginWith(token)).status).toBe(401);
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
