import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readPackage } from "@verdict/catalogue/read-package";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { BUILT_DATA } from "../building/built-data.ts";
import { createJudge, type Judge } from "../judge.ts";
import { WAKES_WHEN_USED } from "../testing/data-dir.ts";
import { splitByLanguage } from "./judgeable-solutions.ts";
import { verifyCheaply } from "./testing/verify-cheaply.ts";
import { isVerified } from "./verified-record.ts";
import { verifyProblem } from "./verify-problem.ts";

const CATALOGUE = fileURLToPath(new URL("../../../../problems", import.meta.url));
/** `npm run verify` compares on a thousand. */
const SMALL_CASES = 20;
/** Whole, a problem's slow solutions run into the time limit on purpose, and the machine may be busy. */
const PROBLEM_TIMEOUT_MS = 600_000;
/**
 * A record proves its package; that this judge still agrees is seen on so many, others at each commit, and on all of
 * them when the tests are thorough.
 */
const SAMPLE = inject("isThorough") ? Number.POSITIVE_INFINITY : 10;

const verified = new Set<string>();
const changed: string[] = [];
for (const slug of readdirSync(CATALOGUE).sort()) {
  if (await isVerified(path.join(CATALOGUE, slug))) verified.add(slug);
  else changed.push(slug);
}

let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ ...WAKES_WHEN_USED, slots: 2 });
});
afterAll(() => judge.stop());

test.each([...changed, ...sampleOf(verified)])(
  "%s is sound: as it was verified whole, or verified whole now",
  async (slug) => {
    const folder = path.join(CATALOGUE, slug);
    const { judgeable: problem } = await splitByLanguage(judge, await readPackage(folder));
    const print = () => undefined;
    if (verified.has(slug)) expect(await verifyCheaply(judge, problem, print)).toEqual([]);
    else {
      const options = { cacheFolder: BUILT_DATA, smallCases: SMALL_CASES, writeDigestsTo: null, print };
      expect(await verifyProblem(judge, problem, options)).toEqual([]);
    }
  },
  PROBLEM_TIMEOUT_MS,
);

function sampleOf(slugs: ReadonlySet<string>): string[] {
  // Whoever the checkout belongs to.
  const words = ["-c", "safe.directory=*", "rev-parse", "HEAD"];
  const commit = execFileSync("git", words, { cwd: CATALOGUE, encoding: "utf8" });
  const place = (slug: string) => createHash("sha256").update(commit).update(slug).digest("hex");
  return [...slugs].sort((a, b) => (place(a) < place(b) ? -1 : 1)).slice(0, SAMPLE);
}
