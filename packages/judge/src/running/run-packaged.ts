import path from "node:path";
import type { JudgeLimits } from "@verdict/contract/judging";
import type { BoxCommand, BoxLimits } from "@verdict/sandbox/sandbox";
import type { SourceFile } from "../languages/language.ts";
import type { ValidatorLanguageId } from "../languages/validator-languages.ts";
import { type LaidProgram, withFileBeside } from "./file-beside.ts";
import type { Judging } from "./judging.ts";
import type { ProgramRun, ProgramRuns } from "./run-on-inputs.ts";
import { shown } from "./run-program.ts";
import { runWithControl } from "./run-with-control.ts";
import { outcomeOfRun, reasonOf } from "./verdict.ts";
import { withProgram } from "./with-program.ts";

const STACK_BYTES = 256 * 1024 * 1024;
/** It may write a file beside what it prints, and gains nothing by it. */
const FILE_BYTES = 16 * 1024 * 1024;
const ERROR_OUTPUT_BYTES = 64 * 1024;

/** A program of a problem package that makes tests or answers them; the first file is the one that is started. */
export interface PackagedProgram {
  language: ValidatorLanguageId;
  files: readonly SourceFile[];
  limits: JudgeLimits;
}

/** `inputPath`: absolute, null for an empty input. `besidePath`: a file that its first argument names. */
export interface PackagedRun {
  arguments: readonly string[];
  inputPath: string | null;
  besidePath?: string | null;
}

/** Runs such a program once for each of these, in a box each, as many at once as there are slots. */
export async function runPackaged(
  judging: Judging,
  { language: id, files, limits }: PackagedProgram,
  runs: readonly PackagedRun[],
): Promise<ProgramRuns> {
  const { tools, inSlot } = judging;
  const outside = files.find(({ name }) => path.isAbsolute(name) || path.normalize(name).startsWith(".."));
  if (outside !== undefined) return { kind: "refused", compilerOutput: `a file has a bad name: ${outside.name}` };
  const language = tools.validatorLanguageOf(id);
  const build = {
    name: "compile package program",
    parts: [language.fingerprint, ...files.flatMap(({ name, content }) => [name, content])],
    plan: () => language.buildPlan(files),
    quickCompiler: null,
  };
  return await withProgram(judging, build, async (outcome) => {
    if (outcome.kind === "refused") return outcome;
    const commandOf = (laid: LaidProgram, { arguments: words, inputPath }: PackagedRun): BoxCommand => {
      const { command, environment, processes } = language.startCommand(laid, laid.programFolder);
      return {
        command: [...command, ...laid.arguments, ...words],
        environment: { LC_ALL: "C.UTF-8", ...environment },
        folder: laid.folder,
        folderAccess: "read-only",
        profile: "build",
        root: "toolchain",
        needsProc: false,
        stdinPath: inputPath,
        limits: { ...boxLimitsOf(limits), processes },
      };
    };
    const runOne = async (run: PackagedRun): Promise<ProgramRun> => {
      const { besidePath = null } = run;
      const report = await inSlot.run((slot) =>
        withFileBeside(tools.folders, { program: outcome.program, besidePath }, (laid) =>
          runWithControl({ sandbox: tools.sandbox, ...slot }, commandOf(laid, run), language.refusal),
        ),
      );
      const { end, cpuMs, memoryBytes, stdout } = report;
      const allowed = { ...limits, allowedBytes: limits.memoryBytes, stackBytes: STACK_BYTES, isTimeOfLanguage: false };
      const ran = outcomeOfRun(report, allowed, NO_WORDS_OF_ITS_OWN);
      return {
        end: ran.kind === "finished" ? "well" : ran.verdict,
        reason: ran.kind === "finished" ? "" : reasonOf(ran, "line"),
        exitCode: end.kind === "exited" ? end.code : null,
        cpuMs,
        memoryBytes,
        output: stdout,
        errorOutput: shown(report.stderr),
      };
    };
    return { kind: "ran", runs: await Promise.all(runs.map(runOne)) };
  });
}

/** What it says of memory and exceptions is told as it stands. */
const NO_WORDS_OF_ITS_OWN = { id: "cpp", ranOutOfMemory: () => false, uncaughtException: () => null } as const;

function boxLimitsOf({ timeMs, memoryBytes, outputBytes }: JudgeLimits): Omit<BoxLimits, "processes"> {
  return {
    cpuMs: timeMs,
    wallMs: 2 * timeMs + 1_000,
    memoryBytes,
    outputBytes,
    errorOutputBytes: ERROR_OUTPUT_BYTES,
    stackBytes: STACK_BYTES,
    fileBytes: FILE_BYTES,
  };
}
