import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { access, chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { SandboxError } from "./sandbox.ts";

const run = promisify(execFile);

export const RUNNER_SOURCES = fileURLToPath(new URL("../runner/", import.meta.url));
const BUILD_FOLDER = fileURLToPath(new URL("../../../build/", import.meta.url));

/** Sets of flags for g++; the first that works is taken. */
export type Variants = readonly (readonly string[])[];

export interface Compilation {
  /** Also the name of its folder below `build`. */
  product: string;
  /**
   * The rooms of the runner that it is made of: each `.cc` file in them is compiled, all of them as one, so that no two
   * may use the same name for something of their own. `.` stands for the outermost.
   */
  rooms: readonly string[];
  variants: Variants;
  /** Folders with headers of others; which version they are belongs into `dependsOn`. */
  systemHeaders: readonly string[];
  /** Anything else that the result depends on. */
  dependsOn: string;
  /** The name of the compiled file, and the files of the rooms that are copied to its side. */
  output: string;
  copied: readonly string[];
}

/**
 * Compiles with g++ unless the very same sources were compiled with the same compiler before, and returns the folder of
 * the product. Safe when several processes do it at once. Rejects with SandboxError in one clear line.
 */
export async function compileOnce(compilation: Compilation): Promise<string> {
  const { product, variants, dependsOn, output } = compilation;
  const [sources, compiler] = await Promise.all([readSources(), readCompilerVersion()]);
  const hash = createHash("sha256").update(JSON.stringify([compiler, variants, dependsOn, output, sources]));
  const folder = join(BUILD_FOLDER, product, hash.digest("hex").slice(0, 16));
  if (await exists(folder)) return folder;
  const workFolder = await makeWorkFolder(folder);
  try {
    await compileFirst(compilation, workFolder);
    for (const file of compilation.copied) await copyFile(join(RUNNER_SOURCES, file), join(workFolder, basename(file)));
    // mkdtemp closes it to everybody else, and programs in boxes are somebody else.
    await chmod(workFolder, 0o755);
    await publish(workFolder, folder);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
  return folder;
}

async function makeWorkFolder(folder: string): Promise<string> {
  try {
    await mkdir(dirname(folder), { recursive: true });
    return await mkdtemp(`${folder}.`);
  } catch (cause) {
    // Of a user without rights for whom nobody has compiled it, or could.
    throw new SandboxError(`${dirname(folder)} cannot be written`, { cause });
  }
}

/** All of the runner: what one room includes may lie in any other. */
async function readSources(): Promise<[string, string][]> {
  const names = (await readdir(RUNNER_SOURCES, { recursive: true }))
    .filter((name) => /\.(cc|h|cjs|py)$/.test(name))
    .sort();
  return await Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(join(RUNNER_SOURCES, name), "utf8")]),
  );
}

async function readCompilerVersion(): Promise<string> {
  try {
    return (await run("g++", ["-v"])).stderr;
  } catch (cause) {
    throw new SandboxError("g++ is missing: install it (Debian, Ubuntu: apt-get install g++)", { cause });
  }
}

async function compileFirst(compilation: Compilation, folder: string): Promise<void> {
  const { product, variants, systemHeaders, output } = compilation;
  const units = (await Promise.all(compilation.rooms.map(listUnits))).flat();
  const include = [`-I${RUNNER_SOURCES}`, ...systemHeaders.map((headers) => `-isystem${headers}`)];
  let failure: unknown;
  for (const flags of variants) {
    try {
      await compileUnits(units, [...flags, ...include], { folder, name: output });
      return;
    } catch (error) {
      failure = error;
    }
  }
  const text = failure instanceof Error && "stderr" in failure ? String(failure.stderr) : String(failure);
  throw new SandboxError(`the ${product} does not compile: ${text.slice(0, 2000)}`, { cause: failure });
}

async function listUnits(room: string): Promise<string[]> {
  const names = await readdir(join(RUNNER_SOURCES, room));
  return names.filter((name) => name.endsWith(".cc")).map((name) => join(room, name));
}

/**
 * All sources as one: most of the time goes into the headers of C++, and each source by itself would have them read
 * again. The runner takes a fifth of the processor time so (15 s, and not 73 s, on a slow and crowded machine).
 */
async function compileUnits(
  units: readonly string[],
  flags: readonly string[],
  output: { folder: string; name: string },
): Promise<void> {
  const whole = join(output.folder, "whole.cc");
  await writeFile(whole, units.map((unit) => `#include "${unit}"\n`).join(""));
  await run("g++", [...flags, whole, "-o", join(output.folder, output.name)]);
  await rm(whole);
}

/** The rename is atomic; whoever comes second finds the first one's result. */
async function publish(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(await exists(to))) throw error;
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
