export interface Random {
  /** From 0 to below 1. */
  share(): number;
  below(end: number): number;
}

/** mulberry32, by Tommy Ettinger (public domain). The same numbers for the same seed, on every judge. */
export function createRandom(seed: number): Random {
  let state = seed * 0x9e3779b9;
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { share, below: (end) => Math.floor(share() * end) };
}
