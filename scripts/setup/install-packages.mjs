// Installs the packages of the lock file when node_modules does not hold them already. Plain JavaScript for any Node
// from 18 on, since this runs before the locked Node is there. Prints nothing when there is nothing to do.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import process from "node:process";

const LOCK_FOLDER = ".install-lock";
const LOCKED_MAJOR = 24;
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
  const newerNode = Number(process.versions.node.split(".")[0]) < LOCKED_MAJOR ? fetchLockedNode() : undefined;
  try {
    npm(["ci"], newerNode?.program);
  } finally {
    if (newerNode !== undefined) rmSync(newerNode.folder, { recursive: true, force: true });
  }
  console.error(`Packages installed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

/**
 * npm silently leaves out optional packages that say they want a newer Node than the one it runs on, and the web build's
 * native parts do. So npm itself runs on the locked Node where the machine's own is older.
 */
function fetchLockedNode() {
  const name = `node-${process.platform}-${process.arch}`;
  const version = readPackages("package-lock.json")[`node_modules/${name}`]?.version;
  if (version === undefined) return undefined; // No such package for this platform: with-setup.sh says what to do.
  const folder = mkdtempSync(join(tmpdir(), "verdict-node-"));
  npm(["install", "--prefix", folder, "--no-save", "--ignore-scripts", `${name}@${version}`], undefined);
  return { folder, program: join(folder, "node_modules", name, "bin/node") };
}

function npm(args, node) {
  const script = process.env.npm_execpath;
  const [program, first] = script === undefined ? ["npm", []] : [node ?? process.execPath, [script]];
  const path = node === undefined ? process.env.PATH : `${dirname(node)}${delimiter}${process.env.PATH}`;
  const result = spawnSync(program, [...first, ...args, "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", 2, 2],
    env: { ...process.env, PATH: path },
  });
  if (result.status === 0) return;
  console.error("The packages could not be installed: see npm's message above. Is the npm registry reachable?");
  rmdirSync(LOCK_FOLDER);
  process.exit(1);
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
