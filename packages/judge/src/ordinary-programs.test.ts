import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createJudge, type Judge } from "./judge.ts";
import { sharedDataDir } from "./testing/data-dir.ts";

/**
 * What people send to any judge and expect to work: a program each, which says at its beginning what it is given
 * (`in:`) and what it prints (`out:`), a line each. Only one of so many is tried unless all are wanted.
 */
const PROGRAMS = path.join(import.meta.dirname, "testdata/ordinary");
const ONE_OF = inject("isThorough") ? 1 : 16;

const folder = mkdtempSync(path.join(tmpdir(), "verdict-ordinary-"));
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({
    dataDir: sharedDataDir(),
    slots: 2,
    javaHome: process.env["JAVA_HOME"],
    staysWarm: true,
  });
  await judge.warm;
});
afterAll(async () => {
  await judge.stop();
  await rm(folder, { recursive: true, force: true });
});

const LANGUAGES: readonly LanguageId[] = ["cpp", "java", "javascript"];
const programs = LANGUAGES.flatMap((language) =>
  readdirSync(path.join(PROGRAMS, language)).map((file) => ({ language, file })),
);

const tried = programs.filter((_program, index) => index % ONE_OF === 0);
test.concurrent.each(tried)("$language/$file is right", async ({ language, file }) => {
  const source = readFileSync(path.join(PROGRAMS, language, file), "utf8");
  const inputPath = path.join(folder, `${language}-${file}.in`);
  const answerPath = path.join(folder, `${language}-${file}.ans`);
  await writeFile(inputPath, linesAfter("// in: ", source));
  await writeFile(answerPath, linesAfter("// out: ", source));
  const result = await judge.judge({
    kind: "submit",
    language,
    source,
    limits: DEFAULT_LIMITS,
    limitsAreFor: "program",
    checker: TOKEN_CHECKER,
    tests: [{ number: 1, isVisible: true, inputPath, answerPath }],
    reference: null,
  });
  const [only] = result.tests;
  const { verdict, compilerOutput } = result;
  expect({ verdict, compilerOutput, reason: only?.reason, said: only?.errorOutput }).toMatchObject({ verdict: "AC" });
});

function linesAfter(mark: string, source: string): string {
  const lines = source.split("\n").filter((line) => line.startsWith(mark));
  return lines.map((line) => `${line.slice(mark.length)}\n`).join("");
}
