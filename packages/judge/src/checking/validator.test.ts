import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Checker, DEFAULT_LIMITS } from "@verdict/contract/judging";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-validator-"));
const inputPath = path.join(folder, "input");
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 2 });
  await writeFile(inputPath, "1\n");
});
afterAll(async () => {
  await judge.stop();
  await rm(folder, { recursive: true, force: true });
});

const judged = async (body: string) => {
  const checker: Checker = {
    kind: "validator",
    language: "python",
    files: [{ name: "validate.py", content: `import sys\n${body}\n` }],
    arguments: [],
  };
  return judge.judge({
    kind: "submit",
    language: "javascript",
    source: `console.log("x".repeat(3_000_000));`,
    limits: DEFAULT_LIMITS,
    limitsAreFor: "program",
    checker,
    tests: [{ number: 1, isVisible: true, inputPath, answerPath: inputPath }],
    reference: null,
  });
};

test("a validator that quotes megabytes of the output refuses it, and the beginning is shown", async () => {
  const quotes = `word = sys.stdin.read()
for name in ["teammessage.txt", "judgemessage.txt"]: open(sys.argv[3] + name, "w").write("got " + word)
sys.exit(43)`;
  const result = await judged(quotes);
  expect(result).toMatchObject({ verdict: "WA", passed: 0 });
  expect(result.tests[0]?.reason).toMatch(/^wrong answer \(got x{296}\)$/);
});
