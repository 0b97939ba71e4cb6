// Writes data/secret: `node generate.ts`. The seed is fixed, so every machine gets the same files.
// The answers come from the JavaScript reference solution.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const secret = new URL("../data/secret/", import.meta.url);
const reference = readFileSync(new URL("../submissions/accepted/solution.js", import.meta.url), "utf8");
rmSync(secret, { recursive: true, force: true });
mkdirSync(secret, { recursive: true });

/** A whole number from low to high, both included (mulberry32). */
let state = 10;
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

function readings(what: string, k: number, values: number[]): void {
  write(what, `${values.length} ${k}\n${values.join(" ")}\n`);
}
function random(count: number, low: number, high: number): number[] {
  return times(count, () => between(low, high));
}

readings("one-reading", 1, [-7]);
readings("one-loud-reading", 1, [BILLION]);
readings("whole-line", 5, [1, -2, 3, -4, 5]);
readings("last-stretch-wins", 2, [5, 5, 5, 4, 4]);
readings("last-reading-wins", 1, [3, 2, 1, 0, -1]);
readings("first-stretch-wins", 3, [1, 1, 1, 9, 9, 9, 2]);
readings("all-equal", 3, times(10, () => 4));
readings("all-zero", 2, times(9, () => 0));
readings("equal-sums-of-different-readings", 2, [1, 6, 3, 4, 0, 7, 2, 5]);
readings("all-negative", 4, random(12, -50, -1));
readings("sum-above-32-bits", 3, [BILLION, BILLION, BILLION, BILLION - 1, BILLION, BILLION]);
readings("sum-below-32-bits", 4, [-BILLION, -BILLION, -BILLION, -BILLION, -BILLION, BILLION]);
readings("small-random", 7, random(60, -9, 9));
readings("many-ties", 2, random(400, 0, 1));
readings("random-billions", 900, random(20_000, -BILLION, BILLION));
readings("all-loud", 1000, random(3000, 999_000_000, BILLION));
readings("limit-long-stretch", 100_000, random(200_000, -9, 99));
readings("limit-short-stretch", 2, times(200_000, (i) => (i === 199_999 ? -1 : i % 2)));
