import type { StudyMaterial } from "@verdict/contract/studies";
import { runCommands } from "./run-commands.ts";
import { commandsOfRound } from "./scaled-commands.ts";
import { GENERATOR_LIMITS, type StudyTools } from "./study-tools.ts";

/** The first as they are and made smaller, the later ones larger too. */
const ROUNDS_TRIED = [0, 1];

/**
 * Commands that a search makes of a package's own, and with which a generator does not end, one of each generator: each
 * costs every search a second of its ten. A generator refuses what it cannot make, by an error.
 */
export async function endlessCommands(tools: StudyTools, material: StudyMaterial): Promise<string[]> {
  const commands = ROUNDS_TRIED.flatMap((round) => commandsOfRound(material, round));
  const ran = await runCommands(tools, material, { commands, limits: GENERATOR_LIMITS });
  const firstOfEach = new Map<string, string>();
  for (const { program, words, end } of ran) {
    if (end === null && !firstOfEach.has(program)) firstOfEach.set(program, `${program} ${words}`);
  }
  return [...firstOfEach.values()];
}
