import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import { createJudge, type Judge } from "@verdict/judge/judge";
import type { TaskTest } from "@verdict/judge/judge-task";
import { findToolchains, type Toolchains } from "@verdict/judge/toolchains";
import { buildBare } from "./bare-program.ts";
import { buildBareRunner, type RunBare } from "./bare-runs.ts";
import { median, medianRatio, printFigure } from "./figure.ts";

/*
 * The further languages that this machine has, over 20 tests of a sum, in turn: the naive way (build, then one test
 * after the other, no sandbox) and our judge with a source it has not seen. What a test costs is told as CPU time of
 * the whole process, the start included.
 */

const ROUNDS = 5;
const TESTS = 20;
const DATA_DIR = fileURLToPath(new URL("../build/bench", import.meta.url));
const PROGRAMS = fileURLToPath(new URL("../packages/judge/src/testdata/further-languages", import.meta.url));

async function benchLanguages(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-bench-languages-"));
  await mkdir(path.join(DATA_DIR, "judge"), { recursive: true });
  const judge = await createJudge({ dataDir: DATA_DIR, slots: os.availableParallelism(), staysWarm: true });
  try {
    await judge.warm;
    const toolchains = await findToolchains(path.join(DATA_DIR, "judge"), undefined);
    await toolchains.made;
    const tests = await makeTests(folder);
    const runBare = await buildBareRunner(folder);
    const here = await judge.lookForLanguages();
    for (const id of readdirSync(PROGRAMS)) {
      if (here[id]?.state === "ready") await benchLanguage({ judge, toolchains, runBare, id, tests, folder });
      else console.error(`${id} is not installed`);
    }
  } finally {
    await judge.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Contest {
  judge: Judge;
  toolchains: Toolchains;
  runBare: RunBare;
  id: LanguageId;
  tests: readonly TaskTest[];
  folder: string;
}

async function benchLanguage(contest: Contest): Promise<void> {
  const { id } = contest;
  const name = readdirSync(path.join(PROGRAMS, id)).find((file) => file.startsWith("sum.")) ?? "";
  const text = readFileSync(path.join(PROGRAMS, id, name), "utf8");
  const naive: Way[] = [];
  const ours: Way[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const figures = [await naiveWay(contest, text), await judged(contest, `${text}${"\n".repeat(round + 1)}`)] as const;
    if (round === 0) continue; // Fills the page cache, and starts what stays running.
    naive.push(figures[0]);
    ours.push(figures[1]);
  }
  const walls = (ways: readonly Way[]) => ways.map(({ wallMs }) => wallMs);
  const cpus = (ways: readonly Way[]) => ways.flatMap(({ cpuMs }) => cpuMs);
  printFigure(`languages.${id}.naive`, median(walls(naive)), "ms from source to the end of 20 tests, bare");
  printFigure(`languages.${id}.fresh`, median(walls(ours)), "ms from source to verdict");
  printFigure(`languages.${id}.fresh-to-naive`, medianRatio(walls(ours), walls(naive)), "");
  printFigure(`languages.${id}.naive-test`, median(cpus(naive)), "ms of CPU for a test, bare");
  printFigure(`languages.${id}.test`, median(cpus(ours)), "ms of CPU for a test");
}

interface Way {
  wallMs: number;
  /** Of each test. */
  cpuMs: number[];
}

async function naiveWay({ runBare, id, tests, ...contest }: Contest, source: string): Promise<Way> {
  const { languageOf, tools } = contest.toolchains;
  const folder = path.join(contest.folder, `${id}-naive`);
  const { compileMs, command } = await buildBare({ runBare, language: languageOf(id), tools, source, folder });
  const inputs = tests.map(({ inputPath }) => inputPath);
  const { wallMs, cpuMs } = await runBare({ command, inputs, atOnce: 1 });
  return { wallMs: compileMs + wallMs, cpuMs };
}

async function judged({ judge, id, tests }: Contest, source: string): Promise<Way> {
  const limits = { ...DEFAULT_LIMITS, timeMs: 10_000 };
  const rest = { limits, limitsAreFor: "program" as const, checker: TOKEN_CHECKER, reference: null };
  const startedAt = performance.now();
  const result = await judge.judge({ kind: "submit", language: id, source, tests, ...rest });
  const wallMs = performance.now() - startedAt;
  if (result.verdict !== "AC") throw new Error(`${id} got ${result.verdict}`);
  return { wallMs, cpuMs: result.tests.map(({ cpuMs }) => cpuMs ?? Number.NaN) };
}

async function makeTests(folder: string): Promise<TaskTest[]> {
  const tests: TaskTest[] = [];
  for (let number = 1; number <= TESTS; number++) {
    const [inputPath, answerPath] = [path.join(folder, `${number}.in`), path.join(folder, `${number}.ans`)];
    await writeFile(inputPath, `${number} ${number * number}\n`);
    await writeFile(answerPath, `${number + number * number}\n`);
    tests.push({ number, isVisible: true, inputPath, answerPath });
  }
  return tests;
}

if (import.meta.main) await benchLanguages();
