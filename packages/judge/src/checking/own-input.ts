import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { TestResult } from "@verdict/contract/judging";
import type { RunReport } from "@verdict/sandbox/sandbox";
import type { JudgeTask, TaskTest } from "../running/judge-task.ts";
import type { Judging } from "../running/judging.ts";
import { type RunnableProgram, runnable, runProgram, shown } from "../running/run-program.ts";
import { buildOf, withProgram } from "../running/with-program.ts";
import { ACCEPTS, REFUSES } from "./validator.ts";

/** What a person types is small, and somebody waits for what is said of it. */
const LIMITS = { timeMs: 5_000, memoryBytes: 512 * 1024 * 1024, outputBytes: 64 * 1024 };
const SAID_LENGTH = 300;
const BREAKS_RULES = "This input breaks the rules of the problem";
const NOT_LOOKED_AT = "The problem's own check of inputs has failed on this one, so your program was not run on it.";
const GIVEN_UP =
  "The problem's own check of inputs has taken too long on others, so your program was not run on this one.";
/** A validator that has not ended twice most likely never does. */
const MOST_ENDLESS = 2;
/**
 * CPU time of all validators on all inputs of a run, which goes before submissions: twenty inputs and two validators in
 * Java take half of it.
 */
const MOST_CPU_MS = 20_000;

/** Says why a test is none of the problem; null where it is one. */
export type RefusalOfInput = (test: TaskTest) => Promise<string | null>;

/**
 * Why a test that a user has written is none of this problem, by the problem's own input validators; null where it is
 * one, and for a test of the problem itself. On what breaks the rules neither a program nor the reference means
 * anything. A last line end that is missing, and spaces at the ends of lines, are forgiven.
 */
export function inputCheck(judging: Judging, task: JudgeTask): RefusalOfInput {
  const effort: Effort = { endless: 0, cpuMs: 0 };
  return async (test) => (test.answerPath === null ? await refusalOf(judging, task, { test, effort }) : null);
}

/** On all inputs so far. */
interface Effort {
  /** Runs that their time has ended. */
  endless: number;
  cpuMs: number;
}

async function refusalOf(
  judging: Judging,
  task: JudgeTask,
  { test, effort }: { test: TaskTest; effort: Effort },
): Promise<string | null> {
  for (const validator of task.validators ?? []) {
    const language = judging.tools.languageOf(validator.language);
    const build = buildOf(judging, { name: "compile input validator", language, source: validator.source });
    const refusal = await withProgram(judging, build, async (outcome) => {
      if (outcome.kind === "refused") return NOT_LOOKED_AT;
      const run = runnable({ kind: task.kind, limits: LIMITS, limitsAreFor: "program" }, language, outcome.program);
      const asTyped = await lookAt(judging, run, { ...test, effort });
      const tidied = asTyped.refusal !== null && asTyped.hasEnded ? await tidiedCopy(judging, test) : null;
      const last = tidied === null ? asTyped : await lookAt(judging, run, { ...tidied, effort });
      return last.refusal;
    });
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Of a test on which the program has not been run. */
export function resultOfRefused({ number }: TaskTest, reason: string): TestResult {
  const measured = { cpuMs: 0, wallMs: 0, memoryBytes: 0, instructions: null, exitCode: null, signal: null };
  return { number, verdict: "NC", ...measured, reason, output: "", errorOutput: "", expected: null };
}

/** What a validator says of one input; `hasEnded`: by itself, so that it may say something else of a tidied one. */
interface Look {
  refusal: string | null;
  hasEnded: boolean;
}

async function lookAt(
  judging: Judging,
  run: RunnableProgram,
  { number, inputPath, effort }: Pick<TaskTest, "number" | "inputPath"> & { effort: Effort },
): Promise<Look> {
  // All inputs wait for a slot at once: what has become of the others is known when their turn comes.
  const report = await judging.inSlot.run(async (slot) => {
    if (effort.endless >= MOST_ENDLESS || effort.cpuMs >= MOST_CPU_MS) return null;
    const context = { sandbox: judging.tools.sandbox, ...slot };
    const ended = await judging.timed(`validate ${number}`, () => runProgram(context, run, inputPath));
    effort.cpuMs += ended.cpuMs;
    if (hasRunOutOfTime(ended)) effort.endless += 1;
    return ended;
  });
  if (report === null) return { refusal: GIVEN_UP, hasEnded: false };
  if (hasRunOutOfTime(report)) return { refusal: NOT_LOOKED_AT, hasEnded: false };
  return { refusal: refusalIn(report), hasEnded: true };
}

function hasRunOutOfTime({ end }: RunReport): boolean {
  return end.kind === "limit" && (end.limit === "cpu" || end.limit === "wall");
}

function refusalIn({ end, stdout, stderr }: RunReport): string | null {
  const code = end.kind === "exited" ? end.code : null;
  if (code === ACCEPTS) return null;
  if (code !== REFUSES) return NOT_LOOKED_AT;
  const said = (shown(stderr).trim() || shown(stdout).trim()).split("\n", 1)[0]?.trim() ?? "";
  return said === "" ? `${BREAKS_RULES}.` : `${BREAKS_RULES}: ${said.slice(0, SAID_LENGTH)}`;
}

/** Null where that is the same. */
async function tidiedCopy(judging: Judging, { number, inputPath }: TaskTest) {
  const text = await readFile(inputPath, "utf8");
  const lines = text.split("\n").map((line) => line.trimEnd());
  const tidied = `${lines.join("\n").trimEnd()}\n`;
  if (tidied === text) return null;
  const copy = path.join(await judging.answerFolder.path(), `${number}.tidied`);
  await writeFile(copy, tidied);
  return { number, inputPath: copy };
}
