import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "../../config.ts";
import { isForOthers } from "../../platform/http/from-this-machine.ts";
import { outboxFolder } from "./create-mailer.ts";

type Settings = Pick<Config, "dataDir" | "isHttps" | "mail" | "publicUrl">;

/**
 * Where the mailbox is, with its key; null where there is none: with a mail server, or where PUBLIC_URL is an address
 * for others.
 */
export function mailboxAddress(config: Settings): string | null {
  const key = mailboxKey(config);
  return key === null ? null : `${config.publicUrl}/dev/mailbox/${key}`;
}

/** Made by the first web server of this DATA_DIR and kept for its owner only; null where there is no mailbox. */
export function mailboxKey(config: Settings): string | null {
  if (config.mail.smtpUrl !== null || isForOthers(config)) return null;
  const file = path.join(outboxFolder(config), "mailbox-key");
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(16).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}
