import type { CompileOutcome } from "./compile.ts";
import type { JudgeTools } from "./judging.ts";
import { GivenUp, type LentSlot } from "./lent-slot.ts";

/** Of a program that is kept for a run that may never come. */
const LARGEST_KEPT_BYTES = 16 * 1024 * 1024;

/** Thrown by a compile whose outcome is not to be kept. */
class NotKept extends Error {
  override name = "NotKept";
  readonly outcome: CompileOutcome;

  constructor(outcome: CompileOutcome) {
    super("nothing to be kept");
    this.outcome = outcome;
  }
}

/** Compiles in a lent slot, and keeps the program for the run that may follow. The outcome may be that of a run. */
export async function compileAhead(
  tools: Pick<JudgeTools, "folders" | "programs">,
  { lent, parts, owner }: { lent: LentSlot; parts: readonly string[]; owner: string },
  compileNow: () => Promise<CompileOutcome>,
): Promise<CompileOutcome> {
  const compileToKeep = async () => {
    const outcome = await compileNow();
    if (outcome.kind === "compiled" && outcome.bytes <= LARGEST_KEPT_BYTES) return outcome;
    // What is refused in a run may be accepted after more tries than a draft is given: the run has its own say.
    if (outcome.kind === "compiled") await tools.folders.remove(outcome.program.folder);
    throw new NotKept(outcome);
  };
  return await tools.programs
    .withProgram({
      parts,
      draftOf: owner,
      onSought: () => lent.sought.abort(new GivenUp("a run waits for it, and is faster itself")),
      compile: compileToKeep,
      use: async (kept) => kept,
    })
    .catch((error: unknown) => {
      if (error instanceof NotKept) return error.outcome;
      throw error;
    });
}
