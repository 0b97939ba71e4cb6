import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";
import type { ValidatorChecker } from "./validator.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-validate-outputs-"));
const inputPath = path.join(folder, "input");
const answerPath = path.join(folder, "answer");
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 2 });
  await writeFile(inputPath, "5\n");
  await writeFile(answerPath, "10\n");
});
afterAll(async () => {
  await judge.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Accepts what is the sum of input, answer and its flag; its feedback folder has to be there and empty. */
const PYTHON = `import os, sys
input, answer, feedback, flag = sys.argv[1:5]
if os.listdir(feedback): sys.exit(1)
open(feedback + "judgemessage.txt", "w").write("seen")
word = sys.stdin.read().strip()
if word == "crash": raise NameError("oops")
print("nobody reads this")
sys.exit(42 if int(word) == int(open(input).read()) + int(open(answer).read()) + len(flag) else 43)
`;
/** What a shell would make something else of. */
const FLAG = `it's $(a) "flag"`;

const said = (content: string, outputs: readonly string[]) => {
  const checker: ValidatorChecker = {
    kind: "validator",
    language: "python",
    files: [{ name: "validate.py", content }],
    arguments: [FLAG],
  };
  return judge.validateOutputs(
    checker,
    outputs.map((output) => ({ inputPath, answerPath, output })),
  );
};

test("each output is looked at with its files, flags and a feedback folder of its own", async () => {
  const sum = 5 + 10 + FLAG.length;
  const outputs = Array.from({ length: 130 }, (_unused, index) => index);
  expect(await said(PYTHON, outputs.map(String))).toEqual(outputs.map((output) => output === sum));
});

test("a validator that crashes once, or never accepts or refuses, says nothing of any output", async () => {
  expect(await said(PYTHON, ["31", "crash", "32"])).toBeNull();
  expect(await said("import sys; sys.exit(0)", ["31"])).toBeNull();
});
