import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { SandboxError } from "./sandbox.ts";

const run = promisify(execFile);

const SOURCE_FOLDER = fileURLToPath(new URL("../runner/", import.meta.url));
const BUILD_FOLDER = fileURLToPath(new URL("../../../build/runner/", import.meta.url));

const FLAGS = ["-std=c++20", "-Wall", "-Wextra", "-Werror"];
/** A static runner has a third of the pages to copy at each fork, and boxes with an empty root need no libraries. */
const RELEASE_FLAGS = [...FLAGS, "-O2", "-static"];
const SANITIZER_FLAGS = [...FLAGS, "-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"];

/**
 * Compiles the C++ runner with g++ unless the very same sources were compiled with the same compiler before, and returns
 * the path of the program. Safe when several processes do it at once. Rejects with SandboxError in one clear line.
 */
export function buildRunner(): Promise<string> {
  return build(RELEASE_FLAGS);
}

/** The same runner with the address and undefined-behaviour sanitizers, for tests. */
export function buildSanitizedRunner(): Promise<string> {
  return build(SANITIZER_FLAGS);
}

async function build(flags: readonly string[]): Promise<string> {
  const sources = await readSources();
  const compiler = await readCompilerVersion();
  const hash = createHash("sha256").update(JSON.stringify([compiler, flags, [...sources]]));
  const folder = join(BUILD_FOLDER, hash.digest("hex").slice(0, 16));
  const runner = join(folder, "runner");
  if (await exists(runner)) return runner;
  await mkdir(dirname(folder), { recursive: true });
  const workFolder = await mkdtemp(`${folder}.`);
  try {
    await compile([...sources.keys()], flags, workFolder);
    await publish(workFolder, folder);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
  return runner;
}

async function readSources(): Promise<Map<string, string>> {
  const names = (await readdir(SOURCE_FOLDER)).filter((name) => /\.(cc|h)$/.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(SOURCE_FOLDER, name), "utf8")));
  return new Map(names.map((name, index) => [name, texts[index] ?? ""]));
}

async function readCompilerVersion(): Promise<string> {
  try {
    return (await run("g++", ["-v"])).stderr;
  } catch (cause) {
    throw new SandboxError("g++ is missing: install it (Debian, Ubuntu: apt-get install g++)", { cause });
  }
}

/** One object per source, all at once: 2 s instead of 5 on two cores. */
async function compile(names: readonly string[], flags: readonly string[], folder: string): Promise<void> {
  const units = names.filter((name) => name.endsWith(".cc"));
  const object = (unit: string) => join(folder, unit.replace(/cc$/, "o"));
  try {
    await Promise.all(units.map((unit) => run("g++", [...flags, "-c", join(SOURCE_FOLDER, unit), "-o", object(unit)])));
    await run("g++", [...flags, ...units.map(object), "-o", join(folder, "runner")]);
    await Promise.all(units.map((unit) => rm(object(unit))));
  } catch (cause) {
    const text = cause instanceof Error && "stderr" in cause ? String(cause.stderr) : String(cause);
    throw new SandboxError(`the runner does not compile: ${text.slice(0, 2000)}`, { cause });
  }
}

/** The rename is atomic; whoever comes second finds the first one's result. */
async function publish(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(await exists(join(to, "runner")))) throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}
