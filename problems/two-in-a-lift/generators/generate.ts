// Writes data/secret: `node generate.ts`. The seed is fixed, so every machine gets the same files.
// The answers come from the JavaScript reference solution.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const secret = new URL("../data/secret/", import.meta.url);
const reference = readFileSync(new URL("../submissions/accepted/solution.js", import.meta.url), "utf8");
rmSync(secret, { recursive: true, force: true });
mkdirSync(secret, { recursive: true });

/** A whole number from low to high, both included (mulberry32). */
let state = 130;
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
function write(what: string, lines: (string | number | number[])[]): void {
  written += 1;
  const name = `${String(written).padStart(2, "0")}-${what}`;
  const input = lines.map((line) => (Array.isArray(line) ? line.join(" ") : line)).join("\n") + "\n";
  const answer = execFileSync(process.execPath, ["--input-type=commonjs", "--eval", reference], { input });
  writeFileSync(new URL(`${name}.in`, secret), input);
  writeFileSync(new URL(`${name}.ans`, secret), answer);
}

const BILLION = 1_000_000_000;

function lift(what: string, limit: number, weights: number[]): void {
  write(what, [[weights.length, limit], weights]);
}
function random(n: number, lightest: number, heaviest: number): number[] {
  return times(n, () => between(lightest, heaviest));
}

lift("one-guest", 10, [3]);
lift("two-guests-fit-exactly", 10, [3, 7]);
lift("two-guests-one-gram-too-much", 10, [3, 8]);
lift("half-the-limit", 10, [5, 6, 5, 4]);
lift("nobody-fits", 1, [1, 1, 1]);
lift("one-fits-alone-only", 9, [8, 9, 10, 1_000]);
lift("all-equal-fit", 200, times(7, () => 100));
lift("all-equal-too-heavy", 199, times(7, () => 100));
lift("number-of-digits-differs", 110, [100, 20, 3, 9, 80, 1000, 11]);
lift("heaviest", 2 * BILLION, times(10, () => BILLION));
lift("sorted-down", 30, times(25, (i) => 25 - i));
lift("small-random", 1000, random(50, 1, 1000));
lift("few-weights", 7, random(5000, 1, 6));
lift("random", BILLION, random(6000, 1, BILLION));
lift("limit-everybody-fits", 18, times(200_000, () => between(1, 9)));
lift("limit", 9000, random(160_000, 1, 9999));
