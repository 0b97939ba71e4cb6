import type { JudgeLimits } from "@verdict/contract/judging";
import type { StudyMaterial } from "@verdict/contract/studies";
import { type Command, generate } from "../../package-programs/generate.ts";
import type { RunEnd } from "../../package-programs/run-in-batch.ts";
import { endsOn, printedRoom, type StudyTools } from "./study-tools.ts";

/**
 * How the generators ended on these commands, by their places; null for one of which nobody knows, and for what does
 * not fit beside the rest.
 */
export function runCommands(
  tools: StudyTools,
  { generators }: Pick<StudyMaterial, "generators">,
  { commands, limits }: { commands: readonly Command[]; limits: JudgeLimits },
): Promise<(RunEnd | null)[]> {
  const room = printedRoom();
  return generate(Object.entries(generators), commands, ({ program }, lines) =>
    endsOn(tools, program, lines, { limits, room }),
  );
}

/** What a generator printed, where it ended well; null elsewhere. */
export function printedBy(end: RunEnd | null | undefined): string | null {
  return end?.exitCode === 0 && end.output !== "" ? end.output : null;
}
