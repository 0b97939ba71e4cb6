// Writes data/secret: `node generate.ts`. The seed is fixed, so every machine gets the same files.
// The answers come from the JavaScript reference solution.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const secret = new URL("../data/secret/", import.meta.url);
const reference = readFileSync(new URL("../submissions/accepted/solution.js", import.meta.url), "utf8");
rmSync(secret, { recursive: true, force: true });
mkdirSync(secret, { recursive: true });

/** A whole number from low to high, both included (mulberry32). */
let state = 60;
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

function row(what: string, k: number, glow: number[]): void {
  write(what, [[glow.length, k], glow]);
}

row("one-lantern", 1, [-7]);
row("two-lanterns", 1, [3, 5]);
row("three-both-ends", 2, [1, 100, 1]);
row("all-equal", 4, times(9, () => 5));
row("all-zero", 3, times(6, () => 0));
row("forced-odd-row", 5, [2, 9, 2, 9, 2, 9, 2, 9, 2]);
row("swap-twice", 3, [5, 8, 9, 8, 7, 1]);
row("best-at-the-end", 2, [10, 9, 1, 9, 10]);
row("negative", 4, [-3, -8, -2, -9, -1, -7, -4, -6, -5]);
row("sum-above-32-bits", 5, times(12, () => 1_000_000_000));
row("sum-below-32-bits", 6, times(12, () => -1_000_000_000));
row("even-row-full", 10, times(20, () => between(-20, 20)));
row("small-random", 30, times(100, () => between(-1000, 1000)));
row("valley", 500, times(2000, (i) => Math.abs(i - 1000)));
row("few-lit", 3, times(3000, () => between(-1_000_000_000, 1_000_000_000)));
row("stairs", 2500, times(5000, (i) => i + 1));
row("many-lit", 2400, times(5000, () => between(-1_000_000_000, 1_000_000_000)));
row("limit", 99_000, times(200_000, () => between(-999, 999)));
