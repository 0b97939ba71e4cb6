import type { SearchMaterial } from "@verdict/contract/searching";

/*
 * The commands of a package's generators with other numbers in them. Which of a command's numbers are sizes and which
 * are values nobody says, so several ways of changing them are tried; what a generator makes of a senseless one is
 * refused by the input validator.
 */

/** One run of a generator: its file's name, and what it is told. */
export interface ScaledCommand {
  program: string;
  words: string;
}

/** Rounds of commands: in each later one the inputs grow, and more of what the package's tests are about is in them. */
export const ROUNDS = 6;
const COMMANDS_A_ROUND = 160;

/** The same commands for the same round, on every judge. */
export function commandsOfRound({ smallCases, fullCases }: SearchMaterial, round: number): ScaledCommand[] {
  const random = createRandom(round + 1);
  return Array.from({ length: COMMANDS_A_ROUND }, (_unused, place) => {
    const isFull = fullCases.length > 0 && isFullPlace(round, place);
    const from = isFull ? fullCases : smallCases;
    const template = from[isFull ? random.below(from.length) : place % from.length] ?? "";
    const scale = isFull ? smallFullSize(random) : smallSize(random, { round, place });
    return commandOf(template, { scale, seed: random.below(2 ** 31) });
  });
}

/** From the second round on, every other command is one of the full-size tests, made small. */
function isFullPlace(round: number, place: number): boolean {
  return round > 0 && place % 2 === 1;
}

type Scale = (value: number) => number;

/** A small case as it is, with everything smaller, with each number smaller by itself, or (in later rounds) larger. */
function smallSize(random: Random, { round, place }: { round: number; place: number }): Scale {
  const share = random.share();
  switch (place % 4) {
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

function commandOf(template: string, { scale, seed }: { scale: Scale; seed: number }): ScaledCommand {
  const [program = "", ...words] = template.split(/\s+/).filter((word) => word !== "");
  const scaled = words.map((word) => {
    if (/\{seed(?::\d+)?\}/.test(word)) return word.replace(/\{seed(?::\d+)?\}/g, String(seed));
    const [, before, number] = /^([^=]*=)?(-?\d{1,15})$/.exec(word) ?? [];
    return number === undefined ? word : `${before ?? ""}${scale(Number(number))}`;
  });
  return { program, words: scaled.join(" ") };
}

interface Random {
  /** From 0 to below 1. */
  share(): number;
  below(end: number): number;
}

/** mulberry32, by Tommy Ettinger (public domain). */
function createRandom(seed: number): Random {
  let state = seed * 0x9e3779b9;
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { share, below: (end) => Math.floor(share() * end) };
}
