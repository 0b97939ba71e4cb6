import type { JudgeLimits } from "@verdict/contract/judging";
import type { StudyMaterial } from "@verdict/contract/studies";
import type { RunEnd } from "../../building/run-in-batch.ts";
import type { ScaledCommand } from "./scaled-commands.ts";
import { runOnTexts, type StudyTools } from "./study-tools.ts";

/** One command of a package, and how its generator ended; null where it did not. */
export interface CommandEnd extends ScaledCommand {
  end: RunEnd | null;
}

/** The commands of each generator together, in their order; those of unknown generators are left out. */
export async function runCommands(
  tools: StudyTools,
  material: Pick<StudyMaterial, "generators">,
  { commands, limits }: { commands: readonly ScaledCommand[]; limits: JudgeLimits },
): Promise<CommandEnd[]> {
  const ran: CommandEnd[] = [];
  for (const [name, program] of Object.entries(material.generators)) {
    const own = commands.filter((command) => command.program === name);
    const words = own.map((command) => `${command.words}\n`);
    const ends = await runOnTexts(tools, program, words, limits);
    for (const [index, command] of own.entries()) ran.push({ ...command, end: ends[index] ?? null });
  }
  return ran;
}

/** What the generators printed where they ended well. */
export function textsOf(ran: readonly CommandEnd[]): string[] {
  return ran.flatMap(({ end }) => (end !== null && end.exitCode === 0 && end.output !== "" ? [end.output] : []));
}
