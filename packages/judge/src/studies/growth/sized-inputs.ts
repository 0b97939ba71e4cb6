import type { StudyTask } from "@verdict/contract/studies";
import { runOnTexts, type StudyTools } from "../shared/study-tools.ts";
import type { SizeFamily } from "./size-families.ts";

export interface SizedInput {
  family: SizeFamily;
  size: number;
  text: string;
}

const MEBIBYTE = 1024 * 1024;
/** For a batch of a program of the problem: its inputs may be as large as the problem's largest tests. */
const FULL_LIMITS = { timeMs: 8_000, memoryBytes: 1024 * MEBIBYTE, outputBytes: 64 * MEBIBYTE };
/** As the package format has it. */
const ACCEPTS = 42;

/** What generators make for these families and sizes, as far as the input validators accept it; in order. */
export async function makeInputs(
  tools: StudyTools,
  task: StudyTask,
  wanted: readonly { family: SizeFamily; size: number }[],
): Promise<SizedInput[]> {
  const orders = wanted.map(({ family, size }) => ({ family, ...family.at(size) }));
  const texts: (string | null)[] = orders.map(() => null);
  for (const [name, program] of Object.entries(task.material.generators)) {
    const places = orders.flatMap(({ command }, place) => (command.program === name ? [place] : []));
    const commands = places.map((place) => `${orders[place]?.command.words ?? ""}\n`);
    const ends = await runOnTexts(tools, program, commands, FULL_LIMITS);
    for (const [index, place] of places.entries()) {
      const end = ends[index] ?? null;
      if (end !== null && end.exitCode === 0 && end.output !== "") texts[place] = end.output;
    }
  }
  let inputs = orders.flatMap(({ family, size }, place) => {
    const text = texts[place] ?? null;
    return text === null ? [] : [{ family, size, text }];
  });
  for (const validator of task.material.validators) {
    const ends = await runOnTexts(
      tools,
      validator,
      inputs.map(({ text }) => text),
      FULL_LIMITS,
    );
    inputs = inputs.filter((_input, index) => ends[index]?.exitCode === ACCEPTS);
  }
  return inputs;
}
