import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readPackage } from "@verdict/catalogue/read-package";
import type { CoreLanguageId } from "@verdict/contract/language";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writePackageFolder } from "../building/testing/doubling-package.ts";
import { createJudge, type Judge } from "../judge.ts";
import { WAKES_WHEN_USED } from "../testing/data-dir.ts";
import { verifyStarters } from "./verify-starters.ts";

const room = mkdtempSync(path.join(tmpdir(), "verdict-starters-"));
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ ...WAKES_WHEN_USED, slots: 2 });
});
afterAll(async () => {
  await judge.stop();
  await rm(room, { recursive: true, force: true });
});

const SOUND: Record<CoreLanguageId, string> = {
  cpp: "int main() { return 0; }",
  java: "class Main { public static void main(String[] args) {} }",
  javascript: "console.log(0);",
};

async function findingsOf(changes: Partial<Record<CoreLanguageId, string>>): Promise<string[]> {
  const problem = await readPackage(await writePackageFolder(room, {}));
  const languages = ["cpp", "java", "javascript"] as const;
  const print = () => undefined;
  return await verifyStarters(judge, { ...problem, startCode: { ...SOUND, ...changes } }, { languages, print });
}

test("starter code may be wrong, but it compiles and ends well", async () => {
  expect(await findingsOf({})).toEqual([]);
});

test.each([
  ["cpp", "int main() { return x; }", "CE"],
  ["java", "class Main { int }", "CE"],
  ["javascript", "console.log(", "CE"],
  ["javascript", "null.length;", "RTE"],
] as const)("in %s, %j is a finding", async (language, source, verdict) => {
  const findings = await findingsOf({ [language]: source });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatch(/^starter code in .* is expected to get WA or AC, but /);
  expect(findings[0]).toContain(verdict);
});
