import path from "node:path";
import { PackageError } from "../package-error.ts";
import { findFile, listFolder, type PackageFolder, readText } from "../package-folder.ts";
import { readProgramAt, type ValidatorProgram } from "../read-checker.ts";
import { GENERATORS_YAML } from "./generator-rules.ts";

/** Of a file that a package gives as it is: a test, or a program. */
export const MOST_COPY_BYTES = 64 * 1024 * 1024;

/** The program in a file or a folder of the package; null for none that can be run. */
export async function readProgramIn(pack: PackageFolder, name: string): Promise<ValidatorProgram | null> {
  const isFolder = (await listFolder(pack, name)).length > 0;
  if (!isFolder && (await findFile(pack, name, MOST_COPY_BYTES)) === null) return null;
  return await readProgramAt(pack, { name, isFolder });
}

/** A file that is listed as part of a program: the program itself, or what lies beside it. */
export async function readProgramFile(
  pack: PackageFolder,
  name: string,
): Promise<{ language: ValidatorProgram["language"] | null; files: ValidatorProgram["files"] }> {
  const program = await readProgramIn(pack, name);
  if (program !== null) return program;
  const content = await readText(pack, name, MOST_COPY_BYTES);
  if (content === null) throw new PackageError(GENERATORS_YAML, `names ${name}, and there is no such file`);
  return { language: null, files: [{ name: path.posix.basename(name), content }] };
}

/** What the tools take where no solution is named. */
export async function firstAccepted(pack: PackageFolder): Promise<string | null> {
  const entries = await listFolder(pack, "submissions/accepted");
  const found = entries.find(({ name }) => /\.(?:cc|cpp|cxx|java|py3?)$/.test(name));
  return found === undefined ? null : `submissions/accepted/${found.name}`;
}
