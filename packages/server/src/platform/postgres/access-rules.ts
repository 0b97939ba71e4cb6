import { randomBytes } from "node:crypto";
import { chownSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { isRoot, type ProcessOwner } from "./process-owner.ts";
import { SCHEMA_FOLDER } from "./schema-files.ts";

/*
 * Who may connect as whom. The server of an ordinary user trusts whoever reaches its socket, which is that user alone.
 * One that root has started serves several users: the site as the owner of the tables, the judge as a role that may
 * call its functions. They are told apart by passwords, since PostgreSQL's `peer` looks users up by name, and these
 * have none.
 */

/** The roles that log in with a password, where there are any. */
const ROLES = ["app", "verdict_judge"] as const;
export type Role = (typeof ROLES)[number];

export interface AccessRules {
  /** Settings of the server. */
  flags: Readonly<Record<string, string>>;
  /** Null where the server trusts whoever comes. */
  passwords: Readonly<Record<Role, string>> | null;
}

const PASSWORDS_FILE = "passwords.json";
const PASSWORDS_LOCK = 26_432;
/**
 * Of PostgreSQL's hundred: enough for a judge of 38 slots, and web server and backup find some left whatever judges do.
 */
const JUDGE_CONNECTIONS = 80;
const BOUNDS = path.join(SCHEMA_FOLDER, "superuser/bound-judges.sql");
const RULES = `local all         postgres peer map=superuser
local replication postgres peer map=superuser
local all         all      scram-sha-256
`;
const SUPERUSER_IS_ROOT = "superuser root postgres\n";

/** Keeps the rules beside the data folder, whose own ones stay for the starts of an ordinary user. */
export function prepareAccess(home: string, owner: ProcessOwner): AccessRules {
  if (!isRoot || !("uid" in owner)) return { flags: {}, passwords: null };
  const rules = path.join(home, "access.conf");
  const users = path.join(home, "access-users.conf");
  replaceFile(rules, RULES);
  replaceFile(users, SUPERUSER_IS_ROOT);
  return { flags: { hba_file: rules, ident_file: users }, passwords: ensurePasswords(home, owner) };
}

/**
 * Gives the roles their passwords, since a new data folder has none and one that was restored has others, and bounds
 * what a judge that was taken over can use up (sql/superuser/bound-judges.sql).
 */
export async function prepareRoles(superuserUrl: string, passwords: AccessRules["passwords"]): Promise<void> {
  await as(superuserUrl, async (client) => {
    // Two starts at once would otherwise change the same rows. The lock goes with the connection.
    await client.query("select pg_advisory_lock($1)", [PASSWORDS_LOCK]);
    if (passwords !== null) {
      for (const role of ROLES) await client.query(`alter role ${role} password '${passwords[role]}'`);
    }
    await client.query(`alter role verdict_judge connection limit ${JUDGE_CONNECTIONS}`);
    await as(superuserUrl.replace("@/postgres?", "@/app?"), (ofApp) => ofApp.query(readFileSync(BOUNDS, "utf8")));
  });
}

async function as(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** The same at every start: a second process may use the server meanwhile. */
function ensurePasswords(home: string, owner: { uid: number; gid: number }): Record<Role, string> {
  const file = path.join(home, PASSWORDS_FILE);
  const kept = readPasswords(file);
  if (kept !== null) return kept;
  const password = () => randomBytes(24).toString("base64url");
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ app: password(), verdict_judge: password() }), { mode: 0o600 });
  chownSync(draft, owner.uid, owner.gid);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error; // Another start was quicker.
  } finally {
    rmSync(draft);
  }
  const written = readPasswords(file);
  if (written === null) throw new Error(`${file} holds no passwords; remove it, and the next start makes new ones`);
  return written;
}

/** Those of an earlier start, without making any; null where root has never started this database. */
export function keptPasswords(home: string): Readonly<Record<Role, string>> | null {
  return readPasswords(path.join(home, PASSWORDS_FILE));
}

function readPasswords(file: string): Record<Role, string> | null {
  try {
    const { app, verdict_judge } = JSON.parse(readFileSync(file, "utf8"));
    return isPassword(app) && isPassword(verdict_judge) ? { app, verdict_judge } : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** It becomes a part of an address and of a statement as it is. */
function isPassword(value: unknown): value is string {
  return typeof value === "string" && /^[\w-]{32}$/.test(value);
}

/** Appears whole: another start may read it at this moment. */
function replaceFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o644 });
  renameSync(draft, file);
}
