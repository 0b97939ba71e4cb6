import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { JudgeTask } from "./judge-task.ts";
import { inSlotAt, type JudgeTools } from "./judging.ts";
import type { Place } from "./slot-queue.ts";
import { buildOf, withProgram } from "./with-program.ts";

export interface CompiledFiles {
  /** What of it is started: for Java the class. */
  entry: string;
  /** By their paths below the program's folder. */
  files: ReadonlyMap<string, Buffer>;
}

/** Compiles the program, unless that is done already. Null where the compiler refuses it. */
export async function readCompiledFiles(
  tools: JudgeTools,
  { language, source, otherFiles }: Pick<JudgeTask, "language" | "source" | "otherFiles">,
  { place, signal }: { place: Place; signal: AbortSignal },
): Promise<CompiledFiles | null> {
  const build = buildOf({ tools }, { name: "compile", language: tools.languageOf(language), source, otherFiles });
  const judging = {
    tools,
    signal,
    inSlot: inSlotAt(tools.slots, place, signal),
    timed: <T>(_name: string, work: () => Promise<T>) => work(),
  };
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
