import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type AccountsApp, createAccountsApp } from "../accounts/testing/accounts-app.ts";
import { createTestUser, type TestUser } from "../accounts/testing/test-user.ts";
import { databaseUrl } from "../platform/testing/test-database.ts";

const COMMAND = fileURLToPath(new URL("./admin-command.ts", import.meta.url));
let server: AccountsApp;
let ada: TestUser;
let boss: TestUser;

beforeAll(async () => {
  server = await createAccountsApp();
  ada = await createTestUser(server.database.pool);
  boss = await createTestUser(server.database.pool, { role: "admin" });
});
afterAll(() => server.close());

const admin = (...args: string[]) => adminOf(server.database.url, ...args);

function adminOf(url: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, DATABASE_URL: url };
  const child = spawn(process.execPath, [COMMAND, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data: Buffer) => {
      output += data.toString();
    });
  }
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, output })));
}

const get = async (url: string, user: TestUser) =>
  (await server.app.inject({ url, headers: { cookie: user.cookie } })).json();

test("grant makes an admin, whose open session counts as one at once, and says so in the audit log", async () => {
  expect((await get("/user/audit-log", ada)).code).toBe("not_allowed");
  expect(await admin("grant", ` ${ada.emailId.toUpperCase()}`)).toEqual({
    code: 0,
    output: `${ada.emailId} is an admin now\n`,
  });
  expect(await admin("grant", ada.emailId)).toEqual({ code: 0, output: `${ada.emailId} is an admin already\n` });
  const { entries } = await get("/user/audit-log", ada);
  expect(entries[0]).toMatchObject({ kind: "became_admin", emailId: ada.emailId, by: "command line" });
});

test("revoke takes the role away, but not from the last admin", async () => {
  expect((await admin("revoke", boss.emailId)).output).toBe(`${boss.emailId} is an ordinary user now\n`);
  expect((await get("/user/audit-log", boss)).code).toBe("not_allowed");
  const last = await admin("revoke", ada.emailId);
  expect(last).toEqual({ code: 1, output: `${ada.emailId} is the only admin; make another one first\n` });
});

test("an unknown address, a missing one and an unknown word are said in one line", async () => {
  const unknown = await admin("grant", "nobody@example.com");
  expect(unknown).toEqual({ code: 1, output: "There is no account with the address nobody@example.com\n" });
  for (const args of [["grant"], ["promote", ada.emailId], []]) {
    expect(await admin(...args)).toEqual({ code: 2, output: "Usage: npm run admin -- grant|revoke <email>\n" });
  }
});

test("a database that no web server has prepared is told in one line", async () => {
  const empty = databaseUrl(inject("testPostgresAppUrl"), "postgres");
  expect(await adminOf(empty, "grant", ada.emailId)).toEqual({
    code: 1,
    output: "The database has no tables of Verdict yet: start a web server first\n",
  });
});
