import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { access, chmod, mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { SandboxError } from "./sandbox.ts";

export const run = promisify(execFile);

export const RUNNER_SOURCES = fileURLToPath(new URL("../runner/", import.meta.url));
const BUILD_FOLDER = fileURLToPath(new URL("../../../build/", import.meta.url));

/** Sets of flags for g++; the first that works is taken. */
export type Variants = readonly (readonly string[])[];

export interface Compilation {
  /** Also the name of its folder below `build`. */
  product: string;
  /** Folders whose C++ and JavaScript files go into it. */
  sourceFolders: readonly string[];
  variants: Variants;
  /** Anything else that the result depends on. */
  dependsOn: string;
  /** Writes the product into `folder`. */
  compile(flags: readonly string[], folder: string): Promise<void>;
}

/**
 * Compiles with g++ unless the very same sources were compiled with the same compiler before, and returns the folder of
 * the product. Safe when several processes do it at once. Rejects with SandboxError in one clear line.
 */
export async function compileOnce(compilation: Compilation): Promise<string> {
  const { product, variants, dependsOn } = compilation;
  const sources = await Promise.all(compilation.sourceFolders.map(readSources));
  const compiler = await readCompilerVersion();
  const hash = createHash("sha256").update(JSON.stringify([compiler, variants, dependsOn, sources]));
  const folder = join(BUILD_FOLDER, product, hash.digest("hex").slice(0, 16));
  if (await exists(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  const workFolder = await mkdtemp(`${folder}.`);
  try {
    await compileFirst(compilation, workFolder);
    // mkdtemp closes it to everybody else, and programs in boxes are somebody else.
    await chmod(workFolder, 0o755);
    await publish(workFolder, folder);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
  return folder;
}

async function readSources(folder: string): Promise<[string, string][]> {
  const names = (await readdir(folder)).filter((name) => /\.(cc|h|cjs)$/.test(name)).sort();
  return await Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(join(folder, name), "utf8")]),
  );
}

async function readCompilerVersion(): Promise<string> {
  try {
    return (await run("g++", ["-v"])).stderr;
  } catch (cause) {
    throw new SandboxError("g++ is missing: install it (Debian, Ubuntu: apt-get install g++)", { cause });
  }
}

async function compileFirst({ product, variants, compile }: Compilation, folder: string): Promise<void> {
  let failure: unknown;
  for (const flags of variants) {
    try {
      await compile(flags, folder);
      return;
    } catch (error) {
      failure = error;
    }
  }
  const text = failure instanceof Error && "stderr" in failure ? String(failure.stderr) : String(failure);
  throw new SandboxError(`the ${product} does not compile: ${text.slice(0, 2000)}`, { cause: failure });
}

/** One object per source, as many at a time as there are processors: 4 s instead of 8 on two cores. */
export async function compileUnits(
  units: readonly string[],
  flags: readonly string[],
  output: { folder: string; name: string },
): Promise<void> {
  const object = (unit: string) => join(output.folder, `${unit.replaceAll("/", "-")}.o`);
  // Each compiler takes what comes next; a failure closes the queue for all.
  const queue = each(units);
  const compileNext = async () => {
    for (const unit of queue) await run("g++", [...flags, "-c", join(RUNNER_SOURCES, unit), "-o", object(unit)]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compileNext));
  await run("g++", [...flags, ...units.map(object), "-o", join(output.folder, output.name)]);
  await Promise.all(units.map((unit) => rm(object(unit))));
}

function* each<T>(values: readonly T[]): Generator<T> {
  yield* values;
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
