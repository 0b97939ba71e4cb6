import { withEarlyStop } from "./early-stop.ts";
import type { RunTask } from "./judge-task.ts";
import type { Judging } from "./judging.ts";
import {
  type EndedRun,
  errorOutputOf,
  type RunnableProgram,
  runnable,
  runOrRefuse,
  type Unparsable,
} from "./run-program.ts";
import { type RunOutcome, reasonOf } from "./verdict.ts";
import { buildOf, withProgram } from "./with-program.ts";

/** One run of a program, whose output nobody has judged. */
export interface ProgramRun {
  /** `well`, or the verdict that it would have whatever it printed. */
  end: "well" | Extract<RunOutcome, { kind: "failed" }>["verdict"];
  /** Why, in words; empty where it ended well. */
  reason: string;
  exitCode: number | null;
  cpuMs: number;
  memoryBytes: number;
  /** All of it. */
  output: Uint8Array;
  errorOutput: string;
}

/** In the order of the inputs; null for one left out, since two before it ran into their time limit. */
export type ProgramRuns = { kind: "ran"; runs: (ProgramRun | null)[] } | { kind: "refused"; compilerOutput: string };

/** Compiles once, then runs the program on every input in a box of its own, as many at once as there are slots. */
export async function runOnInputs(judging: Judging, task: RunTask): Promise<ProgramRuns> {
  const language = judging.tools.languageOf(task.language);
  const { source, otherFiles, owner, pace, inputPaths, mostKeptBytes = Number.POSITIVE_INFINITY } = task;
  let keptBytes = 0;
  const kept = (result: ProgramRun): ProgramRun => {
    if (keptBytes + result.output.length > mostKeptBytes) return { ...result, ...NOT_KEPT };
    keptBytes += result.output.length;
    return result;
  };
  const build = buildOf(judging, { name: "compile", language, source, otherFiles, owner, pace });
  return await withProgram(judging, build, async (outcome) => {
    if (outcome.kind === "refused") return outcome;
    const run = runnable(task, language, outcome.program);
    const tried = await withEarlyStop<ProgramRun, Unparsable>(judging, {
      count: inputPaths.length,
      async tryOne(index) {
        const ran = await runOrRefuse(judging, run, { name: `run ${index + 1}`, inputPath: inputPaths[index] ?? "" });
        return ran.kind === "ran"
          ? { kind: "result", result: kept(programRun(run, ran)) }
          : { kind: "stop", stop: ran };
      },
      isTooSlow: ({ end }) => end === "TLE",
    });
    if (tried.kind === "stopped") return { kind: "refused", compilerOutput: tried.stop.compilerOutput };
    return { kind: "ran", runs: inputPaths.map((_path, index) => tried.results[index] ?? null) };
  });
}

const NOT_KEPT = {
  end: "OLE",
  reason: "it prints too much together with other runs",
  exitCode: null,
  output: new Uint8Array(),
} as const;

function programRun(run: RunnableProgram, { report, outcome }: EndedRun): ProgramRun {
  const isWell = outcome.kind === "finished";
  return {
    end: isWell ? "well" : outcome.verdict,
    reason: isWell ? "" : reasonOf(outcome, "line"),
    exitCode: report.end.kind === "exited" ? report.end.code : null,
    cpuMs: report.cpuMs,
    memoryBytes: report.memoryBytes,
    output: report.stdout,
    errorOutput: errorOutputOf(report, run),
  };
}
