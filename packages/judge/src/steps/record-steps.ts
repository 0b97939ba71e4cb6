import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { languageName } from "@verdict/contract/language";
import { MOST_STEPS, type StepsResult } from "@verdict/contract/steps";
import { STEPS_IN_WINDOW, type TraceRecord } from "@verdict/contract/trace";
import type { Language, Recorder } from "../languages/language.ts";
import { type StepsWindow, UnrecordableError } from "../languages/recorder.ts";
import { checkSyntax } from "../running/compile.ts";
import type { Judging } from "../running/judging.ts";
import { buildOf, withProgram } from "../running/with-program.ts";
import { isOtherwise } from "./is-otherwise.ts";
import { type RecordedRun, type RecordedWindow, recordWindow } from "./record-window.ts";
import type { StepsTask } from "./steps-task.ts";

interface Recording {
  judging: Judging;
  task: StepsTask;
  language: Language;
  recorder: Recorder;
}

/** Records a window of a program's steps. Each window is another run of it. */
export async function recordSteps(judging: Judging, task: StepsTask): Promise<StepsResult> {
  const language = judging.tools.languageOf(task.language);
  const { recorder } = language;
  if (recorder === undefined)
    return unsupported(`${languageName(task.language)} programs cannot be shown step by step.`);
  const recording = { judging, task, language, recorder };
  try {
    const { target } = task;
    switch (target.kind) {
      case "step":
        return await told(recording, await record(recording, windowFrom(target.step)));
      case "line":
        return await told(recording, await record(recording, { ...windowFrom(target.after), line: target.line }));
      case "crash":
      case "end":
        return await recordLast(recording, target.kind);
      default:
        return target satisfies never;
    }
  } catch (error) {
    if (error instanceof UnrecordableError) return unsupported(error.message);
    throw error;
  }
}

function unsupported(reason: string): StepsResult {
  return { kind: "unsupported", reason };
}

function windowFrom(skip: number): StepsWindow {
  return { skip, line: null, most: STEPS_IN_WINDOW };
}

function record({ judging, task, recorder }: Recording, window: StepsWindow): Promise<RecordedWindow> {
  return recordWindow(judging, { task, recorder, window });
}

/** So many windows are tried until one holds the last steps. */
const TRIES = 4;

/**
 * Fewer than a window holds: a full one ends before the program does. Where the stack is full, a second run may get
 * further than the first one, or less far: some hundred calls, of a deep stack one in a hundred.
 */
function lastSteps(kind: "crash" | "end", total: number): number {
  if (kind === "end") return STEPS_IN_WINDOW - 1;
  return STEPS_IN_WINDOW - Math.min(Math.max(500, Math.ceil(total / 100)), STEPS_IN_WINDOW / 2);
}

/** Nobody knows before the end which steps are the last ones: a first run counts them. */
async function recordLast(recording: Recording, kind: "crash" | "end"): Promise<StepsResult> {
  const counted = await record(recording, windowFrom(MOST_STEPS));
  if (counted.kind === "refused") return counted;
  // Whoever passes over as many as there was time for has no time left for one more.
  const isEndless = counted.end === "time";
  let total = Math.floor((counted.trace.skipped?.[1] ?? 0) * (isEndless ? 1 / 2 : 1));
  if (total === 0 || (kind === "crash" && counted.end !== "crash")) return await told(recording, counted);
  let skip = Math.max(0, total - lastSteps(kind, total));
  for (let tries = 1; ; tries++) {
    const last = await record(recording, windowFrom(skip));
    if (last.kind === "refused") return last;
    const { steps, skipped } = last.trace;
    const next =
      tries === TRIES ? null : whatToTryNext({ end: last.end, steps, passed: skipped?.[1] ?? 0, skip, total });
    if (next === null || (next.isLonger && isEndless)) return await told(recording, last);
    total = next.total;
    skip = next.skip ?? Math.max(0, total - lastSteps(kind, total));
  }
}

/**
 * Null where the window has the last steps, or none could have them. A program need not do the same twice: how deep a
 * stack is when it is full depends on what of the program was compiled by then.
 */
function whatToTryNext(last: {
  end: RecordedRun["end"];
  steps: number;
  passed: number;
  skip: number;
  total: number;
}): { total: number; skip?: number; isLonger?: true } | null {
  const { end, steps, passed, skip, total } = last;
  if (end === "steps") return { total: skip + steps, skip: skip + steps, isLonger: true };
  if (end === "crash" || end === "exit") return steps === 0 && passed < skip ? { total: passed } : null;
  if (steps === 0 || (end !== "size" && end !== "time")) return null;
  // As many steps as there was room or time for, or fewer: the last ones may be larger.
  return { total, skip: Math.max(skip + 1, total - Math.ceil(steps / 2)) };
}

const pack = promisify(gzip);
/** In base64 it is below what a stream of events may leave unread. */
const MOST_PACKED_BYTES = 640 * 1024;

async function told(recording: Recording, run: RecordedWindow): Promise<StepsResult> {
  if (run.kind === "refused") return run;
  const { trace, end, reason } = run;
  if (trace.steps === 0) return await toldWithoutSteps(recording, run);
  const { lines, hasCrash, skipped } = trace;
  const first: TraceRecord[] = [["start", 1, recording.task.language], skipped ?? ["skipped", 0, 0, 0]];
  const last: TraceRecord[] = [...(end === "crash" && !hasCrash ? [["crash", reason] as const] : []), ["end", end]];
  const text = [...first.map(asLine), ...lines, ...last.map(asLine)].join("");
  const [packed, otherwise] = await Promise.all([pack(text), isOtherwise(recording.judging, { ...recording, run })]);
  // Only what was made to be large is so large when it is packed: ordinary traces take a fiftieth of their text.
  if (packed.length > MOST_PACKED_BYTES) return unsupported("What this program holds is too much to be shown.");
  return {
    kind: "traced",
    trace: packed.toString("base64"),
    firstStep: skipped?.[1] ?? 0,
    steps: trace.steps,
    end,
    reason,
    ...(otherwise === undefined ? {} : { isOtherwise: otherwise }),
  };
}

function asLine(record: TraceRecord): string {
  return `${JSON.stringify(record)}\n`;
}

/** The steps that are wanted never came, or the program does not even parse. */
async function toldWithoutSteps(recording: Recording, run: RecordedRun): Promise<StepsResult> {
  const { trace, end, reason, report } = run;
  if (trace.skipped === null && recording.language.looksUnparsable?.(report)) {
    const compilerOutput = await syntaxErrorsOf(recording);
    if (compilerOutput !== null) return { kind: "refused", compilerOutput };
  }
  if (end === "size") return unsupported("What this program holds at that step is too much to be shown.");
  if (trace.skipped === null && end === "broken") return unsupported("This program cannot be shown step by step.");
  // Ended at a limit, it would have taken more.
  const steps = end === "exit" || end === "crash" ? (trace.skipped?.[1] ?? null) : null;
  return { kind: "unreached", steps, end, reason };
}

async function syntaxErrorsOf({ judging, task, language }: Recording): Promise<string | null> {
  const { syntaxCheck } = language;
  if (syntaxCheck === undefined) return null;
  const build = buildOf(judging, { name: "compile", language, source: task.source, owner: task.owner });
  return await withProgram(judging, build, async (built) => {
    if (built.kind === "refused") return built.compilerOutput;
    const { program } = built;
    const { sandbox } = judging.tools;
    return await judging.inSlot.run((slot) => checkSyntax({ sandbox, ...slot }, syntaxCheck, program));
  });
}
