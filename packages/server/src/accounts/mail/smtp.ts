import { setTimeout as sleep } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Log } from "../../platform/log.ts";
import { type Mailer, stopHeaders } from "./mail.ts";
import { createMailTurns } from "./mail-turns.ts";
import { refusalOf, TookTooLong } from "./smtp-refusal.ts";

/** The defaults of nodemailer are minutes; a person at a form waits five seconds at most, over all steps together. */
const STEP_TIMEOUT_MS = 4_000;
const DEADLINE_MS = 4_800;
/** Mail servers allow twenty and more from one client. */
const CONNECTIONS = 12;
/**
 * To one domain: a server that is slow for one, as while it asks that domain for the recipient, is not slow for all.
 */
const MOST_TO_DOMAIN = 8;
const MOST_WAITING = 1_000;
/** Programs that answer mails by themselves leave mails with these headers alone (RFC 3834). */
const AUTOMATIC = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

export function createSmtpMailer(input: { smtpUrl: string; from: string; log: Pick<Log, "error" | "info"> }): Mailer {
  const transport = createTransport(
    {
      ...smtpOptions(input.smtpUrl),
      pool: true,
      maxConnections: CONNECTIONS,
    },
    { from: input.from },
  );
  const turns = createMailTurns({
    places: CONNECTIONS,
    ofDomain: MOST_TO_DOMAIN,
    mostWaiting: MOST_WAITING,
    patienceMs: DEADLINE_MS,
  });
  return {
    async send(wanted) {
      const { to, subject, text, html } = wanted;
      // The address as an object: as a text, a comma in it would make two of it.
      const mail = {
        to: { address: to, name: "" },
        subject,
        text,
        html,
        headers: { ...AUTOMATIC, ...stopHeaders(wanted) },
      };
      const until = performance.now() + DEADLINE_MS;
      let isOnItsWay = false;
      const sendInTime = async () => {
        // Whoever asked for it was told by now that it was not sent.
        if (performance.now() >= until) throw new Error("the turn of the mail came too late");
        isOnItsWay = true;
        await withinDeadline(transport.sendMail(mail));
      };
      try {
        await withinDeadline(turns.inTurn(to, sendInTime));
      } catch (error) {
        throw refusalOf(error, { isOnItsWay, log: input.log });
      }
    },
    close: () => transport.close(),
  };
}

/** What the address itself says comes before these: `?requireTLS=false`, `?tls.servername=mail.example`. */
export function smtpOptions(smtpUrl: string) {
  return {
    url: smtpUrl,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    // Whoever stands in between could say that the mail server knows no TLS, and be told the password.
    requireTLS: isLoggingInElsewhere(new URL(smtpUrl)),
  };
}

function isLoggingInElsewhere({ username, hostname }: URL): boolean {
  return username !== "" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** A server that sends a little again and again keeps to every bound of a step, and comes to no end. Throws TookTooLong. */
export async function withinDeadline(work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const deadline = sleep(DEADLINE_MS, undefined, { signal: timer.signal }).then(() => {
    throw new TookTooLong(`the mail server took longer than ${DEADLINE_MS} ms`);
  });
  deadline.catch(() => undefined);
  try {
    await Promise.race([work, deadline]);
  } finally {
    timer.abort();
    work.catch(() => undefined);
  }
}
