import { afterEach, expect, test } from "vitest";
import { DomainError } from "../../platform/http/errors.ts";
import { type SmtpPeer, startSmtpPeer } from "../testing/smtp-peer.ts";
import { MailInDoubt } from "./mail.ts";
import { createSmtpMailer } from "./smtp.ts";

const PASSWORD = "kestrel-harbour-4417";
let peer: SmtpPeer | null = null;
afterEach(() => peer?.close());

/** Sends one mail: how it failed, or null, and what the log says of it. */
async function send(smtpUrl: string, to = "ada@example.com") {
  const said: string[] = [];
  const keep = (level: string) => (facts: unknown, text?: string) =>
    said.push(`${level}: ${text} ${JSON.stringify(facts)}`);
  const log = { error: keep("error"), info: keep("info") };
  const mailer = createSmtpMailer({ smtpUrl, from: "judge@verdict.example", log });
  const failure: unknown = await mailer
    .send({ to, subject: "x", text: "x", html: "x", code: null })
    .then(() => null)
    .catch((error: unknown) => error);
  mailer.close();
  return { failure, said: said.join("\n") };
}

const codeOf = (failure: unknown) => (failure instanceof DomainError ? failure.code : String(failure));

// As Postfix 3.7 says it, and as servers do that give no status or give it last.
test.each([
  "550 5.1.1 <a@x.example>: Recipient address rejected: User unknown in virtual mailbox table",
  "550 5.1.2 <a@x.example>: Recipient address rejected: Domain not found",
  "552 5.2.2 <a@x.example>: Recipient address rejected: Mailbox is full",
  "556 5.1.10 <a@x.example>: Recipient address rejected: Domain x.example does not accept mail (nullMX)",
  "550 Unrouteable address",
  "550 <relay@x.example> unknown user",
])("an address that is refused for good is bad input, and the log knows of it: %s", async (answer) => {
  peer = await startSmtpPeer({ answers: { "x.example": answer } });
  const { failure, said } = await send(peer.url, "a@x.example");
  expect(codeOf(failure)).toBe("bad_input");
  expect(said).toMatch(/^info: The mail server refuses an address /);
  expect(said).toContain(answer);
});

test.each([
  "554 5.7.1 <a@x.example>: Relay access denied",
  "554 5.7.1 <unknown[192.0.2.1]>: Client host rejected: Access denied",
  "553 5.7.1 <judge@verdict.example>: Sender address rejected: not logged in",
  "550 5.1.0 <judge@verdict.example>: Sender address rejected: User unknown in virtual mailbox table",
  "550 5.1.8 <judge@verdict.example>: Sender address rejected: Domain not found",
  "550 relay not permitted, authentication required",
  "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
  "530 Authentication required",
])("what a mail server has against us is nobody's address, and an error in the log: %s", async (answer) => {
  peer = await startSmtpPeer({ answers: { "x.example": answer } });
  const { failure, said } = await send(peer.url, "a@x.example");
  expect(codeOf(failure)).toBe("mail_unavailable");
  expect(failure).not.toBeInstanceOf(MailInDoubt);
  expect(said).toMatch(/^error: A mail failed /);
  expect(said).toContain(answer);
});

test.each(["starttls", "wrapped"] as const)("a certificate that nobody vouches for gets no mail (%s)", async (tls) => {
  peer = await startSmtpPeer({ tls, login: { user: "verdict", pass: PASSWORD } });
  const { failure, said } = await send(peer.url.replace("//", `//verdict:${PASSWORD}@`));
  expect(codeOf(failure)).toBe("mail_unavailable");
  expect(failure, "nothing was sent").not.toBeInstanceOf(MailInDoubt);
  expect(said).toContain("certificate");
  expect(peer.mails).toEqual([]);
});

test("a wrong password stands in the log as that, and not what it is", async () => {
  peer = await startSmtpPeer({ login: { user: "verdict", pass: PASSWORD } });
  expect((await send(peer.url.replace("//", `//verdict:${PASSWORD}@`))).failure).toBeNull();
  const { failure, said } = await send(peer.url.replace("//", "//verdict:another-secret@"));
  expect(codeOf(failure)).toBe("mail_unavailable");
  expect(said).toContain("535 5.7.8 Error: authentication failed");
  expect(said).not.toContain("another-secret");
});

test("no password leaves this machine unencrypted, unless the address says so", async () => {
  peer = await startSmtpPeer({ login: { user: "verdict", pass: PASSWORD } });
  // Another address of this machine, which counts as elsewhere.
  const elsewhere = peer.url.replace("//127.0.0.1", `//verdict:${PASSWORD}@127.0.0.1.`);
  const { failure, said } = await send(elsewhere);
  expect([codeOf(failure), peer.mails]).toEqual(["mail_unavailable", []]);
  expect(said).toContain("STARTTLS");
  expect((await send(`${elsewhere}?requireTLS=false`)).failure).toBeNull();
});
