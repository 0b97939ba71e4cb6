import type { StudyTask } from "@verdict/contract/studies";
import { MEBIBYTE } from "@verdict/contract/units";
import { printedBy, runCommands } from "../shared/run-commands.ts";
import { keepValid, type StudyTools } from "../shared/study-tools.ts";
import type { SizeFamily } from "./size-families.ts";

export interface SizedInput {
  family: SizeFamily;
  size: number;
  text: string;
}

/** For a batch of a program of the problem: its inputs may be as large as the problem's largest tests. */
const FULL_LIMITS = { timeMs: 8_000, memoryBytes: 1024 * MEBIBYTE, outputBytes: 64 * MEBIBYTE };

/** What generators make for these families and sizes, as far as the input validators accept it; in order. */
export async function makeInputs(
  tools: StudyTools,
  task: StudyTask,
  wanted: readonly { family: SizeFamily; size: number }[],
): Promise<SizedInput[]> {
  const orders = wanted.map(({ family, size }) => ({ family, ...family.at(size) }));
  const commands = orders.map(({ command }) => command);
  const ends = await runCommands(tools, task.material, { commands, limits: FULL_LIMITS });
  const inputs = orders.flatMap(({ family, size }, place) => {
    const text = printedBy(ends[place]);
    return text === null ? [] : [{ family, size, text }];
  });
  return await keepValid(tools, task.material.validators, inputs, FULL_LIMITS);
}
