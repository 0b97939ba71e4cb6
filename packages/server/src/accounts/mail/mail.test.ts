import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { createLog } from "../../platform/log.ts";
import { type AccountsApp, createAccountsApp } from "../testing/accounts-app.ts";
import { openBrowser } from "../testing/browser.ts";
import { type SmtpPeer, startSmtpPeer } from "../testing/smtp-peer.ts";
import { createMailer } from "./create-mailer.ts";
import { MailInDoubt } from "./mail.ts";
import { mailboxAddress } from "./mailbox-address.ts";
import { createSmtpMailer } from "./smtp.ts";

const UNAVAILABLE = "The email could not be sent right now. Please try again later.";
const QUIET = { error: () => undefined, info: () => undefined };
let smtp: SmtpPeer;

beforeAll(async () => {
  smtp = await startSmtpPeer();
});
afterAll(() => smtp.close());

async function withApp(env: Record<string, string>, work: (server: AccountsApp) => Promise<void>): Promise<void> {
  const server = await createAccountsApp(env);
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

async function listen(peer: net.Server): Promise<number> {
  await new Promise<void>((resolve) => peer.listen(0, "127.0.0.1", resolve));
  return (peer.address() as AddressInfo).port;
}

const register = (server: AccountsApp, emailId: string, firstName = "Ada") =>
  openBrowser(server.app).post("/user/register", { firstName, emailId, password: "correct horse battery" });

test("a mail begins with its code, has a text part, and shows the name harmlessly", async () => {
  await withApp({ SMTP_URL: smtp.url, MAIL_FROM: "Verdict <judge@verdict.example>" }, async (server) => {
    await register(server, "ada@example.com", "<b>Ada</b>");
    const mail = await smtp.mailTo("ada@example.com");
    const code = await smtp.codeFor("ada@example.com");
    expect(mail.from).toBe("judge@verdict.example");
    expect(mail.subject).toBe(`${code} is your Verdict code`);
    expect(mail.text.startsWith(code)).toBe(true);
    expect(mail.html).toContain(code);
    expect(mail.html).toContain("&lt;b&gt;Ada&lt;/b&gt;");
    expect(mail.html).not.toContain("{{");
    expect(mail.html).toContain("prefers-color-scheme: dark");
  });
});

test("a mail server that is down is a 503 at once, for register and for resend", async () => {
  const mortal = await startSmtpPeer();
  await withApp({ SMTP_URL: mortal.url }, async (server) => {
    const browser = openBrowser(server.app);
    const body = { firstName: "Ada", emailId: "ada@example.com", password: "correct horse battery" };
    expect((await browser.post("/user/register", body)).status).toBe(200);
    await mortal.close();
    await server.database.pool.query("delete from rate_limit");
    const unavailable = { status: 503, body: { message: UNAVAILABLE, code: "mail_unavailable" } };
    expect(await register(server, "grace@example.com")).toMatchObject(unavailable);
    const resend = () => browser.post("/user/resend-otp", { emailId: "ada@example.com" });
    expect(await resend()).toMatchObject(unavailable);
    expect(await resend()).toMatchObject(unavailable); // Nothing was sent, so there is no cooldown.
  });
});

test("a mail server that never greets is a 503 within five seconds", async () => {
  const silent = net.createServer(() => undefined);
  const port = await listen(silent);
  await withApp({ SMTP_URL: `smtp://127.0.0.1:${port}` }, async (server) => {
    const start = performance.now();
    expect((await register(server, "ada@example.com")).status).toBe(503);
    expect(performance.now() - start).toBeLessThan(8_000);
  });
  silent.close();
});

test("of thirty mails at once to a server that never greets, nobody waits longer than for one", async () => {
  const peers = new Set<net.Socket>();
  const silent = net.createServer((socket) => {
    peers.add(socket);
    socket.on("error", () => undefined);
  });
  const smtpUrl = `smtp://127.0.0.1:${await listen(silent)}`;
  const mailer = createSmtpMailer({ smtpUrl, from: "judge@verdict.example", log: QUIET });
  const start = performance.now();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, number) =>
      mailer.send({ to: `${number}@example.com`, subject: "x", text: "x", html: "x", code: null }),
    ),
  );
  expect(performance.now() - start).toBeLessThan(8_000);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { code: "mail_unavailable" } });
  mailer.close();
  for (const socket of peers) socket.destroy();
  silent.close();
});

test("a mail server that talks without end is cut off within five seconds as well", async () => {
  const chatter = net.createServer((socket) => {
    const timer = setInterval(() => socket.write("220-still here\r\n"), 500);
    socket.on("close", () => clearInterval(timer));
    socket.on("error", () => undefined);
  });
  const port = await listen(chatter);
  await withApp({ SMTP_URL: `smtp://127.0.0.1:${port}` }, async (server) => {
    const start = performance.now();
    expect((await register(server, "ada@example.com")).status).toBe(503);
    expect(performance.now() - start).toBeLessThan(8_000);
  });
  chatter.close();
});

