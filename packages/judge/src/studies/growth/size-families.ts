import type { StudyTask } from "@verdict/contract/studies";
import type { Command } from "../../package-programs/generate.ts";
import { sizeOf } from "../shared/input-shape.ts";
import { runCommands } from "../shared/run-commands.ts";
import { PACKAGE_LIMITS, type StudyTools } from "../shared/study-tools.ts";

/*
 * The commands of a package's full-size tests, each with the words that make its inputs larger. Nobody says which of a
 * command's numbers are sizes: one is, if the generator prints more when it is doubled.
 */

/** Inputs of one kind in all sizes up to the problem's full one. */
export interface SizeFamily {
  /** As generators.yaml has it. */
  command: string;
  /** What grows: one word of the command, or the product of two (`h·w`). */
  word: string;
  full: number;
  /** The command for about this size, and the size that it really has. */
  at(size: number): { command: Command; size: number };
  /**
   * The same command with all of its numbers made smaller, for where this one's inputs break the statement's promises.
   */
  whole: SizeFamily | null;
}

interface Template {
  command: string;
  program: string;
  words: readonly string[];
  numbers: ReadonlyMap<string, number>;
}

/** Larger numbers are bounds of values, not sizes. */
const LARGEST_SIZE = 2_000_000;
/** Tests that are smaller than the largest ones by more than this are not about size. */
const SMALLER_KINDS = 20;
/** So large is a command's largest size while its words are tried. */
const TRIED_SIZE = 48;
/** Beside larger ones, a size as small as this belongs to the kind of input (ten paintings, many moves). */
const FIXED_SIZE = 32;
/** How much longer an input gets when one of its sizes is doubled: the others, and one line of a head, stay. */
const LEAST_RISE = 1.1;
/** A side of an area: twice as long, twice the input. */
const RISE_OF_A_SIDE = 1.75;

/** Families in the order of the package, each known to be made by a generator that understands its command. */
export async function findFamilies(tools: StudyTools, task: StudyTask): Promise<SizeFamily[]> {
  const templates = task.material.fullCases.map(readTemplate).filter((one) => one.numbers.size > 0);
  const tries = templates.flatMap((template) => {
    const base = smallNumbers(template.numbers);
    const doubled = [...base.keys()].map((key) => ({ template, key, numbers: new Map(base) }));
    for (const { key, numbers } of doubled) numbers.set(key, 2 * (numbers.get(key) ?? 0));
    return [{ template, key: "", numbers: base }, ...doubled];
  });
  const commands = tries.map(({ template, numbers }) => commandWith(template, numbers));
  const ends = await runCommands(tools, task.material, { commands, limits: PACKAGE_LIMITS });
  const sizes = ends.map((end) => (end?.exitCode === 0 ? sizeOf(end.output) : null));
  const rises = new Map<string, Map<string, number>>();
  for (const [index, { template, key }] of tries.entries()) {
    const base = sizes[tries.findIndex((one) => one.template === template)] ?? null;
    const size = sizes[index] ?? null;
    const known = rises.get(template.command) ?? new Map<string, number>();
    if (key !== "" && base !== null && size !== null && base > 0) known.set(key, size / base);
    rises.set(template.command, known);
  }
  // The number of vertices makes a chain longer, and a list of random edges not: it is a size in both.
  const known = new Set<string>();
  for (const { program, command } of templates) {
    for (const [key, rise] of rises.get(command) ?? []) if (rise >= LEAST_RISE) known.add(`${program} ${key}`);
  }
  const families = templates.flatMap((template) => {
    const sizes = [...template.numbers.keys()].filter((key) => known.has(`${template.program} ${key}`));
    const family = familyOf(template, { sizes, rises: rises.get(template.command) ?? new Map() });
    return family === null ? [] : [family];
  });
  const largest = Math.max(0, ...families.map(({ full }) => full));
  return families.filter(({ full }) => full * SMALLER_KINDS >= largest);
}

/** A command as it is: an input of one size. */
export function familyOfOne(command: string): SizeFamily {
  const made = commandWith(readTemplate(command), new Map());
  return { command, word: "", full: 1, at: () => ({ command: made, size: 1 }), whole: null };
}

function familyOf(
  template: Template,
  { sizes, rises }: { sizes: readonly string[]; rises: ReadonlyMap<string, number> },
): SizeFamily | null {
  const { numbers } = template;
  const large = sizes.filter((key) => (numbers.get(key) ?? 0) > FIXED_SIZE);
  const scaled = large.length > 0 ? large : sizes;
  const main = scaled.toSorted((a, b) => (numbers.get(b) ?? 0) - (numbers.get(a) ?? 0))[0];
  if (main === undefined) return null;
  const [one, other] = scaled.length === 2 ? scaled : [];
  const isArea = [one, other].every((key) => key !== undefined && (rises.get(key) ?? 0) >= RISE_OF_A_SIDE);
  const word = isArea ? `${one}·${other}` : main;
  const keys = isArea ? scaled : [main];
  const all = [...numbers].filter(([, value]) => value > FIXED_SIZE).map(([key]) => key);
  const parts = { template, word, keys };
  const isWhole = all.every((key) => scaled.includes(key));
  return {
    ...scaling({ ...parts, scaled }),
    whole: isWhole ? null : { ...scaling({ ...parts, scaled: [...new Set([...scaled, ...all])] }), whole: null },
  };
}

/** `keys`: those whose product is the size. */
function scaling(input: {
  template: Template;
  word: string;
  keys: readonly string[];
  scaled: readonly string[];
}): Omit<SizeFamily, "whole"> {
  const { template, word, keys, scaled } = input;
  const sizeWith = (numbers: ReadonlyMap<string, number>) =>
    keys.reduce((product, key) => product * (numbers.get(key) ?? 1), 1);
  const full = sizeWith(template.numbers);
  return {
    command: template.command,
    word,
    full,
    at(size) {
      const share = Math.min(1, (size / full) ** (1 / keys.length));
      const numbers = new Map<string, number>();
      for (const key of scaled) numbers.set(key, Math.max(1, Math.round(share * (template.numbers.get(key) ?? 1))));
      return { command: commandWith(template, numbers), size: sizeWith(numbers) };
    },
  };
}

function readTemplate(command: string): Template {
  const [program = "", ...words] = command.split(/\s+/).filter((word) => word !== "");
  const numbers = new Map<string, number>();
  for (const word of words) {
    const [, key, value] = /^([^=]+)=(\d{1,15})$/.exec(word) ?? [];
    if (key !== undefined && Number(value) > 2 && Number(value) <= LARGEST_SIZE) numbers.set(key, Number(value));
  }
  return { command, program, words, numbers };
}

/** All made smaller alike, so that the largest is as large as what is tried; what is small already stays. */
function smallNumbers(numbers: ReadonlyMap<string, number>): Map<string, number> {
  const share = Math.min(1, TRIED_SIZE / Math.max(...numbers.values()));
  return new Map(
    [...numbers].map(([key, value]) => [key, value <= FIXED_SIZE ? value : Math.max(2, Math.round(share * value))]),
  );
}

const SEED = 20_011;

function commandWith({ program, words }: Template, numbers: ReadonlyMap<string, number>): Command {
  const filled = words.map((word) => {
    const key = word.slice(0, Math.max(0, word.indexOf("=")));
    const value = numbers.get(key);
    return value === undefined ? word.replace(/\{seed(?::\d+)?\}/g, String(SEED)) : `${key}=${value}`;
  });
  return { program, words: filled.join(" ") };
}
