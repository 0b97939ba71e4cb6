import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { JudgeResult } from "@verdict/contract/judge-result";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { languageFacts } from "@verdict/contract/language-facts";
import { parseCompilerOutput, parseErrorOutput } from "@verdict/contract/read-diagnostics";
import { MEBIBYTE } from "@verdict/contract/units";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createJudge, type Judge } from "./judge.ts";
import { findDefinedLanguage } from "./languages/defined-language.ts";
import { FURTHER_DEFINITIONS } from "./languages/further/further-definitions.ts";
import type { LanguageDefinition } from "./languages/language-definition.ts";
import { sharedDataDir } from "./testing/data-dir.ts";

/** A folder for each language, in it programs that are named for what becomes of them. */
const PROGRAMS = path.join(import.meta.dirname, "testdata/further-languages");

/** Nothing of the product names it: facts and commands are all that a language is. */
const COUNTING: LanguageDefinition = {
  facts: { ...languageFacts("counting"), runsAs: "interpreted" },
  programs: ["/bin/sh"],
  install: "apt-get install dash",
  versionArguments: ["-c", ":"],
  sourceName: "main.txt",
  build: { command: ({ program }) => [program, "-c", "test -s main.txt && cp main.txt main"] },
  run: {
    command: ({ program }) => [
      program,
      "-c",
      'read word; while read line; do [ "$line" = "$word" ] && echo yes; done < /box/main; exit 0',
    ],
    profile: "native",
    root: "toolchain",
    runtimeMib: 8,
  },
};

const folder = mkdtempSync(path.join(tmpdir(), "verdict-further-"));
let judge: Judge;
beforeAll(async () => {
  const definitions = [...FURTHER_DEFINITIONS, COUNTING];
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 2, javaHome: process.env["JAVA_HOME"], definitions });
});
afterAll(async () => {
  await judge.stop();
  await rm(folder, { recursive: true, force: true });
});

let files = 0;
async function judged(
  language: string,
  source: string,
  { input = "20 22\n", answer = "42\n", timeMs = 10_000, memoryMib = 256 } = {},
): Promise<JudgeResult> {
  const [inputPath, answerPath] = [path.join(folder, `${++files}.in`), path.join(folder, `${files}.ans`)];
  await writeFile(inputPath, input);
  await writeFile(answerPath, answer);
  return await judge.judge({
    kind: "submit",
    language,
    source,
    limits: { ...DEFAULT_LIMITS, timeMs, memoryBytes: memoryMib * MEBIBYTE },
    limitsAreFor: "program",
    checker: TOKEN_CHECKER,
    tests: [{ number: 1, isVisible: true, inputPath, answerPath }],
    reference: null,
  });
}

test("a language that nothing of the product names is judged by its definition alone", async () => {
  expect(await judged("counting", "no\n20 22\n", { answer: "yes\n" })).toMatchObject({ verdict: "AC" });
  expect(await judged("counting", "no\n", { answer: "yes\n" })).toMatchObject({ verdict: "WA" });
  expect(await judged("counting", "")).toMatchObject({ verdict: "CE" });
});

test("what is not installed says what installs it", async () => {
  const definitions = [{ ...COUNTING, programs: ["/nowhere/counting"] }];
  const other = await createJudge({ dataDir: sharedDataDir(), slots: 1, definitions });
  const task = {
    kind: "run",
    language: "counting",
    source: "x",
    limits: DEFAULT_LIMITS,
    limitsAreFor: "program",
  } as const;
  await expect(other.judge({ ...task, checker: TOKEN_CHECKER, tests: [], reference: null })).rejects.toThrow(
    "it is not installed (apt-get install dash)",
  );
  await other.stop();
});

const missing = await Promise.all(
  FURTHER_DEFINITIONS.map(async (each) => ((await findDefinedLanguage(each, folder)) === null ? each : null)),
);
const notInstalled = new Map(missing.filter((each) => each !== null).map(({ facts, install }) => [facts.id, install]));
const languages = readdirSync(PROGRAMS);
const installed = languages.filter((id) => !notInstalled.has(id));
const left = languages.filter((id) => notInstalled.has(id)).map((id) => `${id} (${notInstalled.get(id)})`);
if (left.length > 0) test.skip(`not installed, and not tried: ${left.join(", ")}`, () => undefined);

