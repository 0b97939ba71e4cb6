import { createHash, randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Jdk } from "./find-jdk.ts";
import { runCompiler } from "./run-compiler.ts";

/** The first release that can rewrite classes without a library, as our recorder of steps does. */
export const FIRST_WITH_STEPS = 24;

const OF_COMPILER = ["WarmCompiler", "MemoryFiles", "MemorySource", "Sample"];
const OF_RECORDER = ["StepMain", "StepTransform", "Recorder", "Values"].map((name) => `steps/${name}`);

function sourcesFor({ release }: Jdk): string[] {
  const names = [...OF_COMPILER, ...(release >= FIRST_WITH_STEPS ? OF_RECORDER : [])];
  return names.map((name) => fileURLToPath(new URL(`../../java/${name}.java`, import.meta.url)));
}

/** Below the folder, which is there before them: boxes are shown the folder. */
export const JAVA_TOOLS_CLASSES = "classes";

/**
 * The folder with our compiled WarmCompiler and recorder, at once, and its classes, made once per JDK and sources:
 * `made` resolves when they are there. Written under another name and renamed: a second judge that starts at the same
 * time sees all of them or none.
 */
export async function openJavaTools(
  jdk: Jdk,
  parent: string,
  signal?: AbortSignal,
): Promise<{ folder: string; made: Promise<void> }> {
  const digest = createHash("sha256").update(`${jdk.home} ${jdk.version}\n`);
  for (const source of sourcesFor(jdk)) digest.update(await readFile(source));
  const key = digest.digest("hex").slice(0, 16);
  const folder = path.join(parent, `java-tools-in-parts-${key}`);
  await mkdir(folder, { recursive: true });
  const classes = path.join(folder, JAVA_TOOLS_CLASSES);
  return { folder, made: (await exists(classes)) ? Promise.resolve() : compileTools(jdk, classes, signal) };
}

async function compileTools(jdk: Jdk, classes: string, signal: AbortSignal | undefined): Promise<void> {
  const draft = `${path.dirname(classes)}.${randomUUID()}.${process.pid}`;
  try {
    await mkdir(draft, { recursive: true });
    const args = ["-encoding", "UTF-8", "-d", draft, ...sourcesFor(jdk)];
    await runCompiler(path.join(jdk.home, "bin/javac"), args, { cwd: draft, env: {}, signal });
    await rename(draft, classes);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    // Another judge was first.
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  }
}

async function exists(folder: string): Promise<boolean> {
  return await access(folder).then(
    () => true,
    () => false,
  );
}
