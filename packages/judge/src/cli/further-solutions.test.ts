import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readPackage } from "@verdict/catalogue/read-package";
import { isCore } from "@verdict/contract/language";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { withBuiltTests } from "../building/build-tests.ts";
import { createJudge, type Judge } from "../judge.ts";
import { WAKES_WHEN_USED } from "../testing/data-dir.ts";
import { splitByLanguage } from "./judgeable-solutions.ts";
import { verifySolutions } from "./verify-solutions.ts";

const CATALOGUE = fileURLToPath(new URL("../../../../problems", import.meta.url));
const PROBLEM_TIMEOUT_MS = 600_000;

let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ ...WAKES_WHEN_USED, slots: 2 });
});
afterAll(() => judge.stop());

/** All tests of thirty heavy problems have to be built for it, so it runs where tests are thorough. */
test.runIf(inject("isThorough")).each(readdirSync(CATALOGUE).sort())(
  "%s: solutions in further languages get the verdict of their folder on all tests, where the language is here",
  async (slug) => {
    const { judgeable } = await splitByLanguage(judge, await readPackage(path.join(CATALOGUE, slug)));
    const solutions = judgeable.solutions.filter(({ language }) => !isCore(language));
    if (solutions.length === 0) return;
    // The tests are answered by a solution in a core language.
    const { tests } = await withBuiltTests(judge, judgeable);
    const judged = { ...judgeable, tests, solutions, folderSolutions: [] };
    expect(await verifySolutions(judge, judged, { print: () => undefined })).toEqual([]);
  },
  PROBLEM_TIMEOUT_MS,
);
