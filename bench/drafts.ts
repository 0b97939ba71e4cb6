import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { CoreLanguageId } from "@verdict/contract/language";
import { createJudge, type Judge } from "@verdict/judge/judge";
import type { TaskTest } from "@verdict/judge/judge-task";
import { median, medianRatio, printFigure } from "./figure.ts";

/*
 * Drafts: how soon the first diagnostic is there, what a run takes whose program was prepared and one that was not, and
 * what a job loses that comes while every slot is lent to drafts. The last two are ratios of neighbours in time.
 */

const ROUNDS = 15;
const PROGRAMS: Record<CoreLanguageId, string> = { cpp: "dijkstra.cpp", java: "Main.java", javascript: "dijkstra.js" };
const DATA_DIR = fileURLToPath(new URL("../build/bench", import.meta.url));
const SLOTS = os.availableParallelism();
const OWNER = "bench";

async function benchDrafts(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-bench-drafts-"));
  await mkdir(path.join(DATA_DIR, "judge"), { recursive: true });
  const judge = await createJudge({ dataDir: DATA_DIR, slots: SLOTS, staysWarm: true });
  try {
    await judge.warm;
    const inputPath = path.join(folder, "1.in");
    await writeFile(inputPath, "2 1\n0 1 5\n");
    const test: TaskTest = { number: 1, isVisible: true, inputPath, answerPath: inputPath };
    for (const language of ["cpp", "java", "javascript"] as const) await benchLanguage(judge, language, test);
    await benchDelay(judge, test);
  } finally {
    await judge.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A source that no judge has seen. */
function sourceOf(language: CoreLanguageId, mark: string): string {
  const program = readFileSync(path.join(import.meta.dirname, "programs", PROGRAMS[language]), "utf8");
  return `${program}\n// ${mark} ${process.pid}\n`;
}

async function benchLanguage(judge: Judge, language: CoreLanguageId, test: TaskTest): Promise<void> {
  const firsts: number[] = [];
  const prepared: number[] = [];
  const fresh: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const source = sourceOf(language, `prepared ${round}`);
    const startedAt = performance.now();
    let first: number | null = null;
    const onDiagnostics = () => {
      first = performance.now() - startedAt;
    };
    const told = await judge.prepare({ owner: OWNER, language, source }, { onDiagnostics });
    if (told.kind !== "prepared") throw new Error(`the draft in ${language} was ${told.kind}`);
    first ??= performance.now() - startedAt;
    const figures = [
      first,
      await runMs(judge, { language, source, test }),
      await runMs(judge, { language, source: sourceOf(language, `fresh ${round}`), test }),
    ];
    // The first draft starts what drafts have for themselves.
    if (round > 0) for (const [at, list] of [firsts, prepared, fresh].entries()) list.push(figures[at] ?? Number.NaN);
  }
  const name = `drafts.${language}`;
  printFigure(`${name}.first-diagnostic`, median(firsts), `ms (goal: at most ${language === "cpp" ? 500 : 150})`);
  printFigure(`${name}.run-prepared`, median(prepared), "ms from source to verdict, one test");
  printFigure(`${name}.run-fresh`, median(fresh), "ms from source to verdict, one test");
  printFigure(`${name}.prepared-to-fresh`, medianRatio(prepared, fresh), "");
}

async function runMs(
  judge: Judge,
  input: { language: CoreLanguageId; source: string; test: TaskTest },
): Promise<number> {
  const startedAt = performance.now();
  const { language, source, test } = input;
  const rest = { limitsAreFor: "program" as const, checker: TOKEN_CHECKER, reference: null, tests: [test] };
  await judge.judge({ kind: "run", owner: OWNER, language, source, limits: DEFAULT_LIMITS, ...rest });
  return performance.now() - startedAt;
}

/** A program that is known already, so that the run is as short as runs get: what it loses shows. */
async function benchDelay(judge: Judge, test: TaskTest): Promise<void> {
  const known = { language: "cpp" as const, source: sourceOf("cpp", "known"), test };
  await runMs(judge, known);
  const alone: number[] = [];
  const amongDrafts: number[] = [];
  for (let round = 0; round < 2 * ROUNDS; round++) {
    alone.push(await runMs(judge, known));
    const drafts = Array.from({ length: SLOTS }, (_none, at) => {
      const source = sourceOf("cpp", `in the way ${round} ${at}`);
      return judge.prepare({ owner: `${OWNER} ${at}`, language: "cpp", source });
    });
    // They are in their compilers by then.
    await new Promise((resolve) => setTimeout(resolve, 100));
    amongDrafts.push(await runMs(judge, known));
    await Promise.all(drafts);
  }
  printFigure("drafts.run-alone", median(alone), "ms, one test of a program that is known");
  printFigure("drafts.run-among-drafts", median(amongDrafts), "ms, when it comes all slots are lent to drafts");
  printFigure(
    "drafts.run-among-to-alone",
    medianRatio(amongDrafts, alone),
    "(one lent slot is taken back, others go on)",
  );
}

if (import.meta.main) await benchDrafts();
