import { createHash, randomUUID } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type CppCompiler, headerKey } from "../find-cpp-compiler.ts";
import { runCompiler } from "../run-compiler.ts";

const SOURCES = fileURLToPath(new URL("../../../cpp/steps", import.meta.url));
export const AGENT_FILE = "step-agent.o";

export interface StepAgent {
  folder: string;
  /** Names its sources and the compiler. */
  key: string;
  made: Promise<void>;
}

/**
 * The folder with what is linked into programs that record their steps, at once; it is compiled once for each compiler
 * and each of its versions: `made` resolves when it is there. A second judge that starts at the same time sees the
 * whole file or none.
 */
export async function openStepAgent(compiler: CppCompiler, parent: string, signal?: AbortSignal): Promise<StepAgent> {
  const digest = createHash("sha256").update(headerKey(compiler));
  for (const name of (await readdir(SOURCES)).sort())
    digest.update(name).update(await readFile(path.join(SOURCES, name)));
  const key = digest.digest("hex").slice(0, 16);
  const folder = path.join(parent, `step-agent-${key}`);
  await mkdir(folder, { recursive: true });
  const isThere = await access(path.join(folder, AGENT_FILE)).then(
    () => true,
    () => false,
  );
  return { folder, key, made: isThere ? Promise.resolve() : compileAgent(compiler, folder, signal) };
}

async function compileAgent(compiler: CppCompiler, folder: string, signal: AbortSignal | undefined): Promise<void> {
  const draft = path.join(folder, `${randomUUID()}.${process.pid}.o`);
  try {
    const args = ["-std=gnu++20", "-O2", "-fno-strict-aliasing", "-c", "step-agent.cc", "-o", draft];
    await runCompiler(compiler.path, args, { cwd: SOURCES, env: { PATH: "/usr/bin:/bin", LC_ALL: "C" }, signal });
    await rename(draft, path.join(folder, AGENT_FILE));
  } finally {
    await rm(draft, { force: true });
  }
}
