import path from "node:path";
import type { AppContext } from "../../platform/context.ts";
import { isForOthers } from "../../platform/http/from-this-machine.ts";
import type { Mailer } from "./mail.ts";
import { createOutbox } from "./outbox.ts";
import { createSmtpMailer } from "./smtp.ts";

const NOBODY_GETS_MAIL =
  "SMTP_URL is missing although PUBLIC_URL is an address for others: nobody gets a mail, so nobody can sign up, and the codes are written into this log and into DATA_DIR/outbox, where whoever reads them can take an account over. Set SMTP_URL.";

/**
 * Sends over SMTP_URL; without it, mails become files in DATA_DIR/outbox, and their codes stand in the log. That suits
 * one's own machine; at an address that others can reach it is an error that is said at every start.
 */
export function createMailer(context: Pick<AppContext, "config" | "log">): Mailer {
  const { config, log } = context;
  const { smtpUrl, from } = config.mail;
  if (smtpUrl !== null) return createSmtpMailer({ smtpUrl, from, log });
  if (isForOthers(config)) log.error(NOBODY_GETS_MAIL);
  return createOutbox({ folder: outboxFolder(config), from, log });
}

export function outboxFolder(config: Pick<AppContext["config"], "dataDir">): string {
  return path.join(config.dataDir, "outbox");
}
