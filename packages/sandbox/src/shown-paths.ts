/** What of this machine the boxes of tool chains see, and that nothing private lies in there. */
import { readdir, realpath } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { SandboxError, type Tool } from "./sandbox.ts";

/**
 * Compilers and libraries work at their own places only. Not /usr/local, /usr/share and /usr/src: nothing needs them.
 */
const SYSTEM_PATHS = [
  ...["/usr/bin", "/usr/include", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libexec", "/usr/libx32"],
  ...["/bin", "/lib", "/lib32", "/lib64", "/libx32", "/etc/alternatives", "/etc/ld.so.cache"],
];
const CHECKOUT = fileURLToPath(new URL("../../../", import.meta.url));

/** Those of this machine; a JDK of Debian's has its settings in /etc. */
export async function findSystemPaths(): Promise<string[]> {
  const settings = (await readdir("/etc")).filter((name) => name.startsWith("java-"));
  return [...SYSTEM_PATHS, ...settings.map((name) => `/etc/${name}`)];
}

/** Throws SandboxError in one line where this project, or one of `folders`, could be read in every such box. */
export async function refuseToShow(folders: readonly string[], tools: readonly Tool[]): Promise<void> {
  const shown = await Promise.all([...SYSTEM_PATHS, ...tools.map(({ hostPath }) => hostPath)].map(realPathOf));
  for (const folder of [CHECKOUT, ...folders]) {
    const real = await realPathOf(folder);
    const around = shown.find((path) => real === path || real.startsWith(`${path}/`));
    if (around === undefined) continue;
    throw new SandboxError(`${real} lies in ${around}, which judged programs can read: it has to be somewhere else`);
  }
}

/** Of what is not there, the path as it is. */
async function realPathOf(path: string): Promise<string> {
  return realpath(path).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return path;
    throw error;
  });
}