test("an address that the mail server refuses is bad input; one it puts off is a 503", async () => {
  await withApp({ SMTP_URL: smtp.url }, async (server) => {
    expect(await register(server, "a@refused.example")).toMatchObject({
      status: 400,
      body: { message: "This email address does not accept mail" },
    });
    expect(await register(server, "a@greylisted.example")).toMatchObject({
      status: 503,
      body: { message: UNAVAILABLE },
    });
  });
});

test("a mail is in doubt where the mail server had it and said nothing, and not where it said no or was not there", async () => {
  const mortal = await startSmtpPeer();
  await mortal.close();
  const sendTo = (to: string, smtpUrl: string) => {
    const mailer = createSmtpMailer({ smtpUrl, from: "judge@verdict.example", log: QUIET });
    return mailer
      .send({ to, subject: "x", text: "x", html: "x", code: null })
      .catch((error: unknown) => error)
      .finally(() => mailer.close());
  };
  const failures = await Promise.all([
    sendTo("a@silent.example", smtp.url),
    sendTo("a@greylisted.example", smtp.url),
    sendTo("a@example.com", mortal.url),
  ]);
  for (const failure of failures) expect(failure).toMatchObject({ code: "mail_unavailable", message: UNAVAILABLE });
  expect(failures.map((failure) => failure instanceof MailInDoubt)).toEqual([true, false, false]);
  expect(await smtp.mailTo("a@silent.example")).toMatchObject({ subject: "x" });
});

test("without a mail server, mails are private files, and the mailbox shows them to this machine only, to whoever has its key", async () => {
  await withApp({}, async (server) => {
    await register(server, "ada@example.com");
    const outbox = path.join(server.context.config.dataDir, "outbox");
    const files = readdirSync(outbox).filter((name) => name.endsWith(".eml"));
    expect(files).toHaveLength(1);
    const file = path.join(outbox, files[0] ?? "");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const code = /^Subject: (\d{6}) is/m.exec(readFileSync(file, "utf8"))?.[1] ?? "no code";
    const address = new URL(mailboxAddress(server.context.config) ?? "").pathname;
    const mailbox = (options: object) => server.app.inject({ url: address, ...options });
    const page = await mailbox({ headers: { host: "localhost:3000" } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(code);
    expect((await mailbox({ headers: { host: "localhost:3000" }, remoteAddress: "192.0.2.1" })).statusCode).toBe(404);
    expect((await mailbox({ headers: { host: "rebound.example:3000" } })).statusCode).toBe(404);
    // As through an nginx that was told nothing but proxy_pass.
    for (const url of ["/dev/mailbox", "/dev/mailbox/", `${address}0`, "/dev/mailbox/0"]) {
      expect((await mailbox({ url, headers: { host: "127.0.0.1:3000" } })).statusCode).toBe(404);
    }
    expect(statSync(path.join(outbox, "mailbox-key")).mode & 0o777).toBe(0o600);
    const proxied = { host: "localhost:3000", "x-forwarded-for": "192.0.2.1" };
    expect((await mailbox({ headers: proxied })).statusCode).toBe(404);
  });
});

test.each([
  ["says loudly", { PUBLIC_URL: "https://verdict.example" }, 1],
  ["says loudly", { PUBLIC_URL: "http://verdict.lan" }, 1],
  ["says nothing", { PUBLIC_URL: "https://verdict.example", SMTP_URL: "smtp://127.0.0.1:1" }, 0],
  ["says nothing", { PUBLIC_URL: "http://127.0.0.1:3000" }, 0],
])("a start %s that nobody gets mail with %o", (_what, env, times) => {
  const said: string[] = [];
  const log = Object.assign(createLog({ level: "silent", format: "json" }), {
    error: (text: string) => said.push(text),
  });
  createMailer({ config: readConfig(env), log }).close();
  expect(
    said.filter((text) => text.startsWith("SMTP_URL is missing although PUBLIC_URL is an address for others")),
  ).toHaveLength(times);
});

test.each([
  ["at an address that others reach, no code", "https://verdict.example", 0],
  ["on one's own machine, the code", "http://127.0.0.1:3000", 1],
])("without a mail server, %s stands in the log", async (_what, publicUrl, times) => {
  const said: string[] = [];
  const log = Object.assign(createLog({ level: "silent", format: "json" }), {
    error: () => undefined,
    warn: (text: string) => said.push(text),
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-mail-"));
  const mailer = createMailer({ config: readConfig({ PUBLIC_URL: publicUrl, DATA_DIR: folder }), log });
  await mailer.send({ to: "ada@example.com", subject: "314159 is your code", text: "x", html: "x", code: "314159" });
  expect(said).toHaveLength(1);
  expect(said.filter((text) => text.includes("314159"))).toHaveLength(times);
  expect(readdirSync(path.join(folder, "outbox"))).toHaveLength(1);
  rmSync(folder, { recursive: true });
});

test.each<Record<string, string>>([
  { PUBLIC_URL: "https://verdict.example" },
  { PUBLIC_URL: "http://verdict.lan" },
  { SMTP_URL: "smtp://127.0.0.1:1" },
])("there is no mailbox with %o", async (env) => {
  await withApp(env, async (server) => {
    expect(mailboxAddress(server.context.config)).toBeNull();
    const reply = await server.app.inject({ url: "/dev/mailbox/0", headers: { host: "localhost" } });
    expect(reply.statusCode).toBe(404);
  });
});
