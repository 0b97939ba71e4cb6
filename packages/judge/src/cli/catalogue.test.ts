import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readPackage } from "@verdict/catalogue/read-package";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUILT_DATA } from "../building/build-tests.ts";
import { createJudge, type Judge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";
import { isVerified } from "./verified-record.ts";
import { verifyCheaply } from "./verify-cheaply.ts";
import { verifyProblem } from "./verify-problem.ts";

const CATALOGUE = fileURLToPath(new URL("../../../../problems", import.meta.url));
/** `npm run verify` compares on a thousand. */
const SMALL_CASES = 20;
/** Whole, a problem's slow solutions run into the time limit on purpose, and the machine may be busy. */
const PROBLEM_TIMEOUT_MS = 600_000;

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
  "%s is sound: as it was verified whole, or verified whole now",
  async (slug) => {
    const folder = path.join(CATALOGUE, slug);
    const problem = await readPackage(folder);
    const print = () => undefined;
    if (await isVerified(folder)) expect(await verifyCheaply(judge, problem, print)).toEqual([]);
    else {
      const options = { cacheFolder: BUILT_DATA, smallCases: SMALL_CASES, writeDigestsTo: null, print };
      expect(await verifyProblem(judge, problem, options)).toEqual([]);
    }
  },
  PROBLEM_TIMEOUT_MS,
);

function slugs(): string[] {
  return readdirSync(CATALOGUE).sort();
}
