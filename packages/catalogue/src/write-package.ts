import { promises as fs } from "node:fs";
import path from "node:path";
import type { PackageFormat } from "@verdict/contract/problem-packages";
import type { ExportedProblem } from "./exported-problem.ts";
import { packageContent } from "./package-content.ts";
import { PackageError } from "./package-error.ts";

/**
 * Writes the problem as a package in this format (see packageContent). The folder must not be there yet; it appears
 * whole or not at all.
 */
export async function writePackage(problem: ExportedProblem, folder: string, format?: PackageFormat): Promise<void> {
  const target = path.resolve(folder);
  if (await exists(target)) throw new PackageError(folder, "is already there");
  const files = packageContent(problem, format);
  await fs.mkdir(path.dirname(target), { recursive: true });
  const unfinished = await fs.mkdtemp(`${target}.unfinished-`);
  try {
    for (const { path: name, from } of files) {
      const file = path.join(unfinished, name);
      await fs.mkdir(path.dirname(file), { recursive: true });
      if ("path" in from) await fs.copyFile(from.path, file);
      else await fs.writeFile(file, from.content);
    }
    await fs.chmod(unfinished, 0o755);
    await fs.rename(unfinished, target);
  } catch (error) {
    await fs.rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    await fs.lstat(file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}
