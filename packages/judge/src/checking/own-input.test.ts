import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-own-input-"));
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 2 });
});
afterAll(async () => {
  await judge.stop();
  await rm(folder, { recursive: true, force: true });
});

const ECHO = `process.stdout.write(require("fs").readFileSync(0));`;
/** One number on a line of its own; of 13 it dies. */
const VALIDATOR = `const text = require("fs").readFileSync(0, "latin1");
if (text === "13\\n") throw new Error("13");
if (/^\\d+\\n$/.test(text)) process.exit(42);
require("fs").writeSync(2, "line 1: n is missing\\nand more\\n");
process.exit(43);`;

async function judged(inputs: readonly string[], validator = VALIDATOR) {
  const tests = await Promise.all(
    inputs.map(async (input, index) => {
      const inputPath = path.join(folder, String(index));
      await writeFile(inputPath, input);
      // The first is an example, of which the problem itself says that it is right.
      return { number: index + 1, isVisible: true, inputPath, answerPath: index === 0 ? inputPath : null };
    }),
  );
  return await judge.judge({
    kind: "run",
    language: "javascript",
    source: ECHO,
    limits: DEFAULT_LIMITS,
    limitsAreFor: "problem",
    checker: TOKEN_CHECKER,
    tests,
    reference: { language: "javascript", source: ECHO },
    validators: [{ language: "javascript", source: validator }],
  });
}

test("an own input that breaks the problem's rules is told as such, and no program runs on it", async () => {
  const result = await judged(["an example", "7\n", "seven\n", "7 \r\n\n", "13\n"]);
  expect(result.verdict).toBe("NC");
  const [example, right, wrong, untidy, dying] = result.tests;
  expect([example, right, untidy].map((each) => each?.verdict)).toEqual(["AC", "AC", "AC"]);
  expect(untidy?.output, "the program reads what was typed").toBe("7 \r\n\n");
  expect(wrong).toMatchObject({ verdict: "NC", output: "", expected: null, cpuMs: 0 });
  expect(wrong?.reason).toBe("This input breaks the rules of the problem: line 1: n is missing");
  expect(dying).toMatchObject({ verdict: "NC", reason: expect.stringContaining("own check of inputs has failed") });
});

test("a validator that does not parse lets no own input be accepted", async () => {
  const { tests } = await judged(["1\n", "7\n"], "not JavaScript at all");
  expect(tests.map(({ verdict }) => verdict)).toEqual(["AC", "NC"]);
});

test("a validator that never ends is given up after two inputs", async () => {
  const inputs = ["an example", ...Array.from({ length: 8 }, (_unused, index) => `${index} \n`)];
  const { tests, timings } = await judged(inputs, "for (;;);");
  expect(tests.map(({ verdict }) => verdict)).toEqual(["AC", ...Array(8).fill("NC")]);
  // Three run at once, in two slots and a spare one; when the first of them ends a fourth begins, and it is the last.
  expect(timings.filter(({ name }) => name.startsWith("validate")).length).toBeLessThanOrEqual(4);
  expect(tests.at(-1)?.reason).toBe(
    "The problem's own check of inputs has taken too long on others, so your program was not run on this one.",
  );
});

test("a validator that dies of what is untidy is asked again each time, however many inputs are", async () => {
  const dies = `if (/ /.test(require("fs").readFileSync(0, "latin1"))) throw new Error("a space");\nprocess.exit(42);`;
  const inputs = ["an example", ...Array.from({ length: 8 }, (_unused, index) => `${index} \n`)];
  expect((await judged(inputs, dies)).tests.map(({ verdict }) => verdict)).toEqual(Array(9).fill("AC"));
});
