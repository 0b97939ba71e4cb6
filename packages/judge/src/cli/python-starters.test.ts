import fs from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { readCatalogue } from "@verdict/catalogue/read-package";
import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import { PYTHON_TASK, pythonStarterFrom } from "@verdict/contract/python-starter";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { WAKES_WHEN_USED } from "../testing/data-dir.ts";

const CATALOGUE = fileURLToPath(new URL("../../../../problems", import.meta.url));
/**
 * Their starters in C++ carry out commands, read a line with its spaces, numbers with a sign between them or words that
 * may be numbers, declare two tables at once, or point at what they read: Python begins with its general one.
 */
const OF_NO_RULE = [
  ...["a-billion-pictures", "count-the-vowels", "count-words-by-prefix", "depth-and-balance-of-a-binary-tree"],
  ...["do-the-two-segments-meet", "hang-it-back", "is-it-a-binary-search-tree", "merging-many-sorted-lists"],
  ...["minutes-between-two-times", "multiply-two-matrices", "nothing-is-forgotten", "one-counter-left"],
  ...["palindrome-without-punctuation", "playlists-end-to-end", "points-for-whole-departments"],
  ...["range-add-range-maximum", "shunting-by-night", "sorting-by-couplings", "stepping-stones"],
  ...["subtree-sums-while-values-change", "the-least-read-book", "the-odd-floors-wait", "the-reading-shelf"],
  ...["the-warmest-place-on-the-way", "three-traversals-of-a-binary-tree", "turn-and-mirror-a-grid"],
  ...["where-two-paths-meet", "whichever-way-round"],
];
/** Their starters read and answer one case after another, so that the place to write in stands in a loop. */
const CASE_BY_CASE = [
  ...["an-itinerary-that-uses-every-ticket", "cut-a-row-to-make-the-smallest-part-largest"],
  ...["match-mentors-and-learners", "next-number-with-as-many-ones", "roman-numerals-both-ways"],
  ...["run-lengths-there-and-back", "search-a-rotated-sorted-list", "switches-the-first-impossible-rule"],
  ...["the-first-number-not-smaller", "the-largest-xor-of-two-numbers", "two-numbers-that-occur-once"],
  ...["ways-to-read-a-word-in-a-grid", "write-a-number-in-another-base"],
];
/** Of these alone, a case has several answers, side by side in a line. */
const ANSWERS_IN_A_LINE = ["search-a-rotated-sorted-list"];
/** In the place of what is to be written, which is reached as often as there are answers. */
const ANSWER = "print('answer')";
/** Behind all of it: there is nothing left to read. */
const AT_THE_END = "    assert next(words, None) is None\n    print('read')\n";
const END_OF_MAIN = "\n\nmain()\n";
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
    return { slug, example: first, starter: pythonStarterFrom(startCode.cpp) };
  });
  expect(starters.flatMap(({ slug, starter }) => (starter === null ? [slug] : [])).sort()).toEqual(OF_NO_RULE);
  if ((await judge.lookForLanguages())["python3"]?.state !== "ready") skip("Python is not installed here");
  const outputs = await Promise.all(
    starters.flatMap(({ slug, example, starter }) =>
      starter === null ? [] : [outputOf(slug, example.inputPath, starter)],
    ),
  );
  const whole = await Promise.all(
    starters.flatMap(({ slug, example, starter }) => (starter === null ? [] : [wholeOutput(slug, example.answerPath)])),
  );
  expect(outputs).toEqual(whole);
  expect(outputs).toHaveLength(problems.length - OF_NO_RULE.length);
});

/** What a starter prints that reads the whole input, and asks for each of its answers on the way. */
async function wholeOutput(slug: string, answerPath: string): Promise<string> {
  const answers = CASE_BY_CASE.includes(slug) ? await answersIn(slug, answerPath) : 1;
  return `${slug}: ${"answer ".repeat(answers)}read`;
}

async function answersIn(slug: string, answerPath: string): Promise<number> {
  const lines = (await fs.readFile(answerPath, "utf8")).trim().split("\n");
  const answers = ANSWERS_IN_A_LINE.includes(slug) ? lines.flatMap((line) => line.split(" ")) : lines;
  // One answer could not be told from a place that stands behind the loop.
  if (answers.length < 2) throw new Error(`the example of ${slug} has one case`);
  return answers.length;
}

async function outputOf(slug: string, input: string, starter: string): Promise<string> {
  const source = starter.replace(PYTHON_TASK, ANSWER).replace(END_OF_MAIN, `${AT_THE_END}${END_OF_MAIN}`);
  const limits = { ...DEFAULT_LIMITS, timeMs: 60_000 };
  const task = { kind: "build", language: "python3", source, limits, limitsAreFor: "program" } as const;
  const ran = await judge.run({ ...task, inputPaths: [input] });
  if (ran.kind === "refused") return `${slug}: ${ran.compilerOutput}`;
  const [run] = ran.runs;
  return `${slug}: ${run?.end === "well" ? Buffer.from(run.output).toString().trim().replaceAll("\n", " ") : run?.reason}`;
}
