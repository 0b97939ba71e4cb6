import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TEST_PASSWORD_COST } from "../../testing/test-context.ts";
import { createPasswords } from "../passwords/hash-passwords.ts";
import { type AccountsApp, createAccountsApp } from "../testing/accounts-app.ts";
import { openBrowser } from "../testing/browser.ts";
import { insertUser } from "../users/store.ts";

const PASSWORD = "correct horse battery";
const ADA = "ada@example.com";
let server: AccountsApp;

beforeAll(async () => {
  server = await createAccountsApp();
  const passwordHash = await (await createPasswords(TEST_PASSWORD_COST)).hash(PASSWORD);
  for (const emailId of [ADA, "bob@example.com"]) await makeUser(emailId, passwordHash);
});
beforeEach(() => server.database.pool.query("delete from rate_limit"));
afterAll(() => server.close());

const login = (emailId: string, password: string, ip?: string) =>
  openBrowser(server.app, ip === undefined ? {} : { ip }).post("/user/login", { emailId, password });

async function makeUser(emailId: string, passwordHash: string | null, where = server): Promise<void> {
  await insertUser(where.database.pool, {
    emailId,
    firstName: "Ada",
    lastName: null,
    profilePicture: null,
    passwordHash,
    googleSub: passwordHash === null ? emailId : null,
    role: "user",
  });
}

test("the right password logs in, in whatever case the address is written", async () => {
  const browser = openBrowser(server.app);
  const reply = await browser.post("/user/login", { emailId: " ADA@example.com ", password: PASSWORD });
  expect(reply).toMatchObject({ status: 200, body: { user: { emailId: ADA } } });
  expect((await browser.get("/user/check")).body).toEqual(reply.body);
});

test("the same letters in another Unicode form are the same password", async () => {
  const passwordHash = await (await createPasswords(TEST_PASSWORD_COST)).hash("caf\u00e9 au lait");
  await makeUser("unicode@example.com", passwordHash);
  expect((await login("unicode@example.com", "cafe\u0301 au lait")).status).toBe(200);
});

test("a wrong password, an unknown address and an account without a password are answered alike", async () => {
  await makeUser("google-only@example.com", null);
  const replies = await Promise.all([
    login(ADA, "wrong password"),
    login("nobody@example.com", PASSWORD),
    login("google-only@example.com", PASSWORD),
  ]);
  for (const reply of replies) {
    expect(reply).toMatchObject({ status: 401, body: { message: "Invalid email or password" } });
  }
});

test("an unknown address costs as much work as a wrong password", async () => {
  const passwordCost = { memoryKib: 32 * 1024, passes: 3 };
  const strong = await createAccountsApp({}, { passwordCost });
  const passwordHash = await (await createPasswords(passwordCost)).hash(PASSWORD);
  await makeUser(ADA, passwordHash, strong);
  // The CPU time of this process; the wall time would be that of everything on the machine.
  const leastMs = async (emailId: string, before: number) => {
    await strong.database.pool.query("delete from rate_limit");
    const start = process.cpuUsage();
    await openBrowser(strong.app).post("/user/login", { emailId, password: "wrong password" });
    return Math.min(before, process.cpuUsage(start).user / 1000);
  };
  // The least of several times is what the work itself takes; on a busy machine it needs some rounds to be seen.
  let known = Number.POSITIVE_INFINITY;
  let unknown = Number.POSITIVE_INFINITY;
  const isAlike = () => unknown / known > 0.8 && unknown / known < 1.25;
  for (let round = 0; round < 4 || (round < 60 && !isAlike()); round += 1) {
    known = await leastMs(ADA, known);
    unknown = await leastMs(`nobody${round}@example.com`, unknown);
  }
  await strong.close();
  expect({ known, unknown, isAlike: isAlike() }).toMatchObject({ isAlike: true });
});

