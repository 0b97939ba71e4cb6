// Writes data/secret: `node generate.ts`. The seed is fixed, so every machine gets the same files.
// The answers come from the JavaScript reference solution.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const secret = new URL("../data/secret/", import.meta.url);
const reference = readFileSync(new URL("../submissions/accepted/solution.js", import.meta.url), "utf8");
rmSync(secret, { recursive: true, force: true });
mkdirSync(secret, { recursive: true });

/** A whole number from low to high, both included (mulberry32). */
let state = 20;
function between(low: number, high: number): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return low + Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (high - low + 1));
}

/** `count` values, one for each index. */
function times<Value>(count: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_unused, index) => make(index));
}

let written = 0;
function write(what: string, input: string): void {
  written += 1;
  const name = `${String(written).padStart(2, "0")}-${what}`;
  const answer = execFileSync(process.execPath, ["--input-type=commonjs", "--eval", reference], { input });
  writeFileSync(new URL(`${name}.in`, secret), input);
  writeFileSync(new URL(`${name}.ans`, secret), answer);
}

const BILLION = 1_000_000_000;

function envelopes(what: string, worths: number[]): void {
  write(what, `${worths.length}\n${worths.join(" ")}\n`);
}
function random(count: number, low: number, high: number): number[] {
  return times(count, () => between(low, high));
}
/** A random row with its last entry chosen so that the whole row is worth `total`. */
function worth(total: number, row: number[]): number[] {
  return [...row, total - row.reduce((sum, value) => sum + value, 0)];
}

envelopes("one-envelope", [0]);
envelopes("two-envelopes", [0, 0]);
envelopes("three-equal", [-4, -4, -4]);
envelopes("three-zeros", [0, 0, 0]);
envelopes("three-unequal", [1, 2, 3]);
envelopes("zeros-at-the-cuts", [1, 0, 0, 1, 0, 0, 0, 1]);
envelopes("zero-total", [3, -3, 0, 5, -5, 2, -2, 0, 1, -1]);
envelopes("zero-total-ends-early", [1, -1, 2, -2, 0]);
envelopes("negative-thirds", [-1, -2, 3, -6, -3, -3, 0, -4, -2]);
envelopes("two-thirds-before-one-third", [4, -2, 2, 2, -4, 2, 2, 0]);
envelopes("overshoots", [2, 9, -9, 2, 7, -7, 2]);
envelopes("not-divisible-negative", [-1, -1, 0, 0, -2, 0, -1]);
envelopes("sums-above-32-bits", [...times(3, () => BILLION), ...times(3, () => BILLION), ...times(3, () => BILLION)]);
envelopes("small-random", worth(3, random(80, -2, 2)));
const detour = random(3_000, -BILLION, BILLION);
const billion = [...detour, BILLION, ...detour.map((worth) => -worth)]; // worth 10^9 as a whole
envelopes("billions", [...billion, ...billion.toReversed(), ...billion]);
envelopes("wandering", worth(0, random(60_000, -1, 1)).concat(times(300, () => 0)));
envelopes("limit-all-zero", times(200_000, () => 0));
envelopes("limit-back-and-forth", times(200_000, (i) => (i % 2 ? -1 : 1)));
