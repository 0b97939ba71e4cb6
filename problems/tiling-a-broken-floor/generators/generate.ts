// Writes data/secret: `node generate.ts`. The seed is fixed, so every machine gets the same files.
// The answers come from the JavaScript reference solution.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const secret = new URL("../data/secret/", import.meta.url);
const reference = readFileSync(new URL("../submissions/accepted/solution.js", import.meta.url), "utf8");
rmSync(secret, { recursive: true, force: true });
mkdirSync(secret, { recursive: true });

/** A whole number from low to high, both included (mulberry32). */
let state = 120;
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

/** A floor where each square is broken with the given chance in percent. */
function random(height: number, width: number, brokenPercent: number): string[] {
  return times(height, () => times(width, () => (between(1, 100) <= brokenPercent ? "#" : ".")).join(""));
}
function hall(what: string, maxSmall: number, rows: string[]): void {
  write(what, [[rows.length, (rows[0] as string).length, maxSmall], ...rows]);
}

hall("one-square-no-small", 0, ["."]);
hall("one-square", 1, ["."]);
hall("one-broken-square", 0, ["#"]);
hall("all-broken", 20, times(4, () => "#####"));
hall("one-row", 3, ["......."]);
hall("one-column", 2, [".", ".", "#", ".", ".", "."]);
hall("gap-below", 1, ["..", "#."]);
hall("gap-to-the-right", 1, [".#.", "..."]);
hall("odd-number-of-squares", 0, times(3, () => "..."));
hall("chess-board-without-corners", 0, [".......#", ...times(6, () => "........"), "#......."]);
hall("more-small-than-squares", 20, ["...", "...", "..."]);
hall("small-random", 3, random(5, 5, 20));
hall("narrow-and-long", 20, random(100, 1, 10));
hall("two-columns", 20, random(100, 2, 5));
hall("more-broken", 20, random(60, 9, 15));
hall("limit-no-small", 0, times(100, () => ".........."));
hall("limit", 20, times(100, () => ".........."));
hall("limit-few-broken", 20, random(100, 10, 2));
