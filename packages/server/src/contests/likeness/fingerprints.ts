import type { Tokens } from "./tokenise.ts";

/*
 * Winnowing (Schleimer, Wilkerson, Aiken: Winnowing: Local Algorithms for Document Fingerprinting, SIGMOD 2003). Every
 * run of K tokens has a hash; of each WINDOW hashes that follow each other the smallest is kept, the last of equal ones.
 * So two programs that share a run of K + WINDOW - 1 tokens share a fingerprint, wherever the run stands, and nothing
 * shorter than K counts.
 */

/**
 * A loop over an array with a read in it has 20 tokens and stands in every program. Dolos takes 23 of a syntax tree, whose
 * tokens are more than those of the text.
 */
export const K = 22;
const WINDOW = 8;
const BASE = 0x01000193;

/** One hash for each run of K tokens, by the position at which it begins; none of a program that is shorter. */
export function hashesOf({ kinds, family }: Tokens): Int32Array {
  const count = Math.max(0, kinds.length - K + 1);
  const hashes = new Int32Array(count);
  let top = 1;
  for (let power = 1; power < K; power += 1) top = Math.imul(top, BASE);
  const seed = seedOf(family);
  let rolling = 0;
  for (let at = 0; at < kinds.length; at += 1) {
    if (at >= K) rolling = (rolling - Math.imul(top, kinds[at - K] ?? 0)) | 0;
    rolling = (Math.imul(rolling, BASE) + (kinds[at] ?? 0)) | 0;
    if (at >= K - 1) hashes[at - K + 1] = mix(rolling ^ seed);
  }
  return hashes;
}

/** The positions that are kept, rising; of runs that do not count (see own-code) none is. */
export function winnow(hashes: Int32Array, counts: (position: number) => boolean): number[] {
  const kept: number[] = [];
  const last = Math.max(0, hashes.length - WINDOW);
  for (let begin = 0; begin <= last; begin += 1) {
    let least = -1;
    for (let at = begin; at < Math.min(begin + WINDOW, hashes.length); at += 1) {
      if (counts(at) && (least < 0 || (hashes[at] ?? 0) <= (hashes[least] ?? 0))) least = at;
    }
    if (least >= 0 && kept.at(-1) !== least) kept.push(least);
  }
  return kept;
}

function seedOf(family: string): number {
  let seed = 0;
  for (let at = 0; at < family.length; at += 1) seed = (Math.imul(seed, 31) + family.charCodeAt(at)) | 0;
  return seed;
}

/** Spreads what differs in few bits (the end of MurmurHash3): the smallest hash must be no certain token. */
function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
