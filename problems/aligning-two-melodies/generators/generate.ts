// Writes data/secret: `node generate.ts`. The seed is fixed, so every machine gets the same files.
// The answers come from the JavaScript reference solution.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const secret = new URL("../data/secret/", import.meta.url);
const reference = readFileSync(new URL("../submissions/accepted/solution.js", import.meta.url), "utf8");
rmSync(secret, { recursive: true, force: true });
mkdirSync(secret, { recursive: true });

/** A whole number from low to high, both included (mulberry32). */
let state = 150;
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

function melodies(what: string, gap: number, a: number[], b: number[]): void {
  write(what, [[a.length, b.length, gap], a, b]);
}
function random(n: number, low: number, high: number): number[] {
  return times(n, () => between(low, high));
}
/** The melody as remembered: notes are left out, added or slightly wrong, each with the given chance in percent. */
function remembered(melody: number[], percent: number, low: number, high: number): number[] {
  return melody.flatMap((pitch) => {
    const chance = between(1, 100);
    if (chance <= percent) return [];
    if (chance <= 2 * percent) return [pitch, between(low, high)];
    if (chance <= 3 * percent) return [Math.max(low, Math.min(high, pitch + between(-3, 3)))];
    return [pitch];
  });
}

melodies("one-note-each-matched", 3, [5], [9]);
melodies("one-note-each-left-out", 1, [5], [9]);
melodies("free-gaps", 0, [1, 2, 3], [4, 5]);
melodies("equal", 7, [3, 1, 4, 1, 5, 9, 2, 6], [3, 1, 4, 1, 5, 9, 2, 6]);
melodies("all-the-same-pitch", 4, times(6, () => 2), times(9, () => 2));
melodies("one-against-many", 6, [8], [1, 20, 9, 30, 7]);
melodies("gap-at-the-start", 2, [50, 60, 1, 2, 3], [1, 2, 3]);
melodies("gap-at-the-end", 2, [1, 2, 3], [1, 2, 3, 50, 60]);
melodies("moved-by-one", 3, times(12, (i) => (i % 2) * 10), times(12, (i) => ((i + 1) % 2) * 10));
melodies("negative", 5, [-3, -8, -2, -9], [-8, -3, -9, -2, 4]);
melodies("difference-above-32-bits", BILLION, [-BILLION, BILLION], [BILLION, BILLION]);
melodies("sum-above-32-bits", BILLION, times(5, () => -BILLION), times(4, () => BILLION));
melodies("small-random", 6, random(14, -20, 20), random(11, -20, 20));
melodies("random", 250, random(400, -1000, 1000), random(500, -1000, 1000));
const song = random(1500, 40, 90);
melodies("same-song", 4, song, remembered(song, 8, 40, 90));
melodies("very-different-lengths", 90_000_000, random(3000, -BILLION, BILLION), random(20, -BILLION, BILLION));
melodies("limit", 400_000_000, random(3000, -BILLION, BILLION), random(3000, -BILLION, BILLION));
melodies("limit-most-expensive", BILLION, times(3000, () => BILLION), times(3000, () => -BILLION));
