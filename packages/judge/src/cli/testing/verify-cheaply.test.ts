import { mkdtempSync } from "node:fs";
import { appendFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readPackage } from "@verdict/catalogue/read-package";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writePackageFolder } from "../../building/testing/doubling-package.ts";
import { createJudge, type Judge } from "../../judge.ts";
import { WAKES_WHEN_USED } from "../../testing/data-dir.ts";
import { isVerified, recordVerified } from "../verified-record.ts";
import { verifyCheaply } from "./verify-cheaply.ts";

const room = mkdtempSync(path.join(tmpdir(), "verdict-cheaply-"));
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ ...WAKES_WHEN_USED, slots: 2 });
});
afterAll(async () => {
  await judge.stop();
  await rm(room, { recursive: true, force: true });
});

async function findingsOf(changes: Record<string, string>): Promise<string[]> {
  const problem = await readPackage(await writePackageFolder(room, changes));
  const findings = await verifyCheaply(judge, problem, () => undefined);
  // What a whole problem of the catalogue has besides is not what these tests are about.
  return findings.filter((finding) => /validate|accepted\/|generators/.test(finding));
}

test("a record holds until the package changes", async () => {
  const folder = await writePackageFolder(room, {});
  expect(await isVerified(folder)).toBe(false);
  await recordVerified(folder);
  expect(await isVerified(folder)).toBe(true);
  await appendFile(path.join(folder, "submissions/accepted/solution.js"), "\n");
  expect(await isVerified(folder)).toBe(false);
});

test("a sound package has no finding", async () => {
  expect(await findingsOf({})).toEqual([]);
});

test("a validator that refuses a sample or a generated input is a finding", async () => {
  const rule = (low: number, high: number) => ({
    "input_validators/validate.js": `const input = require("./strict-input.js").openInput();
      input.int("n", ${low}, ${high}); input.newline(); input.end();`,
  });
  expect((await findingsOf(rule(2, 9))).join("\n")).toContain("validate.js refuses sample/1");
  expect((await findingsOf(rule(1, 1))).join("\n")).toMatch(/validate\.js refuses number\.js low=1 high=9 seed=\d+/);
});

test("a reference that fails a sample is a finding", async () => {
  const findings = await findingsOf({ "submissions/accepted/solution.js": "console.log(3);" });
  expect(findings.join("\n")).toMatch(/accepted\/solution\.js is expected to get AC, but sample\/1 is WA/);
});

test("what is compiled to machine code is left out, in any language", async () => {
  const broken = { "submissions/accepted/solution.cpp": "int main(", "submissions/accepted/solution.go": "package" };
  expect(await findingsOf(broken)).toEqual([]);
});

test("a generator that fails is told with its command", async () => {
  await expect(findingsOf({ "generators/number.js": "process.exit(1);" })).rejects.toThrow(/number\.js with low=1/);
});
