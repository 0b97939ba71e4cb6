import { copyFile, cp } from "node:fs/promises";
import path from "node:path";
import type { Program } from "../languages/language.ts";
import type { JudgeFolders } from "./judge-folders.ts";

/** A program of a package as a box is shown it. */
export interface LaidProgram extends Program {
  /** Where the box has the program. */
  programFolder: string;
  /** What stands before all other arguments: the place of the file in the box, where there is one. */
  arguments: readonly string[];
}

const PROGRAM = "program";
const FILE = "test.in";

/**
 * A box shows one folder: where a program has to read a file beside its standard input, there is one for this run with
 * copies of both.
 */
export async function withFileBeside<T>(
  folders: Pick<JudgeFolders, "create" | "remove">,
  { program, besidePath }: { program: Program; besidePath: string | null },
  use: (laid: LaidProgram) => Promise<T>,
): Promise<T> {
  if (besidePath === null) return await use({ ...program, programFolder: "/box", arguments: [] });
  const folder = await folders.create("file-beside");
  try {
    await cp(program.folder, path.join(folder, PROGRAM), { recursive: true });
    await copyFile(besidePath, path.join(folder, FILE));
    return await use({ ...program, folder, programFolder: `/box/${PROGRAM}`, arguments: [`/box/${FILE}`] });
  } finally {
    await folders.remove(folder);
  }
}
