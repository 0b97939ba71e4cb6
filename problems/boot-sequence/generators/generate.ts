// Writes data/secret: `node generate.ts`. The seed is fixed, so every machine gets the same files.
// The answers come from the JavaScript reference solution.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const secret = new URL("../data/secret/", import.meta.url);
const reference = readFileSync(new URL("../submissions/accepted/solution.js", import.meta.url), "utf8");
rmSync(secret, { recursive: true, force: true });
mkdirSync(secret, { recursive: true });

/** A whole number from low to high, both included (mulberry32). */
let state = 140;
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

type Rule = [service: number, need: number];
const BILLION = 1_000_000_000;

function server(what: string, seconds: number[], rules: Rule[]): void {
  write(what, [[seconds.length, rules.length], seconds, ...rules]);
}
/** Random rules without a cycle: in a random order of the services, each one needs only services before it. */
function randomRules(n: number, m: number, farthest: number): Rule[] {
  const order = times(n, (i) => i + 1);
  for (let i = n - 1; i > 0; i -= 1) {
    const j = between(0, i);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return times(m, () => {
    const later = between(1, n - 1);
    return [order[later] as number, order[between(Math.max(0, later - farthest), later - 1)] as number];
  });
}
/** 3k + 1 services: 1 is needed by 2 and 3, these by 4, that one by 5 and 6, and so on. */
function diamonds(count: number): Rule[] {
  return times(count, (i): Rule[] => {
    const top = 3 * i + 1;
    return [[top + 1, top], [top + 2, top], [top + 3, top + 1], [top + 3, top + 2]];
  }).flat();
}
function seconds(n: number, slowest: number): number[] {
  return times(n, () => between(0, slowest));
}

server("one-service", [5], []);
server("one-service-no-time", [0], []);
server("needs-itself", [5], [[1, 1]]);
server("two-need-each-other", [1, 2], [[1, 2], [2, 1]]);
server("rule-listed-three-times", [4, 3], [[2, 1], [2, 1], [2, 1]]);
server("one-diamond", [1, 10, 2, 4], diamonds(1));
server("two-parts", [1, 2, 3, 40, 5], [[2, 1], [3, 2], [5, 4]]);
server("cycle-beside-a-long-chain", [1, 1, 1, 1, 1, 1], [[2, 1], [3, 2], [5, 4], [6, 5], [4, 6]]);
server("waits-for-a-cycle", [1, 1, 1, 1], [[1, 2], [2, 1], [3, 1], [3, 4]]);
server("last-need-decides", [1, 1, 9, 1, 1], [[4, 1], [4, 2], [4, 3], [5, 4]]);
server("sum-above-32-bits", times(6, () => BILLION), [[1, 2], [2, 3], [3, 4], [4, 5], [5, 6]]);
server("small-random", seconds(30, 20), randomRules(30, 45, 30));
server("small-random-with-a-cycle", seconds(30, 20), times(40, (): Rule => [between(1, 30), between(1, 30)]));
server("many-diamonds", seconds(1501, 100), diamonds(500));
server("one-for-all", seconds(3000, BILLION), times(2999, (i): Rule => [i < 1499 ? i + 1 : i + 2, 1500]));
server("long-chain", seconds(20_000, BILLION), times(19_999, (i): Rule => [i + 1, i + 2]));
server("long-cycle", seconds(9000, 9), [...times(8999, (i): Rule => [i + 1, i + 2]), [9000, 1]]);
server("limit", seconds(22_000, 1_000_000), randomRules(22_000, 40_000, 50));
