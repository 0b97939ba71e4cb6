import type { JudgeLimits } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import { languageFacts, type RunsAs } from "@verdict/contract/language-facts";
import type { StudyTask } from "@verdict/contract/studies";
import { MEBIBYTE } from "@verdict/contract/units";
import { runAsFarAsItGoes, runsInBatch } from "../../package-programs/run-in-batch.ts";
import { runsOn, type StudyTools } from "../shared/study-tools.ts";
import type { SmallCase } from "./make-cases.ts";
import { wrongAmong } from "./wrong-outputs.ts";

/** The program whose smallest failing input is looked for, run on many inputs without a verdict. */
export interface TriedProgram {
  /** Inputs on which it has run so far. */
  tried: number;
  /** Of these cases those on which it seems to fail, in order. Where each runs in a box, not beyond the first ones. */
  suspectsAmong(cases: readonly SmallCase[]): Promise<SmallCase[]>;
  /**
   * What it seemed to fail on is right in a box of its own. False when nothing can be tried in another way any more.
   */
  distrust(): boolean;
}

/** A tiny input takes milliseconds; what lasts longer is most likely to last for ever. CPU time of a run by itself. */
const SHORT_MS: Record<RunsAs, number> = { "machine code": 250, interpreted: 500, "warming up": 1_200 };
/** Node has started before (decision 0015). */
const SHORT_MS_OF_JAVASCRIPT = 500;
/**
 * Of a run in a batch: Java makes its classes anew for each, and some programs fill large arrays whatever they read.
 */
const MS_A_RUN = 3;
const MS_A_SLOW_RUN = 20;
const MS_OF_SLOW_RUNS = 500;
const FIRST_BOXES = 6;
const MOST_BOXES = 48;
/**
 * What a box may print: twice the longest of the references' answers, and so much more. Of what prints more than that
 * on inputs of at most 20,000 letters, a verdict tells whether it is right.
 */
const SPARE_OUTPUT_BYTES = MEBIBYTE;
/** All that is kept at a time: where answers are large, fewer boxes run at once. */
const MOST_OUTPUT_BYTES = 64 * MEBIBYTE;

export function tryProgram(tools: StudyTools, task: StudyTask): TriedProgram {
  const { language, source, limits } = task;
  const program = { language, source };
  const shortMs = Math.min(shortMsOf(language), limits.timeMs);
  let way: "batch" | "box" | "box with its time" = runsInBatch(language) ? "batch" : "box";

  async function suspectsInBatch(cases: readonly SmallCase[]): Promise<SmallCase[]> {
    const texts = cases.map(({ text }) => text);
    const batchLimits = {
      timeMs: shortMs + batchMs(cases.length),
      memoryBytes: Math.max(limits.memoryBytes, 512 * MEBIBYTE),
      outputBytes: 16 * MEBIBYTE,
    };
    const batch = { ...program, kind: "study", limits: batchLimits, limitsAreFor: "program", texts } as const;
    const ends = await runAsFarAsItGoes(tools.judge, batch, tools.signal);
    // The one behind those that ended may not end at all.
    const reached = cases.slice(0, ends.length + 1);
    tried.tried += reached.length;
    const outputs = reached.map((one, index) => {
      const end = ends[index];
      return { one, output: end === undefined || end.exitCode !== 0 ? null : Buffer.from(end.output) };
    });
    return await wrongAmong(tools, task.checker, outputs);
  }

  async function suspectsInBoxes(cases: readonly SmallCase[]): Promise<SmallCase[]> {
    const timeMs = way === "box" ? shortMs : limits.timeMs;
    const limitsAreFor = way === "box" ? "program" : "problem";
    let size = FIRST_BOXES;
    for (let first = 0; first < cases.length; ) {
      const { some, outputBytes } = fitting(cases.slice(first, first + size), limits);
      const texts = some.map(({ text }) => text);
      const runs = await runsOn(tools, { ...program, limits: { ...limits, timeMs, outputBytes }, limitsAreFor }, texts);
      tried.tried += runs.filter((run) => run !== null).length;
      const outputs = some.flatMap((one, index) => {
        const run = runs[index] ?? null;
        return run === null ? [] : [{ one, output: run.end === "well" ? run.output : null }];
      });
      const suspects = await wrongAmong(tools, task.checker, outputs);
      if (suspects.length > 0) return suspects;
      first += some.length;
      size = Math.min(MOST_BOXES, 2 * size);
    }
    return [];
  }

  const tried: TriedProgram = {
    tried: 0,
    suspectsAmong: (cases) => (way === "batch" ? suspectsInBatch(cases) : suspectsInBoxes(cases)),
    distrust() {
      if (way === "box with its time") return false;
      way = way === "batch" ? "box" : "box with its time";
      return true;
    },
  };
  return tried;
}

function shortMsOf(language: LanguageId): number {
  return language === "javascript" ? SHORT_MS_OF_JAVASCRIPT : SHORT_MS[languageFacts(language).runsAs];
}

function batchMs(runs: number): number {
  return Math.max(MS_A_RUN * runs, Math.min(MS_A_SLOW_RUN * runs, MS_OF_SLOW_RUNS));
}

/** The first of these cases of which all outputs can be kept, and what each may print. */
function fitting(
  cases: readonly SmallCase[],
  limits: JudgeLimits,
): { some: readonly SmallCase[]; outputBytes: number } {
  const longest = Math.max(...cases.map(({ answer }) => Buffer.byteLength(answer)));
  const outputBytes = Math.min(limits.outputBytes, 2 * longest + SPARE_OUTPUT_BYTES);
  const count = Math.max(1, Math.floor(MOST_OUTPUT_BYTES / outputBytes));
  return { some: cases.slice(0, count), outputBytes };
}
