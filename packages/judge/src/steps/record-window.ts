import { TEMPORARY_BYTES } from "@verdict/contract/judging";
import { MEBIBYTE } from "@verdict/contract/units";
import type { RunReport } from "@verdict/sandbox/sandbox";
import type { Language, Program, Recorder } from "../languages/language.ts";
import { RECORDED_BYTES, type StepsWindow } from "../languages/recorder.ts";
import type { Judging } from "../running/judging.ts";
import { runWithControl } from "../running/run-with-control.ts";
import { outcomeOfRun, type RunOutcome, reasonOf } from "../running/verdict.ts";
import { buildOf, withProgram } from "../running/with-program.ts";
import { type RecordedTrace, readRecorded } from "./read-trace.ts";
import { recordedParts } from "./recorded-parts.ts";
import type { StepsTask } from "./steps-task.ts";

export interface RecordedRun {
  kind: "ran";
  trace: RecordedTrace;
  end: NonNullable<RecordedTrace["end"]>;
  /** Why the program died, in words, or empty. */
  reason: string;
  report: RunReport;
}
export type RecordedWindow = RecordedRun | { kind: "refused"; compilerOutput: string };

/** Of the processor: 5,000 steps take a fifth of it, and millions are passed over in the rest. */
const TIME_MS = 4_000;
const WALL_MS = 10_000;
/** A recorder ends the window itself, before this. */
const OUTPUT_BYTES = RECORDED_BYTES + 4 * MEBIBYTE;
const ERROR_OUTPUT_BYTES = 64 * 1024;

/** Builds the program so that it records itself, and runs it once. */
export async function recordWindow(
  judging: Judging,
  { task, recorder, window }: { task: StepsTask; recorder: Recorder; window: StepsWindow },
): Promise<RecordedWindow> {
  const { source, owner } = task;
  const language = judging.tools.languageOf(task.language);
  const plan = recorder.buildPlan(source, window);
  const build =
    plan === null
      ? buildOf(judging, { name: "compile", language, source, owner })
      : {
          name: "compile",
          parts: recordedParts({ language, recorder, source, owner, window }),
          owner,
          plan: () => plan,
          quickCompiler: null,
        };
  return await withProgram(judging, build, async (built) => {
    if (built.kind === "refused") return built;
    const { report, outcome } = await run(judging, { task, language, recorder, window, program: built.program });
    const trace = await readRecorded(report.stdout, { steps: window.most });
    const end = endOf(report, outcome, trace);
    return { kind: "ran", trace, end, reason: wordsFor(end, outcome), report };
  });
}

async function run(
  { tools, inSlot, timed }: Judging,
  input: { task: StepsTask; language: Language; recorder: Recorder; window: StepsWindow; program: Program },
): Promise<{ report: RunReport; outcome: RunOutcome }> {
  const { task, language, recorder, window, program } = input;
  const limits = { ...task.limits, timeMs: TIME_MS, outputBytes: OUTPUT_BYTES };
  const {
    memoryBytes,
    allowedBytes,
    stackBytes,
    processes,
    counting: _,
    ...command
  } = recorder.runCommand(program, limits, window);
  const box = {
    ...command,
    folder: program.folder,
    folderAccess: "read-only",
    stdinPath: task.inputPath,
    limits: {
      cpuMs: TIME_MS,
      wallMs: WALL_MS,
      memoryBytes,
      stackBytes,
      processes,
      outputBytes: OUTPUT_BYTES,
      errorOutputBytes: ERROR_OUTPUT_BYTES,
      fileBytes: 2 * TEMPORARY_BYTES,
    },
  } as const;
  const { sandbox } = tools;
  const report = await inSlot.run((slot) =>
    timed("record", () => runWithControl({ sandbox, ...slot }, box, language.refusal ?? null)),
  );
  const outcome = outcomeOfRun(report, { ...limits, allowedBytes, stackBytes, isTimeOfLanguage: false }, language);
  return { report, outcome };
}

/** The box has the first word, and the recorder only where nothing says otherwise. */
function endOf({ end }: RunReport, outcome: RunOutcome, trace: RecordedTrace): RecordedRun["end"] {
  if (trace.end === "steps" || trace.end === "size") return trace.end;
  if (end.kind === "limit") return end.limit === "cpu" || end.limit === "wall" ? "time" : end.limit;
  if (outcome.kind === "failed" && outcome.verdict === "MLE") return "memory";
  if (end.kind === "signaled") return "crash";
  if (trace.end === null) return "broken";
  return trace.end === "crash" && outcome.kind === "failed" ? "crash" : "exit";
}

function wordsFor(end: RecordedRun["end"], outcome: RunOutcome): string {
  switch (end) {
    case "steps":
    case "size":
      return "";
    case "time":
      return `stopped after ${TIME_MS / 1000} s of being recorded`;
    case "broken":
      return "the program has ended its recording, or written over it";
    case "exit":
    case "crash":
    case "memory":
    case "output":
      return outcome.kind === "failed" ? reasonOf(outcome, "line") : "";
    default:
      return end satisfies never;
  }
}
