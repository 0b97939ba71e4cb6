import type { StudyMaterial } from "@verdict/contract/studies";
import type { Command } from "../../package-programs/generate.ts";
import { createRandom, type Random } from "./random.ts";

/*
 * The commands of a package's generators with other numbers in them. Which of a command's numbers are sizes and which
 * are values nobody says, so several ways of changing them are tried; what a generator makes of a senseless one is
 * refused by the input validator.
 */

/** Rounds of commands: in each later one the inputs grow, and more of what the package's tests are about is in them. */
const COMMANDS_A_ROUND = 160;
/**
 * From this round on the inputs are too large to go through by hand: for what needs dozens of things, or sums of a
 * thousand values. So many numbers at most.
 */
export const WIDE_FROM = 6;
const WIDE_SIZES = [30, 70, 300, 1_500];
const COMMANDS_A_WIDE_ROUND = 60;
export const ROUNDS = WIDE_FROM + WIDE_SIZES.length;
/** Of the tests' own commands, as many as there are kinds of them; beyond these there is no time. */
const MOST_LARGE_COMMANDS = 24;
const LARGE_SEED = 77;

/** The same commands for the same round, on every judge. */
export function commandsOfRound({ smallCases, fullCases }: StudyMaterial, round: number): Command[] {
  const random = createRandom(round + 1);
  const wideSize = WIDE_SIZES[round - WIDE_FROM];
  if (wideSize !== undefined) {
    return wideCommands([...fullCases.filter(canDiffer), ...smallCases], { wideSize, random });
  }
  return Array.from({ length: COMMANDS_A_ROUND }, (_unused, place) => {
    const isFull = fullCases.length > 0 && isFullPlace(round, place);
    const seed = random.below(2 ** 31);
    if (isFull)
      return commandOf(fullCases[random.below(fullCases.length)] ?? "", { scale: smallFullSize(random), seed });
    // Each small case in turn, and each in every way.
    const turn = round > 0 && fullCases.length > 0 ? Math.floor(place / 2) : place;
    const way = Math.floor(turn / smallCases.length) % WAYS;
    return commandOf(smallCases[turn % smallCases.length] ?? "", { scale: smallSize(random, { round, way }), seed });
  });
}

/** Each command in turn: with all its sizes the same, which fits what counts the same things, or each by itself. */
function wideCommands(
  templates: readonly string[],
  { wideSize, random }: { wideSize: number; random: Random },
): Command[] {
  return Array.from({ length: COMMANDS_A_WIDE_ROUND }, (_unused, place) => {
    const template = templates[place % templates.length] ?? "";
    const same = wideSize - random.below(Math.ceil(wideSize / 3));
    const isSame = random.share() < 0.6;
    const scale = (value: number) => {
      const size = Math.abs(value);
      if (size <= SMALL || size > LARGEST_SIZE) return value;
      // Never the size of a test: what is shown in the end is none of the hidden ones.
      const wanted = isSame ? same : 1 + random.below(wideSize);
      return Math.sign(value) * (wanted === size ? wanted + 1 : wanted);
    };
    return commandOf(template, { scale, seed: random.below(2 ** 31) });
  });
}

/** A test's command with other seeds, of which all sizes are made smaller by a share. */
export interface LargeCommand {
  /** `share`: between 0 and 1. */
  ofSize(share: number): Command;
}

/**
 * For what needs tens of thousands of things, as a count that leaves 32 bits. The kinds of test in another order than
 * the package's, where those that are alike stand beside each other.
 */
export function largeCommands({ fullCases }: StudyMaterial): LargeCommand[] {
  const random = createRandom(LARGE_SEED);
  const shuffled = fullCases.filter(canDiffer).map((template) => ({ template, place: random.share() }));
  const some = shuffled.toSorted((one, other) => one.place - other.place).slice(0, MOST_LARGE_COMMANDS);
  return some.map(({ template }) => {
    const seed = random.below(2 ** 31);
    return { ofSize: (share) => commandOf(template, { scale: (value) => shareOf(value, share), seed }) };
  });
}

/** Others would make the test itself, whatever size is asked for: they have neither a seed nor a size in them. */
function canDiffer(template: string): boolean {
  const words = (share: number) => commandOf(template, { scale: (value) => shareOf(value, share), seed: 0 }).words;
  return SEED.test(template) || words(0.5) !== words(1);
}

function shareOf(value: number, share: number): number {
  const size = Math.abs(value);
  if (size <= SMALL || size > LARGEST_SIZE) return value;
  return Math.sign(value) * Math.max(SMALL, Math.round(size * share));
}

/** From the second round on, every other command is one of the full-size tests, made small. */
function isFullPlace(round: number, place: number): boolean {
  return round > 0 && place % 2 === 1;
}

type Scale = (value: number) => number;

const WAYS = 4;

/** A small case as it is, with everything smaller, with each number smaller by itself, or (in later rounds) larger. */
function smallSize(random: Random, { round, way }: { round: number; way: number }): Scale {
  const share = random.share();
  switch (way) {
    case 0:
      return (value) => value;
    case 1:
      return (value) => closerToZero(value, share);
    case 2:
      return (value) => (random.share() < 0.4 ? value : closerToZero(value, random.share()));
    default: {
      const factor = 1 + round * random.share();
      return (value) => Math.round(value * factor);
    }
  }
}

/** A size is rarely above two millions and a bound of values rarely below. */
const LARGEST_SIZE = 2_000_000;
const SMALL = 12;

function smallFullSize(random: Random): Scale {
  const most = 2 + random.below(SMALL);
  const keepsValues = random.share() < 0.7;
  return (value) => {
    const size = Math.abs(value);
    if (size <= SMALL && random.share() < 0.7) return value;
    if (size > LARGEST_SIZE && keepsValues) return value;
    return Math.sign(value) * (1 + random.below(most));
  };
}

function closerToZero(value: number, share: number): number {
  return Math.sign(value) * Math.max(Math.min(1, Math.abs(value)), Math.round(Math.abs(value) * share));
}

const SEED = /\{seed(?::\d+)?\}/;

function commandOf(template: string, { scale, seed }: { scale: Scale; seed: number }): Command {
  const [program = "", ...words] = template.split(/\s+/).filter((word) => word !== "");
  const scaled = words.map((word) => {
    if (SEED.test(word)) return word.replaceAll(new RegExp(SEED, "g"), String(seed));
    const [, before, number] = /^([^=]*=)?(-?\d{1,15})$/.exec(word) ?? [];
    return number === undefined ? word : `${before ?? ""}${scale(Number(number))}`;
  });
  return { program, words: scaled.join(" ") };
}
