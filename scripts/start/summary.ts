import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@verdict/server/config";
import { mailboxAddress } from "@verdict/server/mailbox-address";
import type { DataFacts } from "./prepare-data.ts";
import type { Role } from "./role.ts";

interface SummaryInput {
  config: Config;
  role: Role;
  address: string;
  facts: DataFacts;
  /** Whoever may read the journal would otherwise read the first password there, for as long as the journal is kept. */
  goesTo: "journal" | "elsewhere";
}

/** What a person wants to know once everything is up: where, as whom, and what is switched off. */
export function printSummary(input: SummaryInput, say: (line: string) => void): void {
  for (const line of summaryLines(input)) say(line);
}

function summaryLines({ config, role, address, facts, goesTo }: SummaryInput): string[] {
  const off = servicesThatAreOff(config);
  return [
    "",
    `  Verdict is ready:  ${config.publicUrl}${config.publicUrl === address ? "" : `  (listening on ${address})`}`,
    ...(role === "all" ? [] : [`  Role:      ${role}: submissions wait for a judge machine`]),
    `  Problems:  ${facts.problems}${laterText(facts)}`,
    ...adminLines(facts, goesTo),
    ...(off.length === 0 ? [] : ["  Off:", ...off.map((line) => `    - ${line}`)]),
    "",
    "  Ctrl+C stops it.",
    "",
  ];
}

function laterText({ builtWhenWanted }: DataFacts): string {
  if (builtWhenWanted === 0) return "";
  return `; the hidden tests of ${builtWhenWanted} are built when somebody first wants them (BUILD_TESTS=wanted)`;
}

function adminLines({ admin }: DataFacts, goesTo: SummaryInput["goesTo"]): string[] {
  if (admin.newPassword !== null) {
    return [
      `  Admin:     ${admin.emailId}`,
      goesTo === "journal"
        ? `  Password:  it is in ${admin.passwordFile}`
        : `  Password:  ${admin.newPassword}  (shown once; kept in ${admin.passwordFile})`,
    ];
  }
  if (admin.emailId !== null) return [`  Admin:     ${admin.emailId} (${admin.outcome})`];
  return existsSync(admin.passwordFile) ? [`  Admin:     the first password is in ${admin.passwordFile}`] : [];
}

function servicesThatAreOff(config: Config): string[] {
  const address = mailboxAddress(config);
  const mailbox =
    address === null
      ? ". NOBODY GETS A CODE, so nobody can sign up; no code stands in the log"
      : `, and ${address} shows them on this machine`;
  return [
    ...(config.mail.smtpUrl === null
      ? [`mail (SMTP_URL): mails are kept in ${join(config.dataDir, "outbox")}${mailbox}`]
      : []),
    ...(config.google === null ? ["Google sign-in (GOOGLE_CLIENT_ID)"] : []),
    ...(config.ai === null ? ["AI helper (AI_BASE_URL, AI_API_KEY, AI_MODEL)"] : []),
  ];
}
