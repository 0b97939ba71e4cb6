import type { SearchMaterial } from "@verdict/contract/searching";
import { commandsOfRound } from "./scaled-commands.ts";
import { GENERATOR_LIMITS, runOnTexts, type SearchTools } from "./search-tools.ts";

/** The first as they are and made smaller, the later ones larger too. */
const ROUNDS_TRIED = [0, 1];

/**
 * Commands that a search makes of a package's own, and with which a generator does not end: each costs every search a second
 * of its ten. A generator refuses what it cannot make, by an error.
 */
export async function endlessCommands(tools: SearchTools, material: SearchMaterial): Promise<string[]> {
  const found: string[] = [];
  const commands = ROUNDS_TRIED.flatMap((round) => commandsOfRound(material, round));
  for (const [name, program] of Object.entries(material.generators)) {
    const words = commands.filter((command) => command.program === name).map((command) => `${command.words}\n`);
    const ends = await runOnTexts(tools, program, words, GENERATOR_LIMITS);
    const endless = ends.indexOf(null);
    if (endless >= 0) found.push(`${name} ${words[endless]?.trim()}`);
  }
  return found;
}
