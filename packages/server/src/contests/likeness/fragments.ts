import { K } from "./fingerprints.ts";
import type { Tokens } from "./tokenise.ts";

/** A program with what counts of it. */
export interface OwnProgram {
  tokens: Tokens;
  hashes: Int32Array;
  /** 1 for each token that is nobody else's (own-code.ts). */
  isOwn: Uint8Array;
}

/** A run of tokens that stands in both programs: where it begins in each, and how long it is. */
export interface Fragment {
  first: number;
  second: number;
  length: number;
}

/** A text of one sign repeated has the same run everywhere; so many beginnings are looked at for each position. */
const MOST_LOOKED_AT = 256;
/** And so many of them are followed. */
const MOST_FOLLOWED = 24;

/**
 * Covers the programs with common runs of K tokens or more, none of which overlap: from the first program's beginning
 * on, each time the longest that the second one has left. Every token is compared a bounded number of times.
 */
export function commonFragments(first: OwnProgram, second: OwnProgram): Fragment[] {
  if (first.tokens.family !== second.tokens.family) return [];
  const places = placesOf(second);
  const isLeft = Uint8Array.from(second.isOwn);
  const fragments: Fragment[] = [];
  for (let at = 0; at < first.hashes.length; ) {
    const best = longestAt(first, second, { at, isLeft, tried: places.get(first.hashes[at] ?? 0) ?? [] });
    if (best === null) {
      at += 1;
      continue;
    }
    fragments.push(best);
    isLeft.fill(0, best.second, best.second + best.length);
    at += best.length;
  }
  return fragments;
}

function longestAt(
  first: OwnProgram,
  second: OwnProgram,
  { at, isLeft, tried }: { at: number; isLeft: Uint8Array; tried: readonly number[] },
): Fragment | null {
  let best: Fragment | null = null;
  const free = tried.slice(0, MOST_LOOKED_AT).filter((place) => isLeft[place] === 1);
  for (const place of free.slice(0, MOST_FOLLOWED)) {
    let length = 0;
    while (
      first.isOwn[at + length] === 1 &&
      isLeft[place + length] === 1 &&
      first.tokens.kinds[at + length] === second.tokens.kinds[place + length]
    ) {
      length += 1;
    }
    if (length >= K && length > (best?.length ?? 0)) best = { first: at, second: place, length };
  }
  return best;
}

function placesOf({ hashes }: OwnProgram): Map<number, number[]> {
  const places = new Map<number, number[]>();
  hashes.forEach((hash, at) => {
    const known = places.get(hash);
    if (known === undefined) places.set(hash, [at]);
    else known.push(at);
  });
  return places;
}
