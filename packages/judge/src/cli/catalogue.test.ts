import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readPackage } from "@verdict/catalogue/read-package";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUILT_DATA } from "../building/build-tests.ts";
import { createJudge, type Judge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";
import { verifyProblem } from "./verify-problem.ts";

const CATALOGUE = fileURLToPath(new URL("../../../../problems", import.meta.url));
/** `npm run verify` compares on a thousand. */
const SMALL_CASES = 20;
/** A problem's slow solutions run into the time limit on purpose, and the machine may be busy. */
const PROBLEM_TIMEOUT_MS = 240_000;

let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 2, staysWarm: true });
});
afterAll(() => judge.stop());

test("the catalogue holds at least twelve problems over all tags and difficulties", async () => {
  const problems = await Promise.all(slugs().map((slug) => readPackage(path.join(CATALOGUE, slug))));
  expect(problems.length).toBeGreaterThanOrEqual(12);
  expect(new Set(problems.map((problem) => problem.tag))).toEqual(new Set(["array", "linkedList", "graph", "dp"]));
  expect(new Set(problems.map((problem) => problem.difficulty))).toEqual(new Set(["easy", "medium", "hard"]));
});

test.each(slugs())(
  "every solution of %s gets the verdict of its folder",
  async (slug) => {
    const problem = await readPackage(path.join(CATALOGUE, slug));
    const options = { cacheFolder: BUILT_DATA, smallCases: SMALL_CASES, writeDigestsTo: null, print: () => undefined };
    expect(await verifyProblem(judge, problem, options)).toEqual([]);
  },
  PROBLEM_TIMEOUT_MS,
);

function slugs(): string[] {
  return readdirSync(CATALOGUE).sort();
}
