import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endAllAccess } from "../sessions/end-all-access.ts";
import { sweepExpired } from "../sweep.ts";
import { type AccountsApp, createAccountsApp } from "../testing/accounts-app.ts";
import { type Browser, openBrowser } from "../testing/browser.ts";
import { untilLocksAreWaitedFor } from "../testing/lock-waits.ts";
import { createPasswordUser, TEST_PASSWORD } from "../testing/password-user.ts";
import { type SmtpPeer, startSmtpPeer } from "../testing/smtp-peer.ts";
import { cancelDeletion, deleteAccountThatIsDue, scheduleDeletion } from "./store.ts";

let smtp: SmtpPeer;
let server: AccountsApp;
let ada: string;
let browser: Browser;

beforeAll(async () => {
  smtp = await startSmtpPeer();
  server = await createAccountsApp({ SMTP_URL: smtp.url });
  await server.database.pool.query(
    `insert into problem (id, position, title, description, description_html, renderer_version, difficulty, tag,
       time_ms, memory_bytes, output_bytes, checker, start_code)
     values ('sum', 1, 'Sum', 'd', 'd', 1, 'easy', 'array', 1000, 1000, 1000, '{}', '{}')`,
  );
});
beforeEach(async () => {
  await server.database.pool.query("delete from rate_limit");
  ada = `ada-${randomUUID()}@example.com`;
  await createPasswordUser(server.database.pool, ada);
  browser = await loggedIn(ada);
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

async function loggedIn(emailId: string): Promise<Browser> {
  const fresh = openBrowser(server.app);
  await fresh.post("/user/login", { emailId, password: TEST_PASSWORD });
  return fresh;
}

const ask = (currentPassword = TEST_PASSWORD, from = browser) => from.post("/user/delete-account", { currentPassword });
const confirm = (otp: string) => browser.post("/user/confirm-deletion", { otp });
const exists = async () =>
  (await server.database.pool.query("select 1 from user_account where email_id = $1", [ada])).rowCount === 1;
const kinds = async () =>
  (
    await server.database.pool.query<{ kind: string }>("select kind from audit_entry where email_id = $1 order by id", [
      ada,
    ])
  ).rows.map(({ kind }) => kind);
const sweepAfterDays = async (days: number) => {
  await server.database.pool.query(
    "update account_deletion set delete_after = delete_after - make_interval(days => $1)",
    [days],
  );
  await sweepExpired(server.database.pool);
};

async function confirmDeletion(): Promise<void> {
  expect((await ask()).status).toBe(200);
  expect((await confirm(await smtp.codeFor(ada))).status).toBe(200);
}

test("what somebody nearby asks for in the owner's name does not use up the owner's code", async () => {
  const bob = `bob-${randomUUID()}@example.com`;
  await createPasswordUser(server.database.pool, bob);
  const neighbour = await loggedIn(bob);
  const moveToAda = () => neighbour.post("/user/change-email", { emailId: ada, currentPassword: TEST_PASSWORD });
  for (let asked = 0; asked < 5; asked += 1) expect((await moveToAda()).status).toBe(200);
  expect((await moveToAda()).status).toBe(429);
  expect((await ask()).status).toBe(200);
});

test("after password, code and fourteen days the account is gone with everything in it, and the log says so", async () => {
  const { pool } = server.database;
  await pool.query(
    `insert into submission (user_id, problem_id, language, code, total)
     select id, 'sum', 'cpp', 'x', 1 from user_account where email_id = $1`,
    [ada],
  );
  const other = await loggedIn(ada);
  await confirmDeletion();
  for (const session of [browser, other]) expect((await session.get("/user/check")).status).toBe(401);
  expect((await smtp.mailTo(ada, 2)).subject).toBe("Your account will be deleted");
  await sweepAfterDays(13);
  expect(await exists()).toBe(true);
  await sweepAfterDays(1);
  expect(await exists()).toBe(false);
  expect((await pool.query("select 1 from submission")).rowCount).toBe(0);
  expect((await kinds()).slice(-2)).toEqual(["deletion_confirmed", "account_deleted"]);
});

test("logging in within the fourteen days keeps the account", async () => {
  await confirmDeletion();
  await loggedIn(ada);
  await sweepAfterDays(15);
  expect(await exists()).toBe(true);
  expect((await kinds()).slice(-2)).toEqual(["logged_in", "deletion_cancelled"]);
});

test("whoever logs in at the moment of the deletion keeps the account", async () => {
  await confirmDeletion();
  const { pool } = server.database;
  await pool.query("update account_deletion set delete_after = now() - interval '1 hour'");
  const login = await pool.connect();
  await login.query("begin");
  const { rows } = await login.query<{ id: string }>("select id from user_account where email_id = $1", [ada]);
  expect(await cancelDeletion(login, rows[0]?.id ?? "")).toBe(true);
  await sweepExpired(pool);
  await login.query("commit");
  login.release();
  await sweepExpired(pool);
  expect(await exists()).toBe(true);
});

test("whoever logs in while the deletion is being confirmed keeps the account, and the session", async () => {
  await ask();
  const { pool } = server.database;
  const { rows } = await pool.query<{ id: string }>("select id from user_account where email_id = $1", [ada]);
  const [{ id } = { id: "" }] = rows;
  const confirming = await pool.connect();
  await confirming.query("begin");
  await endAllAccess(confirming, id);
  await scheduleDeletion(confirming, id);
  const login = loggedIn(ada);
  await untilLocksAreWaitedFor(pool, 1);
  await confirming.query("commit");
  confirming.release();
  expect((await (await login).get("/user/check")).status).toBe(200);
  await sweepAfterDays(15);
  expect(await exists()).toBe(true);
});

test("a code that is never entered deletes nothing", async () => {
  await ask();
  await server.database.pool.query("update account_deletion set code_expires_at = now() - interval '1 second'");
  expect((await confirm(await smtp.codeFor(ada))).status).toBe(400);
  await sweepAfterDays(15);
  expect(await exists()).toBe(true);
  expect((await server.database.pool.query("select 1 from account_deletion")).rowCount).toBe(0);
});

test("a wrong password mails no code, and five wrong codes end the right one", async () => {
  expect((await ask("wrong password")).status).toBe(400);
  expect(smtp.mails.filter((mail) => mail.to === ada)).toEqual([]);
  await ask();
  const code = await smtp.codeFor(ada);
  for (let guess = 0; guess < 5; guess += 1) expect((await confirm("000000")).status).toBe(400);
  expect((await confirm(code)).status).toBe(400);
  expect((await browser.get("/user/check")).status).toBe(200);
});

test("an admin is told to give up the role first, and whoever becomes one meanwhile stays", async () => {
  const boss = `boss-${randomUUID()}@example.com`;
  await createPasswordUser(server.database.pool, boss, { role: "admin" });
  expect((await ask(TEST_PASSWORD, await loggedIn(boss))).status).toBe(409);
  await confirmDeletion();
  await server.database.pool.query("update user_account set role = 'admin' where email_id = $1", [ada]);
  await sweepAfterDays(15);
  expect(await exists()).toBe(true);
});

test("an account that takes longer than any other statement may is deleted all the same, and others after an admin's", async () => {
  const { pool } = server.database;
  const boss = `boss-${randomUUID()}@example.com`;
  await createPasswordUser(pool, boss);
  const due = `insert into account_deletion (user_id, id, code_hash, code_expires_at, delete_after)
    select id, gen_random_uuid(), '', now(), now() - $2::interval from user_account where email_id = $1`;
  await pool.query("delete from account_deletion");
  await pool.query(due, [boss, "2 hours"]);
  await pool.query(due, [ada, "1 hour"]);
  await pool.query("update user_account set role = 'admin' where email_id = $1", [boss]);
  await pool.query(`create function takes_long() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.3); return old; end $$;
    create trigger takes_long before delete on user_account for each row execute function takes_long()`);
  const client = await pool.connect();
  await client.query("begin; set local statement_timeout = 100");
  expect(await deleteAccountThatIsDue(client)).toBe(true);
  await client.query("commit");
  client.release();
  await pool.query("drop function takes_long cascade");
  expect(await exists()).toBe(false);
});
