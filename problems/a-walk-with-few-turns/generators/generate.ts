// Writes data/secret: `node generate.ts`. The seed is fixed, so every machine gets the same files.
// The answers come from the JavaScript reference solution.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const secret = new URL("../data/secret/", import.meta.url);
const reference = readFileSync(new URL("../submissions/accepted/solution.js", import.meta.url), "utf8");
rmSync(secret, { recursive: true, force: true });
mkdirSync(secret, { recursive: true });

/** A whole number from low to high, both included (mulberry32). */
let state = 110;
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

function square(what: string, maxTurns: number, rows: number[][]): void {
  write(what, [[rows.length, (rows[0] as number[]).length, maxTurns], ...rows]);
}
function random(height: number, width: number, low: number, high: number): number[][] {
  return times(height, () => times(width, () => between(low, high)));
}

square("one-stone", 0, [[-5]]);
square("one-stone-many-turns", 300, [[8]]);
square("one-row-no-turns", 0, [[3, -2, 4, -1, 6]]);
square("one-column-no-turns", 0, [[3], [-2], [4]]);
square("no-turns-in-a-square", 0, [[1, 1, 1], [1, 1, 1], [1, 1, 1]]);
square("one-turn", 1, [[0, 0, 0, 5], [9, 9, 9, 0], [1, 9, 9, 0], [0, 1, 1, 0]]);
square("first-direction-is-no-turn", 1, [[1, 1, 1], [7, 9, 9], [7, 7, 7]]);
square("fewer-turns-win-later", 2, [[0, 9, 0, 0], [8, 9, 0, 0], [0, 0, 0, 50], [0, 0, 0, 0]]);
square("all-equal", 3, times(5, () => times(6, () => 2)));
square("all-negative", 2, random(4, 5, -30, -1));
square("sum-above-32-bits", 1, times(4, () => times(3, () => BILLION)));
square("sum-below-32-bits", 5, times(3, () => times(6, () => -BILLION)));
square("more-turns-than-needed", 300, random(8, 7, -50, 50));
square("small-random", 4, random(9, 9, -20, 20));
square("flat", 2, random(2, 150, -1000, 1000));
square("random", 11, random(50, 60, -BILLION, BILLION));
square("zigzag-pays", 150, times(120, (i) => times(120, (j) => (i === j || i + 1 === j ? between(50, 99) : between(-99, 10)))));
square("limit", 300, random(150, 150, -BILLION, BILLION));
square("limit-half-the-turns", 70, random(150, 150, -999, 999));
