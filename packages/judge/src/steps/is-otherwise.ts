import { readTraceRecord } from "@verdict/contract/trace";
import type { Language, Recorder } from "../languages/language.ts";
import { compareOutput } from "../running/compare-output.ts";
import type { Judging } from "../running/judging.ts";
import { runOnInputs } from "../running/run-on-inputs.ts";
import { programParts } from "../running/with-program.ts";
import type { RecordedRun } from "./record-window.ts";
import type { StepsTask } from "./steps-task.ts";

const BY_WORDS = { kind: "tokens", ignoreCase: false, ignoreSpace: true } as const;
/** More is compared nowhere: what a program does with memory that it never set shows itself sooner. */
const MOST_COMPARED_BYTES = 1024 * 1024;

/**
 * Whether the program does something else on this input when it is judged: it prints other words, or crashes only in
 * one of the two. Undefined where that cannot be known, or the judged program is not compiled already: whoever has just
 * run it has it, and nobody else waits a second more for the first step.
 */
export async function isOtherwise(
  judging: Judging,
  { task, language, recorder, run }: { task: StepsTask; language: Language; recorder: Recorder; run: RecordedRun },
): Promise<boolean | undefined> {
  const { end, trace } = run;
  const isWhole = (trace.skipped?.[1] ?? 0) === 0 && (end === "exit" || end === "crash");
  const { source, owner, limits, inputPath } = task;
  if (!recorder.isCompiledOtherwise || !isWhole) return undefined;
  if (!judging.tools.programs.isKept(programParts({ language, source, owner }))) return undefined;
  const program = { kind: "run", owner, language: task.language, source, limits, limitsAreFor: "problem" } as const;
  const judged = await runOnInputs(judging, { ...program, inputPaths: [inputPath] });
  const ordinary = judged.kind === "ran" ? judged.runs[0] : null;
  if (!ordinary || !(ordinary.end === "well" || ordinary.end === "RTE")) return undefined;
  if ((ordinary.end === "RTE") !== (end === "crash")) return true;
  // A crash may lose what was printed last.
  if (end === "crash") return false;
  const printed = Buffer.from(printedIn(trace.lines));
  if (printed.length > MOST_COMPARED_BYTES || ordinary.output.length > MOST_COMPARED_BYTES) return undefined;
  return !compareOutput(BY_WORDS, ordinary.output, printed).equal;
}

function printedIn(lines: readonly string[]): string {
  const texts: string[] = [];
  for (const line of lines) {
    const record = line.startsWith('["out"') ? readTraceRecord(line) : null;
    if (record?.[0] === "out") texts.push(record[1]);
  }
  return texts.join("");
}
