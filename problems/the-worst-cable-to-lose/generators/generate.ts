// Writes data/secret: `node generate.ts`. The seed is fixed, so every machine gets the same files.
// The answers come from the JavaScript reference solution.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const secret = new URL("../data/secret/", import.meta.url);
const reference = readFileSync(new URL("../submissions/accepted/solution.js", import.meta.url), "utf8");
rmSync(secret, { recursive: true, force: true });
mkdirSync(secret, { recursive: true });

/** A whole number from low to high, both included (mulberry32). */
let state = 90;
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

type Cable = [number, number];

function network(what: string, n: number, cables: Cable[]): void {
  write(what, [[n, cables.length], ...cables]);
}
/** A random tree in which each computer hangs on one of the `reach` computers before it. */
function tree(n: number, reach: number): Cable[] {
  return times(n - 1, (i) => [i + 2, between(Math.max(1, i + 2 - reach), i + 1)]);
}
function randomCables(n: number, m: number): Cable[] {
  return times(m, () => [between(1, n), between(1, n)]);
}
/** Gives the computers new numbers, puts the cables in another order and turns some of them round. */
function shuffled(n: number, cables: Cable[]): Cable[] {
  const mix = <Value>(values: Value[]): Value[] => {
    for (let i = values.length - 1; i > 0; i -= 1) {
      const j = between(0, i);
      [values[i], values[j]] = [values[j] as Value, values[i] as Value];
    }
    return values;
  };
  const name = [0, ...mix(times(n, (i) => i + 1))];
  return mix(cables).map(([a, b]): Cable => {
    const ends: Cable = [name[a] as number, name[b] as number];
    return between(0, 1) === 0 ? ends : [ends[1], ends[0]];
  });
}
function ring(first: number, last: number): Cable[] {
  return times(last - first + 1, (i): Cable => [first + i, first + i === last ? first : first + i + 1]);
}

network("one-computer", 1, []);
network("one-computer-self-loop", 1, [[1, 1], [1, 1]]);
network("no-cables", 4, []);
network("two-computers", 2, [[2, 1]]);
network("doubled-cable", 2, [[1, 2], [1, 2]]);
network("self-loops-on-a-chain", 3, [[1, 1], [1, 2], [2, 2], [2, 3], [3, 3]]);
network("two-parts", 6, [[1, 2], [2, 3], [4, 5], [5, 6], [6, 4]]);
network("two-rings-joined", 9, [...ring(1, 5), [3, 8], ...ring(6, 9)]);
network("rings-sharing-a-computer", 7, [...ring(1, 4), [4, 5], [5, 6], [6, 7], [7, 4]]);
network("tripled-and-single", 4, [[1, 2], [2, 1], [1, 2], [2, 3], [4, 3], [3, 4]]);
network("small-random", 40, randomCables(40, 42));
network("many-parts", 3000, shuffled(3000, randomCables(3000, 1700)));
network("star", 2000, times(1999, (i) => [2000, i + 1]));
network("dense", 150, randomCables(150, 3000));
network("one-ring", 5000, shuffled(5000, ring(1, 5000)));
network("two-big-halves", 7000, shuffled(7000, [...ring(1, 3500), ...ring(3501, 7000), [17, 6999]]));
// More than 92681 computers in one part, so that the damage exceeds 32 bits.
network("limit-chain", 100_000, times(93_500, (i) => [i + 1, i + 2]));
network("tree-and-more", 15_000, shuffled(15_000, [...tree(15_000, 30), ...randomCables(15_000, 900)]));
