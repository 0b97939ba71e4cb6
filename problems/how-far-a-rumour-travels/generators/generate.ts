// Writes data/secret: `node generate.ts`. The seed is fixed, so every machine gets the same files.
// The answers come from the JavaScript reference solution.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const secret = new URL("../data/secret/", import.meta.url);
const reference = readFileSync(new URL("../submissions/accepted/solution.js", import.meta.url), "utf8");
rmSync(secret, { recursive: true, force: true });
mkdirSync(secret, { recursive: true });

/** A whole number from low to high, both included (mulberry32). */
let state = 70;
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

type Friendship = [number, number];

function village(what: string, n: number, s: number, friendships: Friendship[]): void {
  write(what, [[n, friendships.length, s], ...friendships]);
}
function randomFriendships(n: number, m: number): Friendship[] {
  return times(m, () => [between(1, n), between(1, n)]);
}
/** The numbers 1..n in random order. */
function shuffled(n: number): number[] {
  const order = times(n, (i) => i + 1);
  for (let i = n - 1; i > 0; i -= 1) {
    const j = between(0, i);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}
function chain(order: number[]): Friendship[] {
  return times(order.length - 1, (i) => [order[i] as number, order[i + 1] as number]);
}

village("one-person", 1, 1, []);
village("one-person-self-loop", 1, 1, [[1, 1]]);
village("no-friendships", 5, 4, []);
village("two-people", 2, 2, [[1, 2]]);
village("square-with-diagonal", 4, 1, [[1, 2], [2, 3], [3, 4], [4, 1], [1, 3]]);
village("same-friendship-often", 3, 1, [[1, 2], [2, 1], [1, 2], [2, 3], [3, 2]]);
village("s-in-the-small-part", 9, 9, [[1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [8, 9]]);
village("short-cut-listed-last", 6, 1, [[1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [1, 6]]);
village("everybody-knows-everybody", 40, 17, times(40, (a) => times(40, (b): Friendship => [a + 1, b + 1])).flat());
village("small-random", 60, 30, randomFriendships(60, 70));
village("star", 2000, 1234, times(1999, (i) => [1000, i < 999 ? i + 1 : i + 2]));
village("sparse-random", 5000, 77, randomFriendships(5000, 6000));
village("tree", 20_000, 20_000, times(19_999, (i) => [i + 2, between(Math.max(1, i - 20), i + 1)]));
const order = shuffled(45_000);
village("limit-chain", 100_000, order[0] as number, chain(order));
village("limit-random", 60_000, 31_415, randomFriendships(60_000, 50_000));
