import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

const SOURCES = ["packages/web", "packages/cli", "packages/contract", "package-lock.json"];

/**
 * Builds the web app, and the command line that it offers, unless these very sources were built before, and returns the
 * folder to serve. A build appears under its final name only when it is whole, so a killed build, or two at once, can
 * never serve half of one.
 */
export async function buildWeb(root: string): Promise<string> {
  const hash = contentHash(SOURCES.map((path) => join(root, path)));
  const builds = join(root, "build/web");
  const finished = join(builds, hash.slice(0, 16));
  if (existsSync(finished)) return finished;
  mkdirSync(builds, { recursive: true });
  const unfinished = mkdtempSync(join(builds, "unfinished-"));
  try {
    const dist = join(unfinished, "dist");
    await runBuild(join(root, "packages/web"), dist);
    await runBuild(join(root, "packages/cli"), dist);
    moveInto(finished, dist);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  removeOldBuilds(builds, finished);
  return finished;
}

async function runBuild(folder: string, outDir: string): Promise<void> {
  const child = spawn(process.execPath, ["build.ts", outDir], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The web app could not be built:\n${output.trim()}`);
}

function moveInto(finished: string, built: string): void {
  try {
    renameSync(built, finished);
  } catch (error) {
    if (!existsSync(finished)) throw error; // Another start was quicker, with the same sources.
  }
}

/** Another start may still be building, or serving, what is younger than this. */
const IN_USE_MS = 60 * 60 * 1000;

/** Keeps the two before this one: a server that runs from them still serves its files. */
function removeOldBuilds(builds: string, current: string): void {
  const old = readdirSync(builds)
    .map((name) => join(builds, name))
    .filter((path) => path !== current)
    .map((path) => ({ path, madeAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .filter(({ madeAt }) => Date.now() - madeAt > IN_USE_MS)
    .sort((a, b) => b.madeAt - a.madeAt);
  for (const { path } of old.slice(2)) rmSync(path, { recursive: true, force: true });
}

/** SHA-256 over the names and contents of all files below the paths, in order of their names. */
function contentHash(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) addPath(hash, path);
  return hash.digest("hex");
}

const IGNORED = new Set(["node_modules", "dist", "dist-ssr"]);

function addPath(hash: ReturnType<typeof createHash>, path: string): void {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) {
      if (!IGNORED.has(name)) addPath(hash, join(path, name));
    }
    return;
  }
  hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
}
