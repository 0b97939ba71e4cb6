import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Checker, DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { LanguageId } from "@verdict/contract/language";
import { Verdict } from "@verdict/contract/verdict";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as z from "zod/mini";
import { createJudge, type Judge } from "./judge.ts";
import { findJdk } from "./languages/find-jdk.ts";
import type { JudgeTask } from "./running/judge-task.ts";
import { sharedDataDir } from "./testing/data-dir.ts";

/** A folder each: a program, what it reads, what it should print, and what the judge has to say of it. */
const PROGRAMS = path.join(import.meta.dirname, "testdata/programs");

const Text = z.union([z.string(), z.object({ repeat: z.string(), times: z.number() })]);
const Expectation = z.strictObject({
  source: z.string(),
  verdict: Verdict,
  input: Text,
  answer: Text,
  timeMs: z.optional(z.number()),
  memoryMb: z.optional(z.number()),
  isVisible: z._default(z.boolean(), true),
  checker: z._default(Checker, TOKEN_CHECKER),
  /** Part of the test's reason, or all of it. */
  reason: z.optional(z.string()),
  reasonIs: z._default(z.enum(["part", "exact"]), "part"),
  compilerOutput: z.optional(z.string()),
  compilerOutputBegins: z.optional(z.string()),
  errorOutput: z.optional(z.string()),
  /** The oldest release of Java that can do what the folder is about. */
  needsJava: z.optional(z.number()),
});
type Expectation = z.infer<typeof Expectation>;

const folder = mkdtempSync(path.join(tmpdir(), "verdict-programs-"));
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

const release = (await findJdk(process.env["JAVA_HOME"]))?.release ?? 0;
const folders = readdirSync(PROGRAMS).map((name) => ({ name, expected: expectationOf(name) }));
const runsHere = ({ expected: { needsJava = 0 } }: (typeof folders)[number]) => needsJava <= release;
/** What is true of a limit of 64 MB is tried with one of 256 MB as well where tests are thorough. */
const isLarge = ({ name }: (typeof folders)[number]) => !inject("isThorough") && name.endsWith("256-mb");
test.skip.each(folders.filter((one) => !runsHere(one)))("$name (needs Java $expected.needsJava)", () => undefined);
test.skip.each(folders.filter((one) => runsHere(one) && isLarge(one)))("$name: only with --thorough", () => undefined);
const tried = folders.filter((one) => runsHere(one) && !isLarge(one));
/** A compile alone may take 60 s and then 180 more where it is starved (patience.ts), and five wait for their turns. */
const PATIENT = { timeout: 600_000 };
test.concurrent.each(tried)("$name", PATIENT, async ({ name, expected }) => {
  const result = await judge.judge(await taskOf(name, expected));
  const [only] = result.tests;
  expect({ verdict: result.verdict, reason: only?.reason, compilerOutput: result.compilerOutput }).toMatchObject({
    verdict: expected.verdict,
    ...(expected.reason === undefined ? {} : { reason: reasonMatcher(expected.reason, expected.reasonIs) }),
    ...(expected.compilerOutput === undefined
      ? {}
      : { compilerOutput: expect.stringContaining(expected.compilerOutput) }),
  });
  expect(result.passed).toBe(expected.verdict === "AC" ? 1 : 0);
  expect(JSON.stringify(result)).not.toContain(folder);
  const begins = expected.compilerOutputBegins ?? "";
  expect((result.compilerOutput ?? "").slice(0, begins.length)).toBe(begins);
  expect(result.compilerOutput ?? "").not.toMatch(PATH_OF_MACHINE);
  expect(only?.errorOutput ?? "").toContain(expected.errorOutput ?? "");
  expect(`${only?.errorOutput}${result.compilerOutput}`).not.toMatch(OF_THE_RUNTIME);
  if (!expected.isVisible) expect(JSON.stringify(result)).not.toContain("secret");
});

function expectationOf(name: string): Expectation {
  return Expectation.parse(JSON.parse(readFileSync(path.join(PROGRAMS, name, "expect.json"), "utf8")));
}

/** Places in the files of Node, of the JDK and of ours: nothing that the program's author has written. */
const OF_THE_RUNTIME = /\/box\/main|\(node:|\/opt\/judge\/|at java\.base\//;

const PATH_OF_MACHINE = /\/usr\/|\/box\/|\/tmp\/|\/build\/|\/judge\//;

function reasonMatcher(reason: string, kind: Expectation["reasonIs"]): unknown {
  return kind === "exact" ? reason : expect.stringContaining(reason);
}

async function taskOf(name: string, expected: Expectation): Promise<JudgeTask> {
  const inputPath = path.join(folder, `${name}.in`);
  const answerPath = path.join(folder, `${name}.ans`);
  await writeFile(inputPath, textOf(expected.input));
  await writeFile(answerPath, textOf(expected.answer));
  const { timeMs = DEFAULT_LIMITS.timeMs, memoryMb = 256 } = expected;
  return {
    kind: "submit",
    language: LanguageId.parse(name.split("-")[0]),
    source: readFileSync(path.join(PROGRAMS, name, expected.source), "utf8"),
    limits: { ...DEFAULT_LIMITS, timeMs, memoryBytes: memoryMb * 1024 * 1024 },
    limitsAreFor: "program",
    checker: expected.checker,
    tests: [{ number: 1, isVisible: expected.isVisible, inputPath, answerPath }],
    reference: null,
  };
}

function textOf(text: z.infer<typeof Text>): string {
  return typeof text === "string" ? text : text.repeat.repeat(text.times);
}
