import { mkdtempSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { sharedDataDir } from "../testing/data-dir.ts";
import { verifyPackage } from "./verify-package.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-verify-"));
const put = async (name: string, text: string) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
};
const SUM = "const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number); console.log(a + b);";

beforeEach(async () => {
  vi.stubEnv("DATA_DIR", sharedDataDir());
  vi.stubEnv("JUDGE_CONCURRENCY", "2");
  await rm(folder, { recursive: true, force: true });
  await put("problem.yaml", "name: Sum\nlimits:\n  time_limit: 2\n");
  await put("data/secret/1.in", "4 5\n");
  await put("data/secret/1.ans", "9\n");
  await put("submissions/accepted/sum.js", SUM);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true, force: true }));

const errorsOf = async (file = folder, print = (_line: string) => undefined) =>
  (await verifyPackage(file, print)).filter(({ severity }) => severity === "error");

test("a package whose solutions get the verdicts of their folders has no error, only warnings", async () => {
  await put("submissions/wrong_answer/minus.js", SUM.replace("a + b", "a - b"));
  const lines: string[] = [];
  const findings = await verifyPackage(folder, (line) => lines.push(line));
  expect(new Set(findings.map(({ severity }) => severity))).toEqual(new Set(["warning"]));
  expect(lines.map((line) => line.split(/\s+/)[1])).toEqual(["AC", "WA"]);
});

test("each solution without the verdict of its folder is an error that names the test", async () => {
  await put("submissions/accepted/minus.js", SUM.replace("a + b", "a - b"));
  await put("submissions/wrong_answer/right.js", SUM);
  expect(await errorsOf()).toMatchObject([
    { file: "submissions/accepted/minus.js", message: expect.stringContaining("secret/1 is WA") },
    { file: "submissions/wrong_answer/right.js", message: "is expected to get WA or OLE, but it got AC" },
  ]);
});

test("what is no package, and one without any solution, is told as an error", async () => {
  expect(await errorsOf(path.join(folder, "nowhere"))).toMatchObject([{ message: "is not there" }]);
  await rm(path.join(folder, "submissions"), { recursive: true });
  expect(await errorsOf()).toMatchObject([{ file: "submissions/accepted" }]);
  await rm(path.join(folder, "problem.yaml"));
  expect(await errorsOf()).toMatchObject([{ file: "problem.yaml" }]);
});
