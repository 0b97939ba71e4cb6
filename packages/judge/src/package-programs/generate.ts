/** One run of a generator: its file's name, and what it is told. */
export interface Command {
  program: string;
  words: string;
}

/**
 * What each command of a package made, by its place: each generator is run once on all of its own, a line each. Null
 * where there is no such generator, or `run` says so.
 */
export async function generate<Program, Made>(
  generators: Iterable<[name: string, program: Program]>,
  commands: readonly Command[],
  run: (generator: { name: string; program: Program }, lines: string[]) => Promise<readonly (Made | null)[]>,
): Promise<(Made | null)[]> {
  const made: (Made | null)[] = commands.map(() => null);
  for (const [name, program] of generators) {
    const places = commands.flatMap((command, place) => (command.program === name ? [place] : []));
    const lines = places.map((place) => `${commands[place]?.words ?? ""}\n`);
    const results = await run({ name, program }, lines);
    for (const [index, place] of places.entries()) made[place] = results[index] ?? null;
  }
  return made;
}
