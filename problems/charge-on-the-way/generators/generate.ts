// Writes data/secret: `node generate.ts`. The seed is fixed, so every machine gets the same files.
// The answers come from the JavaScript reference solution.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const secret = new URL("../data/secret/", import.meta.url);
const reference = readFileSync(new URL("../submissions/accepted/solution.js", import.meta.url), "utf8");
rmSync(secret, { recursive: true, force: true });
mkdirSync(secret, { recursive: true });

/** A whole number from low to high, both included (mulberry32). */
let state = 80;
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

type Road = [number, number, number];
const BILLION = 1_000_000_000;

function country(what: string, n: number, stations: number[], roads: Road[]): void {
  write(what, [[n, roads.length, stations.length], stations, ...roads]);
}
function randomRoads(n: number, m: number, highestToll: number): Road[] {
  return times(m, () => [between(1, n), between(1, n), between(0, highestToll)]);
}
/** A random tree, so that every town can be reached: each town hangs on one of the `reach` towns before it. */
function tree(n: number, reach: number, highestToll: number): Road[] {
  return times(n - 1, (i) => [i + 2, between(Math.max(1, i + 2 - reach), i + 1), between(0, highestToll)]);
}
function someTowns(n: number, k: number): number[] {
  const towns = new Set<number>();
  while (towns.size < k) towns.add(between(1, n));
  return [...towns];
}

country("one-town", 1, [1], []);
country("one-town-self-loop", 1, [1], [[1, 1, 5]]);
country("no-roads", 3, [1, 2, 3], []);
country("station-at-the-start", 3, [1], [[2, 1, 4], [3, 2, 5]]);
country("there-and-back", 3, [2], [[1, 2, 7], [1, 3, 1]]);
country("nearest-is-not-best", 5, [2, 4], [[1, 2, 1], [2, 5, 100], [1, 4, 10], [4, 5, 10]]);
country("goal-unreachable", 4, [2], [[1, 2, 1], [3, 4, 1]]);
country("parallel-roads", 3, [2], [[1, 2, 9], [2, 1, 3], [1, 2, 5], [3, 2, 8], [2, 3, 6], [2, 2, 1]]);
country("free-roads", 6, [3, 5], [[1, 2, 0], [2, 3, 0], [3, 4, 0], [4, 6, 0], [5, 6, 0]]);
country("sum-above-32-bits", 6, [4], [[1, 2, BILLION], [3, 2, BILLION], [3, 4, BILLION], [5, 4, BILLION], [5, 6, BILLION]]);
country("half-above-32-bits", 4, [3, 2], [[2, 1, BILLION], [2, 3, BILLION], [3, 4, BILLION], [1, 4, BILLION]]);
country("small-random", 30, someTowns(30, 3), [...tree(30, 30, 20), ...randomRoads(30, 30, 20)]);
country("sparse-random", 500, someTowns(500, 40), randomRoads(500, 600, 1000));
country("long-chain", 4000, someTowns(4000, 5), tree(4000, 1, BILLION));
country("one-station", 3000, [1777], [...tree(3000, 3000, 10_000), ...randomRoads(3000, 3000, 10_000)]);
country("limit", 20_000, someTowns(20_000, 9000), [...tree(20_000, 400, BILLION), ...randomRoads(20_000, 20_001, BILLION)]);
