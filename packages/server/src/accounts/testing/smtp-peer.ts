import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

interface ReceivedMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
}

export interface SmtpPeer {
  url: string;
  mails: ReceivedMail[];
  /** The newest mail to this address once there are `count` of them; throws after three seconds. */
  mailTo: (emailId: string, count?: number) => Promise<ReceivedMail>;
  /** The code in that mail. */
  codeFor: (emailId: string, count?: number) => Promise<string>;
  close: () => Promise<void>;
}

const WAIT_MS = 3_000;
const POLL_MS = 5;
/** Addresses here are refused for ever, those at greylisted.example for now; mails to silent.example are kept without a word. */
const REFUSED_DOMAIN = "@refused.example";
const GREYLISTED_DOMAIN = "@greylisted.example";
const SILENT_DOMAIN = "@silent.example";

/** A real mail server in this process, which keeps what it gets. */
export async function startSmtpPeer(): Promise<SmtpPeer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (address.endsWith(REFUSED_DOMAIN)) return done(smtpError(550, "no such mailbox"));
      if (address.endsWith(GREYLISTED_DOMAIN)) return done(smtpError(451, "try again later"));
      done();
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        readMail(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          if (!mail.to.endsWith(SILENT_DOMAIN)) done();
        }, done);
      });
    },
  });
  server.on("error", () => undefined); // A client that hangs up would otherwise end the tests.
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailTo = (emailId: string, count = 1) => waitForMail(mails, emailId, count);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mailTo,
    codeFor: async (emailId, count) =>
      /\b(\d{6}|\d{5} \d{5})\b/.exec((await mailTo(emailId, count)).text)?.[0] ?? "no code",
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readMail(message: Buffer): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(message);
  return {
    to: mail.to?.[0]?.address ?? "",
    from: mail.from?.address ?? "",
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
  };
}

async function waitForMail(mails: readonly ReceivedMail[], emailId: string, count: number): Promise<ReceivedMail> {
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    const newest = mails.filter((mail) => mail.to === emailId)[count - 1];
    if (newest !== undefined) return newest;
    await sleep(POLL_MS);
  }
  throw new Error(`${emailId} has not got ${count} mails`);
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
