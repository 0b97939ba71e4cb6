// `npm run bench [-- name… --option…]`: runs the benchmarks one after the other, all of them or those that are named,
// each with the options. Each prints one JSON line per figure on standard output, and what a person wants to know on
// standard error.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * In this order: the sandbox alone, judging, the further languages, what slower ones need beside C++, how steady its
 * times are, what one user's work does to another's, presses in a browser, then a call of the server, a crowd, the
 * queue, the queries of a large site, load, a contest's board and its rush, a class at a deadline, searches, measurings,
 * recorded steps, drafts, typing, and a long list.
 */
const BENCHMARKS = [
  "sandbox",
  "judge",
  "languages",
  "factors",
  "spread",
  "fairness",
  "instant",
  "check",
  "flood",
  "queue",
  "queries",
  "load",
  "contest",
  "rush",
  "deadline",
  "smallest",
  "growth",
  "steps",
  "drafts",
  "desk",
  "list",
];
/**
 * Only when named: what further languages need on the catalogue's own tests, which takes an hour with their building; a
 * first start until all tests are built, which takes minutes; a month of an installation, which takes most of an hour;
 * and kill the processes of a product under load, for minutes, and say what was lost.
 */
const NAMED_ONLY = ["catalogue-factors", "loss", "chaos", "footprint", "month"];

/** What people look for when they look for a benchmark that measures several things. */
const OTHER_NAMES: Readonly<Record<string, string>> = { memory: "footprint", disk: "footprint" };

const isOption = (word: string) => word.startsWith("--");
const options = process.argv.slice(2).filter(isOption);
const words = process.argv.slice(2).filter((word) => !isOption(word));
const named = [...new Set(words.map((word) => OTHER_NAMES[word] ?? word))];
const unknown = named.filter((name) => ![...BENCHMARKS, ...NAMED_ONLY].includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark called ${unknown.join(", ")}. There are: ${[...BENCHMARKS, ...NAMED_ONLY].join(", ")}.`,
  );
  process.exit(2);
}
for (const name of named.length > 0 ? named : BENCHMARKS) {
  const file = join(import.meta.dirname, `${name}.ts`);
  if (!existsSync(file)) throw new Error(`bench/${name}.ts is missing`);
  console.error(`── ${name}`);
  const child = spawn(process.execPath, [file, ...options], { stdio: "inherit" });
  const [code] = await once(child, "close");
  if (code !== 0) process.exitCode = 1;
}
