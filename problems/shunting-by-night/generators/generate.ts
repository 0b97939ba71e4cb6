// Writes data/secret: `node generate.ts`. The seed is fixed, so every machine gets the same files.
// The answers come from the JavaScript reference solution.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const secret = new URL("../data/secret/", import.meta.url);
const reference = readFileSync(new URL("../submissions/accepted/solution.js", import.meta.url), "utf8");
rmSync(secret, { recursive: true, force: true });
mkdirSync(secret, { recursive: true });

/** A whole number from low to high, both included (mulberry32). */
let state = 40;
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

function train(what: string, k: bigint | number, wagons: number[]): void {
  write(what, `${wagons.length} ${k}\n${wagons.join(" ")}\n`);
}
function random(count: number, low: number, high: number): number[] {
  return times(count, () => between(low, high));
}

train("one-wagon-no-move", 0, [7]);
train("one-wagon-many-moves", 10n ** 18n, [1_000_000_000]);
train("two-wagons-odd", 999_999_999_999_999_999n, [1, 2]);
train("two-wagons-even", 10n ** 18n, [1, 2]);
train("one-move", 1, [1, 2, 3, 4]);
train("all-but-one-move", 4, [1, 2, 3, 4, 5]);
train("exactly-once-around", 6, [6, 5, 4, 3, 2, 1]);
train("many-times-around", 7_000_000_007n * 11n, times(11, (i) => i + 1));
train("once-around-and-one", 8, [3, 1, 4, 1, 5, 9, 2]);
train("all-the-same-number", 5, times(8, () => 42));
train("k-just-above-32-bits", 2n ** 32n + 3n, times(10, (i) => 10 * (i + 1)));
train("k-just-above-53-bits", 2n ** 53n + 1n, times(9, (i) => i + 1));
train("small-random", between(1, 1_000_000), random(40, 1, 1_000_000_000));
train("random", 123_456_789_012_345_678n, random(3000, 1, 1_000_000_000));
train("cut-in-the-middle", 500, times(1000, (i) => 1000 - i));
train("limit-half-way", 50_000n + 100_000n * 9_999_999_999_999n, random(100_000, 1, 999));
train("limit-one-move-short", 10n ** 18n - 1n, times(100_000, (i) => (i % 9) + 1));
