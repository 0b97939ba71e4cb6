import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readPackage } from "@verdict/catalogue/read-package";
import { afterAll, expect, test } from "vitest";
import { writePackageFolder } from "../building/testing/doubling-package.ts";
import { findingsOfPackage } from "./findings-of-package.ts";

const room = mkdtempSync(path.join(tmpdir(), "verdict-findings-"));
afterAll(() => rm(room, { recursive: true, force: true }));

async function textFindings(changes: Record<string, string>): Promise<string[]> {
  const findings = findingsOfPackage(await readPackage(await writePackageFolder(room, changes)));
  return findings.filter((finding) => /statement|hints|editorial|explanation/.test(finding));
}

test("texts that are missing are findings, though they are no part of the record", async () => {
  expect(await textFindings({ "data/sample/1.desc": "" })).toEqual([
    "it has no statement",
    "0 hints, 3 are the least",
    "it has no editorial",
    "sample/1 has no explanation",
  ]);
});

test("texts that are there are no finding, unless the editorial is longer than a page", async () => {
  const texts = {
    "problem.yaml": "name: Doubling\nlimits: { time_limit: 2 }\nverdict: { hints: [one, two, three] }\n",
    "statement/problem.en.md": "Double the number.\n",
    "solution/solution.en.md": "Add it to itself.\n",
  };
  expect(await textFindings(texts)).toEqual([]);
  expect(await textFindings({ ...texts, "solution/solution.en.md": "and ".repeat(501) })).toEqual([
    "its editorial has 501 words, more than a page",
  ]);
});
