// Writes data/secret: `node generate.ts`. The seed is fixed, so every machine gets the same files.
// The answers come from the JavaScript reference solution.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const secret = new URL("../data/secret/", import.meta.url);
const reference = readFileSync(new URL("../submissions/accepted/solution.js", import.meta.url), "utf8");
rmSync(secret, { recursive: true, force: true });
mkdirSync(secret, { recursive: true });

/** A whole number from low to high, both included (mulberry32). */
let state = 50;
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

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

function keyboard(what: string, keys: string): void {
  write(what, `${keys}\n`);
}
function letters(count: number): string {
  return times(count, () => LETTERS[between(0, 25)]).join("");
}
/** Random keys, each drawn from `choice`; `*` in it stands for any letter. */
function random(count: number, choice: string): string {
  return times(count, () => choice[between(0, choice.length - 1)]?.replace("*", letters(1))).join("");
}

keyboard("one-letter", "q");
keyboard("nothing-written", "|");
keyboard("nothing-left", "ab--");
keyboard("keys-at-the-borders", "<>^$-a<<->>b^-<c$>-|<>^$-");
keyboard("same-place-in-the-middle", "abcd<<|<<x|y|z|w-v");
keyboard("other-stands-before-deleted", "abcde<<<|<<-y|x");
keyboard("several-deleted-under-the-other", "abcdefg^>>>|$<<------x|y|z");
keyboard("other-falls-to-the-end", "abc<|$--|x|y");
keyboard("home-and-end", "abc^de$fg|^h$i|^<j$>k");
keyboard("everything-deleted-between", "abcdef<<<|------|xy|z");
keyboard("many-hand-overs", "a|b|c|||d||e^|f|<g||h$|-|-i");
keyboard("small-random", random(60, "***<>^$-|"));
keyboard("random-deletes", random(2000, "****-<->|<"));
keyboard("random-moves", random(20_000, "*****<<<<>>>-|"));
keyboard("random-jumps", random(20_000, "********^$-|<>"));
keyboard("side-by-side", "ab<|<".repeat(3000) + random(15_000, "**--|<>"));
keyboard("limit-at-the-front", letters(250_000) + times(170_000, () => `^${letters(1)}`).join("") + "^|$<|>-".repeat(30_000));
