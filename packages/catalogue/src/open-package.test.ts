import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { exportedProblem } from "./exported-problem.ts";
import { withPackage } from "./open-package.ts";
import { readPackage } from "./read-package.ts";
import { writeZip } from "./write-zip.ts";

const temporary = mkdtempSync(path.join(os.tmpdir(), "verdict-open-"));
afterAll(() => rmSync(temporary, { recursive: true }));
const LEGACY = path.join(import.meta.dirname, "testdata/legacy-sum");

test("a folder and its zip are opened alike", async () => {
  const problem = await readPackage(LEGACY);
  const zip = path.join(temporary, "any-name.zip");
  await writeZip(exportedProblem(problem), zip);
  for (const file of [LEGACY, zip]) {
    const opened = await withPackage(file, readPackage);
    expect([opened.slug, opened.title, opened.tests.length]).toEqual([
      "legacy-sum",
      problem.title,
      problem.tests.length,
    ]);
  }
});

test("a path without anything, and a file that is no zip, are refused in one line", async () => {
  const missing = path.join(temporary, "missing.zip");
  await expect(withPackage(missing, readPackage)).rejects.toThrow("missing.zip: is not there");
  await expect(withPackage(path.join(LEGACY, "problem.yaml"), readPackage)).rejects.toThrow(/^zip: cannot be read/);
});