/**
 * One interpreter and one compiler prove what all have in common; of the others a sum says that they are found and run.
 */
const TRIED_WHOLE = ["python3", "c"];

const triedBriefly = inject("isThorough") ? [] : installed.filter((id) => !TRIED_WHOLE.includes(id));
if (triedBriefly.length > 0)
  test.skip(`four of five programs in ${triedBriefly.join(", ")}: only with --thorough`, () => undefined);

describe.each(installed)("%s", (id) => {
  const isWhole = !triedBriefly.includes(id);
  const nameOf = (kind: string) => readdirSync(path.join(PROGRAMS, id)).find((name) => name.startsWith(`${kind}.`));
  const sourceOf = (kind: string) => readFileSync(path.join(PROGRAMS, id, nameOf(kind) ?? kind), "utf8");

  test.concurrent("a right program is accepted, by its facts a file of this language", async () => {
    expect(await judged(id, sourceOf("sum"))).toMatchObject({ verdict: "AC", compilerOutput: null });
    expect(await judged(id, sourceOf("sum"), { answer: "43\n" })).toMatchObject({ verdict: "WA" });
  });
  if (!isWhole) return;
  test.concurrent("what does not compile is marked at its line", async () => {
    const { verdict, compilerOutput } = await judged(id, sourceOf("broken"));
    expect(verdict).toBe("CE");
    expect(compilerOutput).not.toMatch(/\/usr\/|\/box\/|\/tmp\/|\/opt\//);
    expect(parseCompilerOutput(id, compilerOutput ?? "")[0]?.line, compilerOutput ?? "").toBeGreaterThan(0);
  });
  test.concurrent("a crash says why", async () => {
    const { verdict, tests } = await judged(id, sourceOf("crash"));
    const [only] = tests;
    expect({ verdict, reason: only?.reason }, only?.errorOutput ?? "").toMatchObject({
      verdict: "RTE",
      reason: expect.stringContaining(": "),
    });
    expect(only?.errorOutput).not.toContain("/box/");
  });
  test.concurrent("too much memory is told from a crash", async () => {
    const { verdict, tests } = await judged(id, sourceOf("memory"), { memoryMib: 64 });
    expect(verdict, `${tests[0]?.reason} ${tests[0]?.errorOutput}`).toBe("MLE");
  });
  test.concurrent("recursion 50,000 deep is nothing special", async () => {
    const { verdict, tests } = await judged(id, sourceOf("deep"), { answer: "50000\n" });
    expect(verdict, `${tests[0]?.reason} ${tests[0]?.errorOutput}`).toBe("AC");
  });
});

test.skipIf(!installed.includes("go"))("Go may sleep, and its collector may give memory back", async () => {
  const { verdict, tests } = await judged("go", readFileSync(path.join(PROGRAMS, "go", "timers.go"), "utf8"));
  expect(verdict, `${tests[0]?.reason} ${tests[0]?.errorOutput}`).toBe("AC");
});

test.skipIf(!installed.includes("python3"))(
  "Python's sets have one order, whole numbers any length, and no way out",
  async () => {
    const sourceOf = (name: string) => readFileSync(path.join(PROGRAMS, "python3", name), "utf8");
    const first = await judged("python3", sourceOf("order.py"));
    expect(first.tests[0]).toMatchObject({ errorOutput: "6001 é\n" });
    expect((await judged("python3", sourceOf("order.py"))).tests[0]?.output).toBe(first.tests[0]?.output);
    const refused = await judged("python3", sourceOf("fork.py"), {
      answer: "refused refused refused refused refused\n",
    });
    expect(refused.verdict, refused.tests[0]?.output ?? "").toBe("AC");
    const crash = await judged("python3", sourceOf("crash.py"));
    expect(crash.tests[0]?.reason).toContain("IndexError: list index out of range");
    expect(parseErrorOutput("python3", crash.tests[0]?.errorOutput ?? "")).toMatchObject([{ line: 2 }]);
  },
);
