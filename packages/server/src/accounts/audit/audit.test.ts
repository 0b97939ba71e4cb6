import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountsApp, createAccountsApp } from "../testing/accounts-app.ts";
import { createTestUser } from "../testing/test-user.ts";

const FLOOD = 600;
let server: AccountsApp;
let cookie: string;

beforeAll(async () => {
  server = await createAccountsApp();
  cookie = (await createTestUser(server.database.pool, { role: "admin" })).cookie;
  const { pool } = server.database;
  await pool.query(
    "insert into audit_entry (kind, email_id, ip) values ('became_admin', 'mallory@example.com', '192.0.2.66')",
  );
  await pool.query(
    `insert into audit_entry (kind, email_id, ip)
     select 'login_failed', 'user' || n % 7 || '@example.com', '198.51.100.' || n % 5 from generate_series(1, $1) n`,
    [FLOOD],
  );
});
afterAll(() => server.close());

const read = async (query: Record<string, string>) => {
  const reply = await server.app.inject({ url: "/user/audit-log", query, headers: { cookie } });
  return { status: reply.statusCode, ...reply.json() };
};

test("six hundred logins do not push a new admin out of sight", async () => {
  const { entries, next } = await read({ kind: "became_admin" });
  expect(entries).toMatchObject([{ kind: "became_admin", emailId: "mallory@example.com", ip: "192.0.2.66" }]);
  expect(next).toBeNull();
});

test("the pages hold every entry once, newest first, and the last one says that it is", async () => {
  const ids: number[] = [];
  let before: string | null = "";
  while (before !== null) {
    const page: { entries: { _id: string }[]; next: string | null } = await read(before === "" ? {} : { before });
    expect(page.entries.length).toBeLessThanOrEqual(50);
    ids.push(...page.entries.map(({ _id }) => Number(_id)));
    before = page.next;
  }
  expect(ids).toEqual(Array.from({ length: FLOOD + 1 }, (_, index) => FLOOD + 1 - index));
});

test.each([
  [{ about: " USER3@example.com " }, (entry: { emailId: string }) => entry.emailId === "user3@example.com"],
  [{ about: "198.51.100.2" }, (entry: { ip: string }) => entry.ip === "198.51.100.2"],
  [{ about: "user3@example.com", kind: "login_failed" }, (entry: { kind: string }) => entry.kind === "login_failed"],
])("asked for %o, only such entries come", async (query, isMeant) => {
  const { entries } = await read(query);
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.every(isMeant)).toBe(true);
});

test.each<Record<string, string>>([
  { about: "user3" },
  { about: "%" },
  { about: "user3@example.com", kind: "became_admin" },
  { before: "1" },
])("asked for %o, nothing comes", async (query) =>
  expect(await read(query)).toMatchObject({ status: 200, entries: [], next: null }),
);

test.each<Record<string, string>>([
  { kind: "nonsense" },
  { before: "-1" },
  { before: "1e3" },
  { about: "x\0" },
  { before: "9".repeat(30) },
])("%j is bad input", async (query) => expect(await read(query)).toMatchObject({ status: 400, code: "bad_input" }));

test("a filter that is given twice is bad input", async () => {
  const reply = await server.app.inject({ url: "/user/audit-log?about=a&about=b", headers: { cookie } });
  expect(reply.statusCode).toBe(400);
});
