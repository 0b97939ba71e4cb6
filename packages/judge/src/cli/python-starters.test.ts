import { fileURLToPath } from "node:url";
import { readCatalogue } from "@verdict/catalogue/read-package";
import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import { PYTHON_TASK, pythonStarterFrom } from "@verdict/contract/python-starter";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { WAKES_WHEN_USED } from "../testing/data-dir.ts";

const CATALOGUE = fileURLToPath(new URL("../../../../problems", import.meta.url));
/**
 * Their starters in C++ answer line by line or case by case, read a line with its spaces or numbers with a sign between
 * them, or make nodes that point at each other: Python begins with its general one.
 */
const OF_NO_RULE = [
  ...["a-billion-pictures", "an-itinerary-that-uses-every-ticket", "count-the-vowels", "count-words-by-prefix"],
  ...["cut-a-row-to-make-the-smallest-part-largest", "depth-and-balance-of-a-binary-tree"],
  ...["do-the-two-segments-meet", "hang-it-back", "is-it-a-binary-search-tree", "match-mentors-and-learners"],
  ...["merging-many-sorted-lists", "minutes-between-two-times", "multiply-two-matrices"],
  ...["next-number-with-as-many-ones", "nothing-is-forgotten", "one-counter-left", "palindrome-without-punctuation"],
  ...["playlists-end-to-end", "points-for-whole-departments", "range-add-range-maximum", "roman-numerals-both-ways"],
  ...["run-lengths-there-and-back", "search-a-rotated-sorted-list", "shunting-by-night", "sorting-by-couplings"],
  ...["stepping-stones", "subtree-sums-while-values-change", "switches-the-first-impossible-rule"],
  ...["the-first-number-not-smaller", "the-largest-xor-of-two-numbers", "the-least-read-book", "the-odd-floors-wait"],
  ...["the-reading-shelf", "the-warmest-place-on-the-way", "three-traversals-of-a-binary-tree"],
  ...["turn-and-mirror-a-grid", "two-numbers-that-occur-once", "ways-to-read-a-word-in-a-grid"],
  ...["where-two-paths-meet", "whichever-way-round", "write-a-number-in-another-base"],
];
/** In the place of what is to be written: there is nothing left to read. */
const AT_THE_END = "    assert next(words, None) is None\n    print('read')\n";
const PATIENCE_MS = 300_000;

let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ ...WAKES_WHEN_USED, slots: 2 });
});
afterAll(() => judge.stop());

test("Python begins with the whole input of a problem read, on all problems of the catalogue but those of no rule", {
  timeout: PATIENCE_MS,
}, async ({ skip }) => {
  const problems = await readCatalogue(CATALOGUE);
  const starters = problems.map(({ slug, startCode, tests }) => {
    const [first] = tests;
    if (startCode === null || first === undefined) throw new Error(`${slug} lacks starter code or an example`);
    return { slug, input: first.inputPath, starter: pythonStarterFrom(startCode.cpp) };
  });
  expect(starters.flatMap(({ slug, starter }) => (starter === null ? [slug] : [])).sort()).toEqual(OF_NO_RULE);
  if ((await judge.lookForLanguages())["python3"]?.state !== "ready") skip("Python is not installed here");
  const outputs = await Promise.all(
    starters.flatMap(({ slug, input, starter }) => (starter === null ? [] : [outputOf(slug, input, starter)])),
  );
  expect(outputs.filter((output) => !output.endsWith(": read"))).toEqual([]);
  expect(outputs).toHaveLength(problems.length - OF_NO_RULE.length);
});

async function outputOf(slug: string, input: string, starter: string): Promise<string> {
  const source = starter.replace(PYTHON_TASK, AT_THE_END);
  const limits = { ...DEFAULT_LIMITS, timeMs: 60_000 };
  const task = { kind: "build", language: "python3", source, limits, limitsAreFor: "program" } as const;
  const ran = await judge.run({ ...task, inputPaths: [input] });
  if (ran.kind === "refused") return `${slug}: ${ran.compilerOutput}`;
  const [run] = ran.runs;
  return `${slug}: ${run?.end === "well" ? Buffer.from(run.output).toString().trim() : run?.reason}`;
}
