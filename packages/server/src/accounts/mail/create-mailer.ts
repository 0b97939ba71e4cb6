import path from "node:path";
import type { AppContext } from "../../platform/context.ts";
import { isForOthers } from "../../platform/http/from-this-machine.ts";
import type { Mailer } from "./mail.ts";
import { createOutbox } from "./outbox.ts";
import { createSmtpMailer } from "./smtp.ts";

const NOBODY_GETS_MAIL =
  "SMTP_URL is missing although PUBLIC_URL is an address for others: nobody gets a mail, so nobody can sign up; mails and their codes lie in DATA_DIR/outbox, where whoever reads them can take an account over. Set SMTP_URL.";

/**
 * Sends over SMTP_URL; without it, mails become files in DATA_DIR/outbox. On one's own machine their codes stand in the
 * log as well; at an address that others can reach it is an error that is said at every start, and no code is
 * logged. The start is not refused: with Google's sign-in, or for a handful of people whose admin reads the outbox to
 * them, a site works without mail, and an operator who tries things out would learn less from a site that is down.
 */
export function createMailer(context: Pick<AppContext, "config" | "log">): Mailer {
  const { config, log } = context;
  const { smtpUrl, from } = config.mail;
  if (smtpUrl !== null) return createSmtpMailer({ smtpUrl, from, log });
  const logsCodes = !isForOthers(config);
  if (!logsCodes) log.error(NOBODY_GETS_MAIL);
  return createOutbox({ folder: outboxFolder(config), from, logsCodes, log });
}

export function outboxFolder(config: Pick<AppContext["config"], "dataDir">): string {
  return path.join(config.dataDir, "outbox");
}
