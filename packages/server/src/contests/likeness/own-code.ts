import { hashesOf, K } from "./fingerprints.ts";
import type { Tokens } from "./tokenise.ts";

/** A program whose tokens are looked at, and of whom. */
export interface Part {
  entry: number;
  tokens: Tokens;
  hashes: Int32Array;
}

/** Of fewer entries nobody can say that all have something. */
const FEWEST_THAT_SHARE = 5;

/**
 * What everybody has is nobody's: runs of the starter code, and runs that more than half of the entries have, as long as
 * those are five or more. Says of a program which of its tokens stand in no such run.
 */
export function findOwnCode(parts: readonly Part[], starters: readonly Tokens[]): (part: Part) => Uint8Array {
  const given = new Set(starters.flatMap((tokens) => [...hashesOf(tokens)]));
  const entries = entriesByHash(parts);
  const all = new Set(parts.map(({ entry }) => entry)).size;
  const isCommon = (hash: number) => {
    const sharing = entries.get(hash)?.count ?? 0;
    return given.has(hash) || (sharing >= FEWEST_THAT_SHARE && sharing > all / 2);
  };
  return ({ tokens, hashes }) => {
    const isOwn = new Uint8Array(tokens.kinds.length).fill(1);
    let commonUntil = 0;
    hashes.forEach((hash, at) => {
      if (!isCommon(hash)) return;
      isOwn.fill(0, Math.max(at, commonUntil), at + K);
      commonUntil = at + K;
    });
    return isOwn;
  };
}

/** In how many entries each run stands. The parts of an entry follow each other. */
function entriesByHash(parts: readonly Part[]): Map<number, { count: number; last: number }> {
  const found = new Map<number, { count: number; last: number }>();
  for (const { entry, hashes } of parts) {
    for (const hash of hashes) {
      const known = found.get(hash);
      if (known === undefined) found.set(hash, { count: 1, last: entry });
      else if (known.last !== entry) {
        known.count += 1;
        known.last = entry;
      }
    }
  }
  return found;
}
