import type { BuildPlan, Language, QuickCompiler, SourceFile } from "../languages/language.ts";
import { withOtherFiles } from "../languages/several-files.ts";
import { type CompileOutcome, compile } from "./compile.ts";
import type { ProgramTask } from "./judge-task.ts";
import type { Judging } from "./judging.ts";
import type { HeldSlot } from "./slot-queue.ts";

/** A program that may have to be compiled first. */
export interface Build {
  /** Of the span that a compile takes. */
  name: string;
  /** See CacheInput. */
  parts: readonly string[];
  owner?: string | undefined;
  plan(): BuildPlan;
  quickCompiler: QuickCompiler | null;
}

export function buildOf(
  { tools }: Pick<Judging, "tools">,
  input: {
    name: string;
    language: Language;
    source: string;
    otherFiles?: readonly SourceFile[] | undefined;
    owner?: string | undefined;
    pace?: ProgramTask["pace"];
  },
): Build {
  const { name, language, source, otherFiles = [], owner, pace } = input;
  const isCounted = pace === "counted" && language.countingPlan !== undefined;
  const planOf = (isCounted ? language.countingPlan : undefined) ?? language.buildPlan;
  return {
    name,
    parts: [...programParts({ language, source, otherFiles, owner }), ...(isCounted ? ["counted"] : [])],
    owner,
    plan: () => withOtherFiles(planOf(source, owner), language, otherFiles),
    quickCompiler: tools.quickCompilerOf(language.id),
  };
}

/**
 * A program belongs to its owner: how soon a source is compiled tells whether it was compiled before, and nobody learns
 * that way what somebody else has written.
 */
export function programParts(input: {
  language: Pick<Language, "id" | "fingerprint">;
  source: string;
  otherFiles?: readonly SourceFile[];
  owner: string | undefined;
}): string[] {
  const { language, source, otherFiles = [], owner = "" } = input;
  return [
    language.id,
    language.fingerprint,
    owner,
    source,
    ...otherFiles.flatMap(({ name, content }) => [name, content]),
  ];
}

/** Compiles in a slot what has not been compiled yet. `use` may run the program until its promise ends. */
export function withProgram<T>(
  judging: Judging,
  build: Build,
  use: (outcome: CompileOutcome) => Promise<T>,
): Promise<T> {
  const { tools } = judging;
  const { sandbox, folders } = tools;
  const compileNow = (slot: HeldSlot) =>
    compile(
      { sandbox, folders, ...slot },
      { plan: build.plan(), quickCompiler: whileInSlot(slot, build.quickCompiler) },
    );
  return tools.programs.withProgram({
    parts: build.parts,
    owner: build.owner,
    compile: () => judging.inSlot.compile((slot) => judging.timed(build.name, () => compileNow(slot))),
    use,
  });
}

/** It goes on with a source for which nobody waits any more, and puts nothing into its folder then. */
function whileInSlot({ signal }: HeldSlot, quickCompiler: QuickCompiler | null): QuickCompiler | null {
  if (quickCompiler === null) return null;
  return (source, folder) =>
    new Promise((resolve, reject) => {
      const onAbort = () => reject(signal.reason);
      if (signal.aborted) return onAbort();
      signal.addEventListener("abort", onAbort, { once: true });
      quickCompiler(source, folder, signal)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener("abort", onAbort));
    });
}
