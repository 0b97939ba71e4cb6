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
  const ends = await runCommands(tools, material, { commands, limits: GENERATOR_LIMITS });
  const endless = commands.filter(({ program }, place) => program in material.generators && ends[place] === null);
  return Object.keys(material.generators).flatMap((name) => {
    const first = endless.find(({ program }) => program === name);
    return first === undefined ? [] : [`${name} ${first.words}`];
  });
}
