import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { Log } from "../../platform/log.ts";
import { type Mailer, stopHeaders } from "./mail.ts";

/** Older mails are of no use to anybody. */
const KEPT_MAILS = 200;

/**
 * Keeps each mail as a private file, for a machine without a mail server. The log says its code where the log is its
 * owner's own (`logsCodes`): logs of sites are read by more people than their data, and kept elsewhere.
 */
export function createOutbox(input: {
  folder: string;
  from: string;
  logsCodes: boolean;
  log: Pick<Log, "warn">;
}): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" }, { from: input.from });
  return {
    async send(mail) {
      const { to, subject, text, html, code } = mail;
      const { message } = await transport.sendMail({
        to: { address: to, name: "" },
        subject,
        text,
        html,
        headers: stopHeaders(mail),
        textEncoding: "quoted-printable", // A person can read it as it is.
      });
      const file = writeMail(input.folder, message.toString());
      const hint = code === null ? subject : `code ${code}`;
      if (!input.logsCodes) {
        input.log.warn(`No SMTP_URL: the mail to ${to} is not sent; it is in ${file}`);
        return;
      }
      input.log.warn(`No SMTP_URL: the mail to ${to} is in ${file}: ${hint}`);
    },
    close: () => undefined,
  };
}

/** The newest last; names begin with the time. */
export function outboxFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function writeMail(folder: string, message: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const file = path.join(folder, `${time}-${randomBytes(3).toString("hex")}.eml`);
  writeFileSync(`${file}.part`, message, { mode: 0o600 });
  renameSync(`${file}.part`, file);
  for (const old of outboxFiles(folder).slice(0, -KEPT_MAILS)) rmSync(path.join(folder, old), { force: true });
  return file;
}
