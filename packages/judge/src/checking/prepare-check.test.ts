import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Checker, DEFAULT_LIMITS } from "@verdict/contract/judging";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-prepare-check-"));
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 2 });
});
afterAll(async () => {
  await judge.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Takes its time, as a validator of large outputs does, and refuses the output `2`. */
const CHECKER: Checker = {
  kind: "validator",
  language: "cpp",
  files: [
    {
      name: "validate.cpp",
      content: `#include <chrono>
#include <iostream>
int main() {
  auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(300);
  while (std::chrono::steady_clock::now() < end);
  int output = 0;
  std::cin >> output;
  return output == 2 ? 43 : 42;
}
`,
    },
  ],
  arguments: [],
};

test("outputs that a validator has yet to look at are waited for when later tests are hopeless", async () => {
  const tests = await Promise.all(
    Array.from({ length: 12 }, async (_unused, index) => {
      const inputPath = path.join(folder, String(index + 1));
      await writeFile(inputPath, `${index + 1}\n`);
      return { number: index + 1, isVisible: true, inputPath, answerPath: inputPath };
    }),
  );
  const steps: number[] = [];
  const result = await judge.judge(
    {
      kind: "submit",
      language: "javascript",
      source: `const n = Number(require("fs").readFileSync(0)); while (n > 3); console.log(n);`,
      limits: { ...DEFAULT_LIMITS, timeMs: 1_000 },
      limitsAreFor: "program",
      checker: CHECKER,
      tests,
      reference: null,
    },
    { onProgress: (step) => step.kind === "test" && steps.push(step.number) },
  );
  expect(result.tests.map(({ verdict }) => verdict)).toEqual(["AC", "WA", "AC", "TLE", "TLE"]);
  expect(result).toMatchObject({ verdict: "WA", passed: 2, total: 12 });
  // The validator went before tests that waited, so that most of them never ran.
  expect(steps.length).toBeLessThan(12);
});
