import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readEquivalentMutants } from "@verdict/catalogue/equivalent-mutants";
import { readPackage } from "@verdict/catalogue/read-package";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTests } from "../building/build-tests.ts";
import { writePackageFolder } from "../building/testing/doubling-package.ts";
import { createJudge, type Judge } from "../judge.ts";
import { WAKES_WHEN_USED } from "../testing/data-dir.ts";
import { verifyMutants } from "./verify-mutants.ts";

const room = mkdtempSync(path.join(tmpdir(), "verdict-mutants-"));
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ ...WAKES_WHEN_USED, slots: 2 });
});
afterAll(async () => {
  await judge.stop();
  await rm(room, { recursive: true, force: true });
});

/** The tests are 1 and 900, so nothing tells where between them the branches meet. */
const SOLUTION = `const n = Number(require("fs").readFileSync(0, "utf8"));
if (n < 500) console.log(n + n);
else console.log(2 * n);
`;
const SURVIVORS = ["n <= 500", "n < 501", "n < 499"].map((text) => `if (${text}) console.log(n + n);`);

async function verify(changes: Record<string, string>): Promise<{ findings: string[]; lines: string[] }> {
  const folder = await writePackageFolder(room, { "submissions/accepted/solution.js": SOLUTION, ...changes });
  const problem = await readPackage(folder);
  if (problem.generated === null) throw new Error("the package generates its tests");
  const built = await buildTests(judge, { ...problem, generated: problem.generated }, path.join(room, "built"));
  const whole = { ...problem, tests: [...problem.tests, ...built] };
  const lines: string[] = [];
  const equivalent = await readEquivalentMutants(folder);
  return { findings: await verifyMutants(judge, whole, { equivalent, print: (line) => lines.push(line) }), lines };
}

const argued = (after: string) =>
  JSON.stringify({
    file: "accepted/solution.js",
    before: "if (n < 500) console.log(n + n);",
    after,
    reason: "both print twice n",
  });

test("changes that no test catches are findings, each with its line", async () => {
  const { findings, lines } = await verify({});
  const where = "accepted/solution.js:2 survives: if (n < 500) console.log(n + n);  →  ";
  expect(findings).toEqual(SURVIVORS.map((after) => `${where}${after}`));
  expect(lines[0]).toMatch(/[1-9]\d* caught, 0 argued to be equivalent, 3 survive$/);
});

test("an argument in the package takes a change from the findings, and one about nothing is a finding itself", async () => {
  const arguments_ = [...SURVIVORS, "if (n > 500) console.log(n + n);"].map((after) => `- ${argued(after)}\n`).join("");
  const { findings } = await verify({ "submissions/equivalent_mutants.yaml": arguments_ });
  expect(findings).toEqual([
    'accepted/solution.js: nothing survives of "if (n < 500) console.log(n + n);" as it is argued',
  ]);
});

test("an argument without a reason is refused", async () => {
  const text = "- { file: accepted/solution.js, before: a, after: b }\n";
  await expect(verify({ "submissions/equivalent_mutants.yaml": text })).rejects.toThrow("reason: must be a text");
});
