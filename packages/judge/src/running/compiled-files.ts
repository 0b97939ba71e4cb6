import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { ProgramSource } from "./judge-task.ts";
import type { Judging } from "./judging.ts";
import { buildOf, withProgram } from "./with-program.ts";

export interface CompiledFiles {
  /** What of it is started: for Java the class. */
  entry: string;
  /** By their paths below the program's folder. */
  files: ReadonlyMap<string, Buffer>;
}

/** Compiles the program, unless that is done already. Null where the compiler refuses it. */
export async function readCompiledFiles(
  judging: Judging,
  { language: id, source, otherFiles }: ProgramSource,
): Promise<CompiledFiles | null> {
  const language = judging.tools.languageOf(id);
  const build = buildOf(judging, { name: "compile", language, source, otherFiles });
  return await withProgram(judging, build, async (outcome) => {
    if (outcome.kind === "refused") return null;
    const { folder, entry } = outcome.program;
    const files = new Map<string, Buffer>();
    for (const name of await readdir(folder, { recursive: true })) {
      const file = path.join(folder, name);
      if ((await stat(file)).isFile()) files.set(name, await readFile(file));
    }
    return { entry, files };
  });
}
