// Installs the packages of the lock file when node_modules does not hold them already. Plain JavaScript for any Node
// from 18 on, since this runs before the locked Node is there. Prints nothing when there is nothing to do.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync } from "node:fs";
import process from "node:process";

const LOCK_FOLDER = ".install-lock";
/** An install that takes longer than this was killed and has left its lock behind. */
const STALE_LOCK_MS = 10 * 60 * 1000;
const WAIT_MS = 500;

if (!isInstalled()) {
  waitForLock();
  try {
    if (!isInstalled()) install();
  } finally {
    rmdirSync(LOCK_FOLDER);
  }
}

/** npm keeps what it installed in node_modules/.package-lock.json: compare that with the lock file. */
function isInstalled() {
  const installed = readPackages("node_modules/.package-lock.json");
  const locked = readPackages("package-lock.json");
  if (locked === undefined) throw new Error("package-lock.json is missing or damaged: get a fresh copy of the project");
  if (installed === undefined) return false;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === "" || entry.link || !path.includes("node_modules/")) return true;
    if (entry.optional || entry.devOptional) {
      if (!fitsThisMachine(entry) || installed[path] === undefined) return !isOurNode(path, entry);
    }
    return installed[path]?.version === entry.version && existsSync(path);
  });
}

function isOurNode(path, entry) {
  return path === `node_modules/node-${process.platform}-${process.arch}` && fitsThisMachine(entry);
}

function fitsThisMachine(entry) {
  return matches(entry.os, process.platform) && matches(entry.cpu, process.arch);
}

function matches(list, value) {
  return list === undefined || list.includes(value);
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages;
  } catch {
    return undefined;
  }
}

function install() {
  const started = Date.now();
  console.error("Installing packages (once, about half a minute) …");
  const npm = process.env.npm_execpath;
  const [program, args] = npm === undefined ? ["npm", []] : [process.execPath, [npm]];
  const result = spawnSync(program, [...args, "ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", 2, 2],
  });
  if (result.status !== 0) {
    console.error("The packages could not be installed: see npm's message above. Is the npm registry reachable?");
    process.exitCode = 1;
    process.exit();
  }
  console.error(`Packages installed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

/** Two commands started at once in a clean clone must not both install: mkdir is atomic. */
function waitForLock() {
  for (;;) {
    try {
      mkdirSync(LOCK_FOLDER);
      return;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (isStale()) rmdirSync(LOCK_FOLDER);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
  }
}

function isStale() {
  try {
    return Date.now() - statSync(LOCK_FOLDER).mtimeMs > STALE_LOCK_MS;
  } catch {
    return false;
  }
}
