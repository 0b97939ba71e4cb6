import { mkdtempSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readPackage } from "@verdict/catalogue/read-package";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyProblem } from "../cli/verify-problem.ts";
import { createJudge, type Judge } from "../judge.ts";
import { WAKES_WHEN_USED } from "../testing/data-dir.ts";
import { writePackageFolder } from "./testing/doubling-package.ts";

/** A package that asks for twice a number, with everything in it right unless a test changes a file. */
const room = mkdtempSync(path.join(tmpdir(), "verdict-building-"));
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ ...WAKES_WHEN_USED, slots: 2 });
});
afterAll(async () => {
  await judge.stop();
  await rm(room, { recursive: true, force: true });
});

async function findingsOf(changes: Record<string, string>, writesDigests = true): Promise<string[]> {
  const folder = await writePackageFolder(room, changes);
  const options = { cacheFolder: path.join(room, "built"), smallCases: 20, print: () => undefined };
  if (writesDigests) {
    await verifyProblem(judge, await readPackage(folder), { ...options, smallCases: 0, writeDigestsTo: folder });
  }
  const all = await verifyProblem(judge, await readPackage(folder), { ...options, writeDigestsTo: null });
  // What a whole problem of the catalogue has besides is not what these tests are about.
  return all.filter(
    (finding) =>
      !/statement|starter|difficulty|hints|editorial|samples|secret tests|accepted solution in/.test(finding),
  );
}

test("a sound package has no finding, and its tests are built as its digests say", async () => {
  expect(await findingsOf({})).toEqual([]);
  const folder = await writePackageFolder(room, {});
  const sums = await readFile(path.join(folder, "generators/SHA256SUMS"), "utf8").catch(() => "");
  expect(sums).toBe("");
});

test("tests without digests, or with others, are findings", async () => {
  expect(await findingsOf({}, false)).toContain("secret/01-one has no digest in generators/SHA256SUMS");
  const wrong = `${"0".repeat(64)}  data/secret/01-one.in\n${"0".repeat(64)}  data/secret/01-one.ans\n`;
  const findings = await findingsOf({ "generators/SHA256SUMS": wrong }, false);
  expect(findings).toContain("the input of secret/01-one is not the one that its author built");
});

test("an input that the validator refuses is a finding with the validator's words", async () => {
  const findings = await findingsOf({
    "input_validators/validate.js": `const input = require("./strict-input.js").openInput();
      input.int("n", 1, 5); input.newline(); input.end();`,
  });
  expect(findings).toContain("input_validators/validate.js refuses secret/02-large: line 1: n is 900, not from 1 to 5");
});

test("an accepted solution that differs from the brute force is a finding with the input", async () => {
  const findings = await findingsOf({
    "submissions/accepted/solution.js": `const n = Number(require("fs").readFileSync(0, "utf8"));
      console.log(n > 4 ? 0 : 2 * n);`,
  });
  expect(findings.join("\n")).toMatch(/accepted\/solution\.js gets WA on the input "[5-9]\\n"/);
});

const VALIDATED = "problem_format_version: 2023-07\nname: Doubling\ntype: pass-fail\nlimits:\n  time_limit: 0.5\n";
/** Accepts the answer and the number below it. */
const VALIDATOR = `#include <fstream>
#include <iostream>
int main(int, char** files) {
  int answer = 0, output = 0;
  std::ifstream(files[2]) >> answer;
  std::cin >> output;
  return output == answer || output == answer - 1 ? 42 : 43;
}
`;

test("where a validator decides, other outputs than the brute force's are right, and a wrong one is found", async () => {
  const files = { "problem.yaml": VALIDATED, "output_validator/validate.cpp": VALIDATOR };
  const read = `const n = Number(require("fs").readFileSync(0, "utf8"));`;
  const solution = "submissions/accepted/solution.js";
  expect(
    await findingsOf({ ...files, [solution]: `${read} console.log(n < 9 ? 2 * n - (n > 4 ? 1 : 0) : 2 * n);` }),
  ).toEqual([]);
  const wrong = `${read} console.log(n > 4 && n < 10 ? 2 * n + 1 : 2 * n);`;
  expect((await findingsOf({ ...files, [solution]: wrong })).join("\n")).toMatch(
    /accepted\/solution\.js gets WA on the input "[5-9]\\n"/,
  );
});

test("a slow program in C++ that ends within twice the limit is a finding, unless the package says otherwise", async () => {
  const slow = {
    "problem.yaml": VALIDATED,
    "submissions/time_limit_exceeded/spin.cpp": `#include <ctime>
int main() { while (std::clock() < 0.7 * CLOCKS_PER_SEC); }`,
  };
  expect(await findingsOf(slow)).toEqual(["time_limit_exceeded/spin.cpp takes less than 2 times the time limit"]);
  const untimed = "time_limit_exceeded/spin.cpp: { use_for_time_limit: false }\n";
  expect(await findingsOf({ ...slow, "submissions/submissions.yaml": untimed })).toEqual([]);
});

test("a generator that fails is the package's fault, with its command", async () => {
  const generator = `throw new Error("no luck");`;
  await expect(findingsOf({ "generators/number.js": generator })).rejects.toThrow(
    /generators\/number\.js with low=900/,
  );
});
