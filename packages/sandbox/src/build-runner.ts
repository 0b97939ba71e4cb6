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

const FLAGS = ["-std=c++20", "-Wall", "-Wextra"];
/**
 * The first that works. A static runner has a third of the pages to copy at each fork. A compiler that is newer than we
 * are may warn of something new, and some systems have no static libraries.
 */
const RELEASE = [
  [...FLAGS, "-O2", "-Werror", "-static"],
  [...FLAGS, "-O2", "-static"],
  [...FLAGS, "-O2"],
];
const SANITIZED = [[...FLAGS, "-O1", "-g", "-Werror", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]];

type Variants = readonly (readonly string[])[];

/**
 * Compiles the C++ runner with g++ unless the very same sources were compiled with the same compiler before, and returns
 * the path of the program. Safe when several processes do it at once. Rejects with SandboxError in one clear line.
 */
export function buildRunner(): Promise<string> {
  return build(RELEASE);
}

/** The same runner with the address and undefined-behaviour sanitizers, for tests. */
export function buildSanitizedRunner(): Promise<string> {
  return build(SANITIZED);
}

async function build(variants: Variants): Promise<string> {
  const sources = await readSources();
  const compiler = await readCompilerVersion();
  const hash = createHash("sha256").update(JSON.stringify([compiler, variants, [...sources]]));
  const folder = join(BUILD_FOLDER, hash.digest("hex").slice(0, 16));
  const runner = join(folder, "runner");
  if (await exists(runner)) return runner;
  await mkdir(dirname(folder), { recursive: true });
  const workFolder = await mkdtemp(`${folder}.`);
  try {
    await compile([...sources.keys()], variants, workFolder);
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

async function compile(names: readonly string[], variants: Variants, folder: string): Promise<void> {
  let failure: unknown;
  for (const flags of variants) {
    try {
      await compileWith(names, flags, folder);
      return;
    } catch (error) {
      failure = error;
    }
  }
  const text = failure instanceof Error && "stderr" in failure ? String(failure.stderr) : String(failure);
  throw new SandboxError(`the runner does not compile: ${text.slice(0, 2000)}`, { cause: failure });
}

/** One object per source, all at once: 4 s instead of 8 on two cores. */
async function compileWith(names: readonly string[], flags: readonly string[], folder: string): Promise<void> {
  const units = names.filter((name) => name.endsWith(".cc"));
  const object = (unit: string) => join(folder, unit.replace(/cc$/, "o"));
  await Promise.all(units.map((unit) => run("g++", [...flags, "-c", join(SOURCE_FOLDER, unit), "-o", object(unit)])));
  await run("g++", [...flags, ...units.map(object), "-o", join(folder, "runner")]);
  await Promise.all(units.map((unit) => rm(object(unit))));
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
