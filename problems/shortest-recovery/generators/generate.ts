// Writes data/secret: `node generate.ts`. The seed is fixed, so every machine gets the same files.
// The answers come from the JavaScript reference solution.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const secret = new URL("../data/secret/", import.meta.url);
const reference = readFileSync(new URL("../submissions/accepted/solution.js", import.meta.url), "utf8");
rmSync(secret, { recursive: true, force: true });
mkdirSync(secret, { recursive: true });

/** A whole number from low to high, both included (mulberry32). */
let state = 30;
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

function account(what: string, k: number, changes: number[]): void {
  write(what, `${changes.length} ${k}\n${changes.join(" ")}\n`);
}
function random(count: number, low: number, high: number): number[] {
  return times(count, () => between(low, high));
}

account("one-day-reaches", 7, [7]);
account("one-day-misses", 8, [7]);
account("one-loss", 1, [-5]);
account("all-zero", 1, [0, 0, 0, 0]);
account("exactly-k", 9, [1, 2, 3, 4, 2, 1]);
account("whole-account", 10, [1, 2, 3, 4]);
account("first-of-equals", 6, [1, 3, 3, -9, 2, 4, -9, 5, 1, 5]);
account("loss-in-front", 12, [5, -20, 7, 1, 6, -3, 5]);
account("loss-inside", 167, [84, -37, 32, 40, 95]);
account("shorter-later", 15, [4, -1, 4, -1, 4, -1, 4, -1, 4, -1, 4, -8, 9, -2, 9]);
account("last-day-decides", 20, [2, 2, 2, -3, 2, 2, 11, 9]);
account("sum-above-32-bits", 3 * BILLION, [BILLION, BILLION, -1, BILLION, BILLION, BILLION, -BILLION]);
account("deep-fall-then-k", 5, [...times(6, () => -BILLION), 2, 1, 2, ...times(6, () => 0)]);
account("small-random", 14, random(70, -8, 8));
account("random-ties", 4, random(900, -2, 2));
account("billions", 40 * BILLION, random(15_000, -BILLION, BILLION));
account("largest-k", 1_000_000_000_000_000, random(500, 0, BILLION));
account("limit-falls", 1000, times(200_000, (i) => (i % 2 ? 2 : -3)));
account("limit-long-recovery", 120_000, random(200_000, -2, 4));
