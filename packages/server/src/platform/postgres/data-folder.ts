import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, lchownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { giveTo, initdbOwner, type ProcessOwner } from "./process-owner.ts";

/**
 * The role of the application is no superuser, since a superuser may run programs of the machine from SQL. The
 * judge's role gets its few rights with the tables (sql/grants.sql). One statement a line, as `postgres --single` reads
 * them.
 */
const FIRST_STATEMENTS =
  "create role app login createrole\ncreate role verdict_judge login\ncreate database app owner app\n";

/**
 * Makes a new data folder with the role and the database `app`, unless it is there. Everything happens under a
 * temporary name, which is renamed last: a kill at any point leaves no half-made folder under the final name.
 */
export function ensureDataFolder(input: { dataFolder: string; native: string; owner: ProcessOwner }): void {
  if (existsSync(path.join(input.dataFolder, "PG_VERSION"))) return;
  removeAbandoned(input.dataFolder);
  const unfinished = `${input.dataFolder}.init-${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(initdbOwner, unfinished);
  try {
    initialise(unfinished, input.native);
    giveFolderTo(input.owner, unfinished);
    renameSync(unfinished, input.dataFolder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    const isOtherStartQuicker = existsSync(path.join(input.dataFolder, "PG_VERSION"));
    if (!isOtherStartQuicker) throw error;
  }
}

function initialise(folder: string, native: string): void {
  // The superuser's password is for a TCP connection only, which is never opened; it is known to nobody.
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
  giveTo(initdbOwner, passwordFile);
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const auth = ["--username=postgres", "--auth-local=trust", "--auth-host=scram-sha-256", `--pwfile=${passwordFile}`];
  try {
    runProgram(path.join(native, "bin", "initdb"), ["--pgdata", folder, ...locale, ...auth], "");
    runProgram(path.join(native, "bin", "postgres"), ["--single", "-D", folder, "postgres"], FIRST_STATEMENTS);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function runProgram(program: string, args: string[], input: string): void {
  const result = spawnSync(program, args, { ...initdbOwner, cwd: "/", encoding: "utf8", input });
  if (result.status === 0) return;
  const reason = result.error?.message ?? result.stderr.trim();
  throw new Error(`Making the embedded database failed (${path.basename(program)}): ${reason}`);
}

/** With everything in it. */
export function giveFolderTo(owner: ProcessOwner, folder: string): void {
  if (!("uid" in owner)) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    lchownSync(path.join(folder, entry), owner.uid, owner.gid);
  }
  giveTo(owner, folder);
}

/** Left-overs of first starts that were killed, named after their process. */
function removeAbandoned(dataFolder: string): void {
  const prefix = `${path.basename(dataFolder)}.init-`;
  for (const name of readdirSync(path.dirname(dataFolder))) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (pid !== process.pid && existsSync(`/proc/${pid}`)) continue;
    rmSync(path.join(path.dirname(dataFolder), name), { recursive: true, force: true });
  }
}
