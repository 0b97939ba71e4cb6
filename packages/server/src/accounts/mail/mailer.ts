import path from "node:path";
import type { AppContext } from "../../platform/context.ts";
import type { Mail } from "./compose.ts";
import { createOutbox } from "./outbox.ts";
import { createSmtpMailer } from "./smtp.ts";

export interface Mailer {
  /** Resolves once the mail is taken; otherwise a DomainError that says why not, within five seconds. */
  send: (mail: Mail) => Promise<void>;
  /** The same refusal as `send` when no mail could be sent now, but sends none. */
  check: () => Promise<void>;
  close: () => void;
}

/** Sends over SMTP_URL; without it, mails become files in DATA_DIR/outbox, and their codes stand in the log. */
export function createMailer(context: Pick<AppContext, "config" | "log">): Mailer {
  const { smtpUrl, from } = context.config.mail;
  if (smtpUrl !== null) return createSmtpMailer({ smtpUrl, from, log: context.log });
  return createOutbox({ folder: outboxFolder(context.config), from, log: context.log });
}

export function outboxFolder(config: Pick<AppContext["config"], "dataDir">): string {
  return path.join(config.dataDir, "outbox");
}
