import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { CoreLanguageId } from "@verdict/contract/language";
import { createJudge, type Judge } from "@verdict/judge/judge";
import type { JudgeTask, TaskTest } from "@verdict/judge/judge-task";
import type { Language } from "@verdict/judge/language";
import { findToolchains } from "@verdict/judge/toolchains";
import type { Tool } from "@verdict/sandbox/sandbox";
import { buildBare } from "./bare-program.ts";
import { buildBareRunner, type RunBare } from "./bare-runs.ts";
import { median, medianRatio, printFigure } from "./figure.ts";
import { naiveWay } from "./naive-way.ts";

/*
 * From source to verdict over 20 short tests, in turn: the naive way (plain compiler, then one test after the other,
 * no sandbox), the floor (our own optimised commands, no sandbox, as many at once as there are cores), our judge with a
 * source it has not seen, and our judge with the same source again.
 */

const ROUNDS = 5;
const TESTS = 20;
const NODES = 1000;
const EDGES = 3000;
const DATA_DIR = fileURLToPath(new URL("../build/bench", import.meta.url));
const PROGRAMS: Record<CoreLanguageId, string> = { cpp: "dijkstra.cpp", java: "Main.java", javascript: "dijkstra.js" };
const CORES = os.availableParallelism();

async function benchJudge(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-bench-judge-"));
  await mkdir(path.join(DATA_DIR, "judge"), { recursive: true });
  const judge = await createJudge({ dataDir: DATA_DIR, slots: CORES, staysWarm: true });
  try {
    await judge.warm;
    const { languageOf, tools, made } = await findToolchains(path.join(DATA_DIR, "judge"), undefined);
    await made;
    const tests = await makeTests(folder, judge);
    const runBare = await buildBareRunner(folder);
    for (const id of ["cpp", "java", "javascript"] as const) {
      const source = readFileSync(path.join(import.meta.dirname, "programs", PROGRAMS[id]), "utf8");
      await benchLanguage({ judge, runBare, language: languageOf(id), tools, source, tests, folder });
    }
    printFigure(
      "judge.memory",
      await memoryOfProcessTree(),
      "MB, the idle judge with its runners and its Java compiler",
    );
  } finally {
    await judge.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Contest {
  judge: Judge;
  runBare: RunBare;
  language: Language;
  tools: readonly Tool[];
  source: string;
  tests: readonly TaskTest[];
  folder: string;
}

async function benchLanguage(contest: Contest): Promise<void> {
  const naive: number[] = [];
  const floor: number[] = [];
  const fresh: number[] = [];
  const again: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const source = `${contest.source}\n// ${round} ${process.pid}\n`;
    const figures = [
      await naiveWay({ ...contest, inputs: inputsOf(contest) }),
      await floorWay(contest),
      await judged(contest, source),
      await judged(contest, source),
    ];
    if (round === 0) continue; // Fills the page cache for all of them.
    for (const [index, list] of [naive, floor, fresh, again].entries()) list.push(figures[index] ?? Number.NaN);
  }
  const name = `judge.${contest.language.id}`;
  printFigure(`${name}.naive`, median(naive), "ms from source to the end of 20 tests, bare");
  printFigure(`${name}.floor`, median(floor), "ms, our commands bare");
  printFigure(`${name}.fresh`, median(fresh), "ms from source to verdict");
  printFigure(`${name}.again`, median(again), "ms, the same source a second time");
  printFigure(`${name}.fresh-to-naive`, medianRatio(fresh, naive), "(goal: at most 0.45)");
  printFigure(`${name}.fresh-to-floor`, medianRatio(fresh, floor), "(goal: at most 1.1)");
}

async function judged({ judge, language, tests }: Contest, source: string): Promise<number> {
  const startedAt = performance.now();
  const result = await judge.judge(taskOf(CoreLanguageId.parse(language.id), source, tests));
  if (result.verdict !== "AC") throw new Error(`${language.id} got ${result.verdict}`);
  return performance.now() - startedAt;
}

function taskOf(language: CoreLanguageId, source: string, tests: readonly TaskTest[]): JudgeTask {
  const limits = { ...DEFAULT_LIMITS, timeMs: 10_000 };
  const rest = { limits, limitsAreFor: "program" as const, checker: TOKEN_CHECKER, reference: null };
  return { kind: "submit", language, source, tests, ...rest };
}

async function floorWay(contest: Contest): Promise<number> {
  const folder = path.join(contest.folder, `${contest.language.id}-floor`);
  const { compileMs, command } = await buildBare({ ...contest, folder });
  return compileMs + (await contest.runBare({ command, inputs: inputsOf(contest), atOnce: CORES })).wallMs;
}

function inputsOf({ tests }: Contest): string[] {
  return tests.map((test) => test.inputPath);
}

/** Random graphs of 40 KB each; the answers are those of the C++ program. */
async function makeTests(folder: string, judge: Judge): Promise<TaskTest[]> {
  const tests: TaskTest[] = [];
  let state = 12_345;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  for (let number = 1; number <= TESTS; number++) {
    const edges = Array.from({ length: EDGES }, () => `${random(NODES)} ${random(NODES)} ${1 + random(100_000)}`);
    const inputPath = path.join(folder, `${number}.in`);
    await writeFile(inputPath, `${NODES} ${EDGES}\n${edges.join("\n")}\n`);
    tests.push({ number, isVisible: true, inputPath, answerPath: inputPath });
  }
  const source = readFileSync(path.join(import.meta.dirname, "programs", PROGRAMS.cpp), "utf8");
  const { tests: results } = await judge.judge(taskOf("cpp", source, tests));
  for (const [index, test] of tests.entries()) {
    const answerPath = path.join(folder, `${test.number}.ans`);
    await writeFile(answerPath, results[index]?.output ?? "");
    tests[index] = { ...test, answerPath };
  }
  return tests;
}

/** Proportional set sizes, so that pages which processes share count once. */
async function memoryOfProcessTree(): Promise<number> {
  let kilobytes = 0;
  const open = [process.pid];
  for (let pid = open.pop(); pid !== undefined; pid = open.pop()) {
    const read = (name: string) => {
      try {
        return readFileSync(`/proc/${pid}/${name}`, "utf8");
      } catch {
        return ""; // Ended meanwhile.
      }
    };
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(read("smaps_rollup"))?.[1] ?? 0);
    open.push(...read(`task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number));
  }
  return kilobytes / 1024;
}

if (import.meta.main) await benchJudge();
