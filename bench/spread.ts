import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { CoreLanguageId } from "@verdict/contract/language";
import { createJudge, type Judge } from "@verdict/judge/judge";
import { findToolchains } from "@verdict/judge/toolchains";
import { buildBare } from "./bare-program.ts";
import { buildBareRunner } from "./bare-runs.ts";
import { median, printFigure } from "./figure.ts";

/*
 * How steady the measured CPU time is: 100 equal runs, one at a time, of a program whose work is set so that it takes
 * about 100 ms on this machine, and in turn as many of the same commands bare. What the bare runs show is the machine's
 * own unrest and that of the runtime; only what the judge has beyond it is the judge's.
 */

const BLOCKS = 10;
const RUNS_PER_BLOCK = 10;
const GOAL_MS = 100;
const TOLERANCE = 0.05;
const DATA_DIR = fileURLToPath(new URL("../build/bench", import.meta.url));
const PROGRAMS: Record<CoreLanguageId, string> = { cpp: "steady.cpp", java: "Main.java", javascript: "steady.js" };

/** CPU times of so many runs, in milliseconds. */
type Measure = (runs: number) => Promise<number[]>;

async function benchSpread(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-bench-spread-"));
  await mkdir(path.join(DATA_DIR, "judge"), { recursive: true });
  const judge = await createJudge({ dataDir: DATA_DIR, slots: 1, staysWarm: true });
  try {
    await judge.warm;
    const { languageOf, tools, made } = await findToolchains(path.join(DATA_DIR, "judge"), undefined);
    await made;
    const runBare = await buildBareRunner(folder);
    for (const id of ["cpp", "java", "javascript"] as const) {
      const source = readFileSync(path.join(import.meta.dirname, "programs/steady", PROGRAMS[id]), "utf8");
      const work = { source, inputPath: path.join(folder, `${id}.in`), answerPath: path.join(folder, `${id}.ans`) };
      const { command } = await buildBare({
        runBare,
        language: languageOf(id),
        tools,
        source,
        folder: path.join(folder, id),
      });
      const bare: Measure = async (runs) =>
        (await runBare({ command, inputs: [work.inputPath], atOnce: 1, rounds: runs })).cpuMs;
      await setRounds(work, bare);
      await report(id, await judgedTimes(judge, id, work), bare);
    }
  } finally {
    await judge.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function report(id: CoreLanguageId, judged: Measure, bare: Measure): Promise<void> {
  const times = { judged: [] as number[], bare: [] as number[] };
  for (let block = 0; block < BLOCKS; block++) {
    times.judged.push(...(await judged(RUNS_PER_BLOCK)));
    times.bare.push(...(await bare(RUNS_PER_BLOCK)));
  }
  for (const way of ["judged", "bare"] as const) {
    const middle = median(times[way]);
    const within = times[way].filter((time) => Math.abs(time / middle - 1) <= TOLERANCE).length;
    const squares = times[way].reduce((sum, time) => sum + (time / middle - 1) ** 2, 0);
    const goal = way === "judged" ? " (goal: all)" : ", our commands bare";
    printFigure(`spread.${id}.${way}.median`, middle, "ms of CPU time");
    printFigure(`spread.${id}.${way}.deviation`, 100 * Math.sqrt(squares / times[way].length), "% of the median");
    printFigure(`spread.${id}.${way}.within`, within, `of ${times[way].length} runs within 5 % of the median${goal}`);
  }
}

interface Work {
  source: string;
  inputPath: string;
  answerPath: string;
}

/** Comes near the goal in a few steps: what a runtime needs to start is no work. */
async function setRounds({ inputPath }: Work, measure: Measure): Promise<void> {
  const timeOf = async (rounds: number) => {
    writeFileSync(inputPath, `${rounds}\n`);
    return median(await measure(5));
  };
  let rounds = 100;
  for (let step = 0; step < 3; step++) {
    const idle = await timeOf(1);
    const busy = await timeOf(rounds);
    rounds = Math.max(1, Math.round((rounds * (GOAL_MS - idle)) / Math.max(1, busy - idle)));
  }
  writeFileSync(inputPath, `${rounds}\n`);
}

async function judgedTimes(
  judge: Judge,
  language: CoreLanguageId,
  { source, inputPath, answerPath }: Work,
): Promise<Measure> {
  const run = async (runs: number) => {
    const test = (_: unknown, index: number) => ({ number: index + 1, isVisible: true, inputPath, answerPath });
    const limits = { ...DEFAULT_LIMITS, timeMs: 10_000 };
    const rest = { limitsAreFor: "program" as const, checker: TOKEN_CHECKER, reference: null };
    return await judge.judge({
      kind: "submit",
      language,
      source,
      limits,
      tests: Array.from({ length: runs }, test),
      ...rest,
    });
  };
  writeFileSync(answerPath, "");
  const first = await run(1);
  writeFileSync(answerPath, first.tests[0]?.output ?? "");
  return async (runs) => {
    const result = await run(runs);
    if (result.verdict !== "AC") throw new Error(`${language} got ${result.verdict}`);
    return result.tests.map((each) => each.cpuMs);
  };
}

if (import.meta.main) await benchSpread();
