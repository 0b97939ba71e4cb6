import type { LanguageId } from "@verdict/contract/language";
import { hashesOf, winnow } from "./fingerprints.ts";
import { commonFragments, type Fragment, type OwnProgram } from "./fragments.ts";
import { findOwnCode } from "./own-code.ts";
import { createTokeniser } from "./tokenise.ts";

interface ComparedProgram {
  /** Whose it is: programs of one entry are not compared. */
  entry: string;
  language: LanguageId;
  code: string;
}

export interface LikenessQuestion {
  programs: readonly ComparedProgram[];
  /** Code that everybody was given. */
  starters: readonly Pick<ComparedProgram, "language" | "code">[];
  /** Only these two, by their places among the programs, with the lines that they share. Null: all pairs. */
  only: readonly [first: number, second: number] | null;
}

/** Lines count from 1, both ends included. */
interface SharedLines {
  first: readonly [from: number, to: number];
  second: readonly [from: number, to: number];
  tokens: number;
}

export interface ComparedPair {
  /** Places among the programs. */
  first: number;
  second: number;
  /** How much of both together stands in both, of what is not everybody's; whole ones, 0 to 100. */
  percent: number;
  longestTokens: number;
  /** In the order of the first program; empty where all pairs were asked for. */
  shared: readonly SharedLines[];
}

export interface Likeness {
  /** The most alike first. */
  pairs: readonly ComparedPair[];
  /** Programs with too little of their own to say anything. */
  tooShort: number;
}

/** Of less than that two people write the same without knowing of each other. */
const FEWEST_TOKENS = 60;
/** The pairs that share the most fingerprints are compared token by token. */
const MOST_LOOKED_INTO = 300;
const MOST_TOLD = 200;
/** Below that nobody looks, */
const LEAST_PERCENT = 20;
/** unless so much in one piece stands in both: whoever copies a program and adds as much again of their own has that. */
const LONG_TOKENS = 2 * FEWEST_TOKENS;

/** Which programs resemble each other, and how much. Pure; its work is bounded by the size of the programs. */
export function comparePrograms({ programs, starters, only }: LikenessQuestion): Likeness {
  const tokenise = createTokeniser();
  const numbers = new Map<string, number>();
  const parts = programs.map(({ entry, language, code }) => {
    if (!numbers.has(entry)) numbers.set(entry, numbers.size);
    const tokens = tokenise(code, language);
    return { entry: numbers.get(entry) ?? 0, tokens, hashes: hashesOf(tokens) };
  });
  const given = starters.map(({ language, code }) => tokenise(code, language));
  const isOwnOf = findOwnCode(
    [...parts].sort((one, other) => one.entry - other.entry),
    given,
  );
  const own = parts.map((part) => ({ ...part, isOwn: isOwnOf(part) }));
  const isLong = own.map((program) => ownTokens(program) >= FEWEST_TOKENS);
  const tooShort = isLong.filter((one) => !one).length;
  if (only !== null) return { pairs: [comparePair(own, only)], tooShort };
  const pairs = likeliestPairs(own, isLong)
    .map((pair) => ({ ...comparePair(own, pair), shared: [] }))
    .filter(({ percent, longestTokens }) => percent >= LEAST_PERCENT || longestTokens >= LONG_TOKENS)
    .sort((one, other) => other.percent - one.percent || other.longestTokens - one.longestTokens);
  return { pairs: pairs.slice(0, MOST_TOLD), tooShort };
}

function ownTokens({ isOwn }: OwnProgram): number {
  return isOwn.reduce((sum, one) => sum + one, 0);
}

function comparePair(programs: readonly OwnProgram[], pair: readonly [number, number]): ComparedPair {
  const [first, second] = [programs[pair[0]], programs[pair[1]]];
  if (first === undefined || second === undefined) throw new Error(`There are no programs ${pair.join(" and ")}`);
  const fragments = commonFragments(first, second);
  const covered = fragments.reduce((sum, { length }) => sum + length, 0);
  const whole = ownTokens(first) + ownTokens(second);
  return {
    ...{ first: pair[0], second: pair[1] },
    percent: whole === 0 ? 0 : Math.round((200 * covered) / whole),
    longestTokens: Math.max(0, ...fragments.map(({ length }) => length)),
    shared: fragments.map((fragment) => sharedLines(first, second, fragment)),
  };
}

function sharedLines(first: OwnProgram, second: OwnProgram, fragment: Fragment): SharedLines {
  const linesOf = ({ tokens: { lines } }: OwnProgram, at: number): [number, number] => [
    lines[at] ?? 1,
    lines[at + fragment.length - 1] ?? 1,
  ];
  return {
    first: linesOf(first, fragment.first),
    second: linesOf(second, fragment.second),
    tokens: fragment.length,
  };
}

/** Those of different entries that share the most of their fingerprints, at most so many as are looked into. */
function likeliestPairs(
  programs: readonly (OwnProgram & { entry: number })[],
  isLong: readonly boolean[],
): [number, number][] {
  const prints = programs.map(({ hashes, isOwn }, index) =>
    isLong[index] ? new Set(winnow(hashes, (at) => isOwn[at] === 1).map((at) => hashes[at] ?? 0)) : new Set<number>(),
  );
  const holders = new Map<number, number[]>();
  prints.forEach((set, index) => {
    for (const hash of set) {
      const known = holders.get(hash);
      if (known === undefined) holders.set(hash, [index]);
      else known.push(index);
    }
  });
  const sharing = new Uint16Array(programs.length * programs.length);
  for (const indexes of holders.values()) {
    indexes.forEach((low, place) => {
      for (let at = place + 1; at < indexes.length; at += 1) {
        const cell = low * programs.length + (indexes[at] ?? 0);
        sharing[cell] = (sharing[cell] ?? 0) + 1;
      }
    });
  }
  const found: { pair: [number, number]; share: number }[] = [];
  sharing.forEach((count, cell) => {
    if (count === 0) return;
    const [low, high] = [Math.floor(cell / programs.length), cell % programs.length];
    if (programs[low]?.entry === programs[high]?.entry) return;
    // Of the smaller one: what somebody has added to a copy makes it no other program.
    const smaller = Math.min(prints[low]?.size ?? 0, prints[high]?.size ?? 0);
    found.push({ pair: [low, high], share: count / smaller });
  });
  found.sort((one, other) => other.share - one.share);
  return found.slice(0, MOST_LOOKED_INTO).map(({ pair }) => pair);
}