test.each([
  [{ emailId: "nonsense", password: PASSWORD }, "Invalid Email"],
  [{ emailId: ADA, password: "short" }, "Password is too weak"],
  [{ emailId: ADA, password: "x".repeat(10_000) }, "Password is too long"],
  [{}, "Invalid Email"],
])("logging in with %o says %s", async (body, message) => {
  const reply = await openBrowser(server.app).post("/user/login", body);
  expect(reply).toMatchObject({ status: 400, body: { message } });
});

test("the eleventh wrong password from one network within fifteen minutes is refused, even if it is right", async () => {
  for (let tries = 0; tries < 10; tries += 1) await login(ADA, "wrong password", "198.51.100.7");
  const reply = await login(ADA, PASSWORD, "198.51.100.7");
  expect(reply).toMatchObject({
    status: 429,
    body: { message: "Too many failed attempts. Please try again later.", code: "too_many_requests" },
  });
  expect(Number(reply.headers["retry-after"])).toBeGreaterThan(14 * 60);
  expect((await login(ADA, PASSWORD, "198.51.100.8")).status).toBe(200);
});

test("the longest address that there is can be limited too", async () => {
  const longest = `${"a".repeat(190)}@${"b".repeat(59)}.com`;
  expect(longest).toHaveLength(254);
  for (let tries = 0; tries < 10; tries += 1) expect((await login(longest, "wrong password")).status).toBe(401);
  expect((await login(longest, "wrong password")).status).toBe(429);
});

test("an IPv6 customer's whole /64 counts as one", async () => {
  for (let tries = 0; tries < 10; tries += 1) await login(ADA, "wrong password", `2001:db8:1:2::${tries + 1}`);
  expect((await login(ADA, PASSWORD, "2001:db8:1:2:ffff::1")).status).toBe(429);
  expect((await login(ADA, PASSWORD, "2001:db8:1:3::1")).status).toBe(200);
});

test("one site may fail five hundred times, whatever addresses it tries", async () => {
  await server.database.pool.query("insert into rate_limit values ('login_site:192.0.2.9', 499, $1)", [
    Date.now() + 600_000,
  ]);
  expect((await login("x@example.com", "wrong password", "192.0.2.9")).status).toBe(401);
  expect((await login("y@example.com", "wrong password", "192.0.2.9")).status).toBe(429);
});

test("a right login counts as no failure, and clears those of its network", async () => {
  await login(ADA, "wrong password");
  expect((await login(ADA, PASSWORD)).status).toBe(200);
  const { rows } = await server.database.pool.query(
    "select key from rate_limit where points > 0 and key like 'login_pair:%'",
  );
  expect(rows).toEqual([]);
});

test("of forty wrong passwords at once no more than a handful beyond the limit are tried", async () => {
  const replies = await Promise.all(Array.from({ length: 40 }, () => login(ADA, "wrong password")));
  const tried = replies.filter(({ status }) => status === 401).length;
  expect(tried).toBeGreaterThanOrEqual(10);
  expect(tried).toBeLessThanOrEqual(13);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(40 - tried);
});

test("behind one configured proxy, each client has limits of its own, and cannot invent another address", async () => {
  const proxied = await createAccountsApp({ TRUST_PROXY: "1" });
  const loginFrom = (forwardedFor: string) => {
    const browser = openBrowser(proxied.app, { ip: "10.0.0.1", headers: { "x-forwarded-for": forwardedFor } });
    return browser.post("/user/login", { emailId: ADA, password: "wrong password" });
  };
  for (let tries = 0; tries < 10; tries += 1) await loginFrom(`203.0.113.${tries}, 198.51.100.1`);
  expect((await loginFrom("203.0.113.99, 198.51.100.1")).status).toBe(429);
  expect((await loginFrom("198.51.100.2")).status).toBe(401);
  await proxied.close();
});

test("X-Forwarded-For is not believed unless a proxy is configured", async () => {
  for (let tries = 0; tries < 10; tries += 1) {
    const browser = openBrowser(server.app, { ip: "192.0.2.50", headers: { "x-forwarded-for": `203.0.113.${tries}` } });
    await browser.post("/user/login", { emailId: ADA, password: "wrong password" });
  }
  expect((await login(ADA, PASSWORD, "192.0.2.50")).status).toBe(429);
});
