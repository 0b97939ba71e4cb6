// Writes data/secret: `node generate.ts`. The seed is fixed, so every machine gets the same files.
// The answers come from the JavaScript reference solution.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const secret = new URL("../data/secret/", import.meta.url);
const reference = readFileSync(new URL("../submissions/accepted/solution.js", import.meta.url), "utf8");
rmSync(secret, { recursive: true, force: true });
mkdirSync(secret, { recursive: true });

/** A whole number from low to high, both included (mulberry32). */
let state = 100;
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

function belts(what: string, change: number, left: number[], right: number[]): void {
  write(what, [[left.length, change], left, right]);
}
function random(n: number, slowest: number): number[] {
  return times(n, () => between(0, slowest));
}

belts("one-station", 7, [9], [4]);
belts("one-station-all-zero", 0, [0], [0]);
belts("free-change", 0, [5, 1, 5, 1, 5], [1, 5, 1, 5, 1]);
belts("change-too-slow", BILLION, [5, 1, 5, 1, 5], [1, 5, 1, 5, 1]);
belts("change-worth-nothing", 4, [1, 5, 1, 5], [5, 1, 5, 1]);
belts("all-equal", 3, times(8, () => 6), times(8, () => 6));
belts("start-on-the-slower-belt", 10, [1, 9, 9, 9], [4, 3, 3, 3]);
belts("small-gains-add-up", 5, [2, 3, 3, 3, 3, 3], [2, 2, 2, 2, 2, 2]);
belts("change-at-the-last-station", 2, [1, 1, 1, 9], [3, 3, 3, 3]);
belts("sum-above-32-bits", BILLION, times(6, () => BILLION), times(6, () => BILLION));
belts("above-32-bits-with-changes", 999_999_999, [0, BILLION, BILLION, BILLION, 0], [BILLION, 0, 0, BILLION, BILLION]);
belts("small-random", 6, random(12, 20), random(12, 20));
belts("random", 300, random(3000, 1000), random(3000, 1000));
belts("big-numbers", 400_000_000, random(9000, BILLION), random(9000, BILLION));
belts("limit-equal", BILLION, times(20_000, () => BILLION), times(20_000, () => BILLION));
belts("limit", 350, random(100_000, 999), random(100_000, 999));
