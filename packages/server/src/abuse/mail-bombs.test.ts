import { randomUUID } from "node:crypto";
import net, { type AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountsApp, createAccountsApp } from "../accounts/testing/accounts-app.ts";
import { type Browser, openBrowser } from "../accounts/testing/browser.ts";
import { type SmtpPeer, startSmtpPeer } from "../accounts/testing/smtp-peer.ts";

/* Nobody drowns a mailbox through us, and nobody's mails are used up by somebody else. */

let smtp: SmtpPeer;
let server: AccountsApp;

beforeAll(async () => {
  smtp = await startSmtpPeer();
  server = await createAccountsApp({ SMTP_URL: smtp.url });
});
beforeEach(() => server.database.pool.query("delete from rate_limit"));
afterAll(async () => {
  await server.close();
  await smtp.close();
});

const newAddress = () => `ada-${randomUUID()}@example.com`;
const register = (browser: Browser, emailId: string) =>
  browser.post("/user/register", { firstName: "Ada", emailId, password: "correct horse battery" });

test("one site gets five mails an hour for an address, and every other site at least one", async () => {
  const emailId = newAddress();
  const from = async (ip: string) => (await register(openBrowser(server.app, { ip }), emailId)).status;
  const statuses = [];
  for (let call = 0; call < 7; call += 1) statuses.push(await from("203.0.113.1"));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(smtp.mails.filter((mail) => mail.to === emailId)).toHaveLength(5);
  for (let host = 2; host < 8; host += 1) {
    expect(await from(`203.0.113.${host}`)).toBe(200);
    for (let call = 0; call < 4; call += 1) await from(`203.0.113.${host}`);
  }
  // Repeated mails end after fifteen, wherever they are asked for; first ones go on.
  expect(smtp.mails.filter((mail) => mail.to === emailId)).toHaveLength(7 + 15);
});

test("the hundred and first site that asks for mails to one address within an hour is refused", async () => {
  const emailId = newAddress();
  await server.database.pool.query("insert into rate_limit values ($1, 99, $2)", [
    `register_first:${emailId}`,
    Date.now() + 600_000,
  ]);
  expect((await register(openBrowser(server.app, { ip: "203.0.113.31" }), emailId)).status).toBe(200);
  expect((await register(openBrowser(server.app, { ip: "203.0.113.32" }), emailId)).status).toBe(429);
});

test("of five mails that a site asks for at once, one counts as its first", async () => {
  const emailId = newAddress();
  await Promise.all(Array.from({ length: 5 }, () => register(openBrowser(server.app), emailId)));
  const { rows } = await server.database.pool.query("select points from rate_limit where key = $1", [
    `register_first:${emailId}`,
  ]);
  expect(rows).toEqual([{ points: 1 }]);
});

test("a mailbox does not drown in mails to ever new tags of its address: sixty an hour from one site", async () => {
  const tag = randomUUID();
  await server.database.pool.query("insert into rate_limit values ($1, 59, $2)", [
    `register_mailbox:${tag}@example.com|203.0.113.41`,
    Date.now() + 600_000,
  ]);
  const from = (ip: string, emailId: string) => register(openBrowser(server.app, { ip }), emailId);
  expect((await from("203.0.113.41", `${tag}+1@example.com`)).status).toBe(200);
  expect((await from("203.0.113.41", `${tag}+2@example.com`)).status).toBe(429);
  expect((await from("203.0.113.42", `${tag}+3@example.com`)).status).toBe(200);
});

test("a mail that could not be sent uses up no budget", async () => {
  const emailId = `nobody-${randomUUID()}@refused.example`;
  for (let call = 0; call < 8; call += 1) expect((await register(openBrowser(server.app), emailId)).status).toBe(400);
  const { rows } = await server.database.pool.query("select key from rate_limit where key like $1 and points > 0", [
    `%${emailId}%`,
  ]);
  expect(rows).toEqual([]);
});

test("resends that nobody waits for reach neither the mail server nor the table of limits", async () => {
  let connections = 0;
  const peer = net.createServer(() => (connections += 1));
  await new Promise<void>((resolve) => peer.listen(0, "127.0.0.1", resolve));
  const { port } = peer.address() as AddressInfo;
  const idle = await createAccountsApp({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  for (let call = 0; call < 40; call += 1) {
    const browser = openBrowser(idle.app);
    if (call % 2 === 0) browser.cookies.set("registration", `invented-${call}`);
    expect((await browser.post("/user/resend-otp", { emailId: newAddress() })).status).toBe(200);
  }
  expect(connections).toBe(0);
  expect((await idle.database.pool.query("select 1 from rate_limit")).rowCount).toBe(0);
  await idle.close();
  peer.close();
});
