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

type Files = Extract<Checker, { kind: "validator" }>["files"];

const judgedBy = (language: "python" | "cpp", files: Files) =>
  judge.judge({
    kind: "submit",
    language: "javascript",
    source: `console.log("x".repeat(3_000_000));`,
    limits: DEFAULT_LIMITS,
    limitsAreFor: "program",
    checker: { kind: "validator", language, files, arguments: [] },
    tests: [{ number: 1, isVisible: true, inputPath, answerPath: inputPath }],
    reference: null,
  });
const judged = (body: string) => judgedBy("python", [{ name: "validate.py", content: `import sys\n${body}\n` }]);

test("a validator that quotes megabytes of the output refuses it, and the beginning is shown", async () => {
  const quotes = `word = sys.stdin.read()
for name in ["teammessage.txt", "judgemessage.txt"]: open(sys.argv[3] + name, "w").write("got " + word)
sys.exit(43)`;
  const result = await judged(quotes);
  expect(result).toMatchObject({ verdict: "WA", passed: 0 });
  expect(result.tests[0]?.reason).toMatch(/^wrong answer \(got x{296}\)$/);
});

/** Nineteen megabytes, which is more than one file may have. */
const AT_LENGTH = `word = sys.stdin.read()
for time in range(7): open(sys.argv[3] + "judgemessage.txt", "a").write("got " + word)
`;

test("one that quotes more of it than a file may have still decides", async () => {
  const refusing = await judged(`${AT_LENGTH}sys.exit(43)`);
  expect(refusing.verdict).toBe("WA");
  expect(refusing.tests[0]?.reason).toMatch(/^wrong answer \(got x{296}\)$/);
  expect((await judged(`${AT_LENGTH}sys.exit(42 if len(word) == 3_000_001 else 43)`)).verdict).toBe("AC");
  const onErrorOutput = "word = sys.stdin.read()\nfor time in range(7): sys.stderr.write(word)\nsys.exit(43)";
  expect((await judged(onErrorOutput)).verdict).toBe("WA");
  const content = `#include <fstream>
#include <iostream>
#include <string>
int main(int, char** arguments) {
  std::ofstream log(std::string(arguments[3]) + "log of all.txt");
  for (char letter; std::cin.get(letter);) log << "this is no number: " << letter << '\\n';
  return 43;
}
`;
  expect((await judgedBy("cpp", [{ name: "validate.cpp", content }])).verdict).toBe("WA");
});

test("one that is broken stays the problem's fault, however much it has written", async () => {
  for (const body of [`${AT_LENGTH}raise NameError("oops")`, 'raise NameError("oops")', "sys.exit(0)"]) {
    const result = await judged(body);
    expect(result).toMatchObject({ verdict: "JE", fault: { kind: "problem" } });
  }
  const fault = { kind: "problem", reason: expect.stringContaining("NameError: oops") };
  expect(await judged('raise NameError("oops")')).toMatchObject({ fault });
});
