import { existsSync, readFileSync, statSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { TEST_PASSWORD_COST } from "../../testing/test-context.ts";
import { type AccountsApp, createAccountsApp } from "../testing/accounts-app.ts";
import { openBrowser } from "../testing/browser.ts";
import { createTestUser } from "../testing/test-user.ts";
import { ensureAdmin } from "./ensure-admin.ts";

let server: AccountsApp;

beforeEach(async () => {
  server = await createAccountsApp();
});
afterEach(() => server.close());

const ensure = (env: Record<string, string> = {}) =>
  ensureAdmin({
    pool: server.database.pool,
    config: readConfig({ DATA_DIR: server.context.config.dataDir, ...env }),
    passwordCost: TEST_PASSWORD_COST,
  });
const login = (emailId: string, password: string) => openBrowser(server.app).post("/user/login", { emailId, password });

test("the first start makes an admin with a random password, which is kept in a private file", async () => {
  const made = await ensure();
  expect(made).toMatchObject({ emailId: "admin@verdict.local", outcome: "made" });
  expect(readFileSync(made.passwordFile, "utf8")).toBe(`${made.newPassword}\n`);
  expect(statSync(made.passwordFile).mode & 0o777).toBe(0o600);
  const reply = await login("admin@verdict.local", made.newPassword ?? "");
  expect(reply).toMatchObject({ status: 200, body: { user: { role: "admin" } } });
});

test("later starts change nothing and have nothing to print", async () => {
  const first = await ensure();
  expect(await ensure()).toMatchObject({ emailId: null, outcome: "kept", newPassword: null });
  expect((await login("admin@verdict.local", first.newPassword ?? "")).status).toBe(200);
});

test("four servers that start at once make one admin, whose password is the kept one", async () => {
  const all = await Promise.all([ensure(), ensure(), ensure(), ensure()]);
  expect(all.filter(({ outcome }) => outcome === "made")).toHaveLength(1);
  const kept = readFileSync(all[0]?.passwordFile ?? "", "utf8").trim();
  expect((await login("admin@verdict.local", kept)).status).toBe(200);
});

test("ADMIN_EMAIL and ADMIN_PASSWORD name the admin, and no password file is written", async () => {
  const made = await ensure({ ADMIN_EMAIL: "Boss@Example.com", ADMIN_PASSWORD: "first password" });
  expect(made).toMatchObject({ emailId: "boss@example.com", outcome: "made", newPassword: null });
  expect(existsSync(made.passwordFile)).toBe(false);
  expect((await login("boss@example.com", "first password")).status).toBe(200);
});

test("a changed ADMIN_PASSWORD counts from the next start on and ends the old sessions", async () => {
  const env = { ADMIN_EMAIL: "boss@example.com", ADMIN_PASSWORD: "first password" };
  await ensure(env);
  const browser = openBrowser(server.app);
  await browser.post("/user/login", { emailId: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
  expect((await ensure(env)).outcome).toBe("kept");
  expect((await browser.get("/user/check")).status).toBe(200);
  expect((await ensure({ ...env, ADMIN_PASSWORD: "second password" })).outcome).toBe("password changed");
  expect((await browser.get("/user/check")).status).toBe(401);
  expect((await login(env.ADMIN_EMAIL, "second password")).status).toBe(200);
});

test("an existing account named by ADMIN_EMAIL becomes an admin and keeps its password", async () => {
  const user = await createTestUser(server.database.pool);
  expect(await ensure({ ADMIN_EMAIL: user.emailId })).toMatchObject({ outcome: "promoted", newPassword: null });
  const reply = await server.app.inject({ url: "/user/check", headers: { cookie: user.cookie } });
  expect(reply.json().user.role).toBe("admin");
});

test("a locked account that ADMIN_EMAIL names is unlocked, so that its admin can log in", async () => {
  const { pool } = server.database;
  const { id, emailId } = await createTestUser(pool);
  await pool.query("insert into account_lock (user_id, reason, locked_by) values ($1, 'Spam', 'boss')", [id]);
  expect((await ensure({ ADMIN_EMAIL: emailId, ADMIN_PASSWORD: "a new password" })).outcome).toBe("password changed");
  expect((await login(emailId, "a new password")).status).toBe(200);
  const { rows } = await pool.query("select kind from audit_entry where user_id = $1 order by id", [id]);
  expect(rows.map(({ kind }) => kind).slice(0, 3)).toEqual(["became_admin", "account_unlocked", "password_changed"]);
});
