import path from "node:path";
import { parseArgs } from "node:util";
import { type Role, readRole } from "../start/role.ts";

export const USAGE = `Usage:
  npm run doctor [-- OPTIONS]       says what this installation is, what holds, and what to mend next

  --json             one JSON object instead of a page
  --role web|judge   this machine runs only a part of a larger installation (default: all)
  --settings FILE    lines NAME=value that the service is started with, such as /etc/verdict/settings
  --backups FOLDER   where backups go: the newest file there should be of today
  --mail-to ADDRESS  sends one mail there by way of the mail server of SMTP_URL
  --attacks          tries every known attack on the sandbox too (a minute)
`;

export interface Order {
  isJson: boolean;
  role: Role;
  /** Absolute paths. */
  settingsFile: string | null;
  backupFolder: string | null;
  /** Where one mail is sent to, to see whether it goes out. */
  mailTo: string | null;
  triesAttacks: boolean;
}

const OPTIONS = {
  attacks: { type: "boolean", default: false },
  backups: { type: "string" },
  "mail-to": { type: "string" },
  json: { type: "boolean", default: false },
  role: { type: "string", default: "all" },
  settings: { type: "string" },
} as const;

/** Throws an Error in one line when the arguments make no sense. Relative paths begin at `from`. */
export function parseArguments(given: readonly string[], from: string): Order {
  const { values } = parseArgs({ args: [...given], options: OPTIONS });
  const at = (file: string | undefined) => (file === undefined ? null : path.resolve(from, file));
  return {
    isJson: values.json,
    role: readRole(["--role", values.role]),
    settingsFile: at(values.settings),
    backupFolder: at(values.backups),
    mailTo: addressIn(values["mail-to"]),
    triesAttacks: values.attacks,
  };
}

function addressIn(given: string | undefined): string | null {
  if (given === undefined) return null;
  if (!/^[^\s@<>,]+@[^\s@<>,]+$/.test(given)) throw new Error(`--mail-to wants one address, and not ${given}`);
  return given;
}
