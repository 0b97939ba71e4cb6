import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { AppContext } from "../../platform/context.ts";

/** The mails to an address, as the outbox has them; line ends of quoted-printable taken out. */
export function mailsTo({ config }: Pick<AppContext, "config">, emailId: string): string[] {
  const folder = path.join(config.dataDir, "outbox");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), "utf8").replaceAll("=\r\n", "").replaceAll("=\n", ""))
    .filter((mail) => mail.includes(emailId));
}
