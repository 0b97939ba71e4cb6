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

interface SmtpPeerWays {
  /** `STARTTLS` with a certificate that nobody vouches for, or TLS from the first byte with the same; none. */
  tls?: "starttls" | "wrapped";
  /** Who is let in, over whatever connection. Nobody has to log in. */
  login?: { user: string; pass: string };
  /** What it says to a recipient at such a domain: `554 5.7.1 <a@example.com>: Relay access denied`. */
  answers?: Readonly<Record<string, string>>;
}

/** A real mail server in this process, which keeps what it gets. */
export async function startSmtpPeer({ tls, login, answers = {} }: SmtpPeerWays = {}): Promise<SmtpPeer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    secure: tls === "wrapped",
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: [...(login === undefined ? ["AUTH"] : []), ...(tls === "starttls" ? [] : ["STARTTLS"])],
    logger: false,
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.pass) return done(null, { user: username });
      done(smtpError(535, "5.7.8 Error: authentication failed: (reason unavailable)"));
    },
    onRcptTo({ address }, _session, done) {
      const answer = answers[address.slice(address.indexOf("@") + 1)];
      if (answer !== undefined) return done(smtpError(Number(answer.slice(0, 3)), answer.slice(4)));
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
    url: `${tls === "wrapped" ? "smtps" : "smtp"}://127.0.0.1:${port}`,
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
