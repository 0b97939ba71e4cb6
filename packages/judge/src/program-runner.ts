import type { JudgeResult } from "@verdict/contract/judge-result";
import type { JudgeStep } from "@verdict/contract/judging";
import type { StepsResult } from "@verdict/contract/steps";
import {
  type InputValidation,
  type InputValidatorProgram,
  runInputValidator,
  type ValidatedFile,
} from "./checking/input-validator.ts";
import { type SmallOutput, validateOutputs } from "./checking/validate-outputs.ts";
import type { ValidatorChecker } from "./checking/validator.ts";
import { judgeSubmission } from "./judge-submission.ts";
import { type CompiledFiles, readCompiledFiles } from "./running/compiled-files.ts";
import type { JudgeFolders } from "./running/judge-folders.ts";
import type { JudgeTask, ProgramSource, ProgramTask, RunTask } from "./running/judge-task.ts";
import { type JudgeTools, type Judging, whileJudging } from "./running/judging.ts";
import { oneAtATime } from "./running/one-at-a-time.ts";
import { type ProgramRuns, runOnInputs } from "./running/run-on-inputs.ts";
import { type PackagedProgram, type PackagedRun, runPackaged } from "./running/run-packaged.ts";
import { createSlotQueue } from "./running/slot-queue.ts";
import { recordSteps } from "./steps/record-steps.ts";
import type { StepsTask } from "./steps/steps-task.ts";

type Kind = ProgramTask["kind"];

/**
 * What a judge does with programs: all that building a problem, verifying it and studying a submission need of it. What
 * is ours (SandboxError, LanguageUnavailableError, the abort's reason) is thrown.
 */
export interface ProgramRunner {
  /** Runs a program on inputs: what it prints, and no verdict. */
  run(task: RunTask, signal?: AbortSignal): Promise<ProgramRuns>;
  /**
   * Runs a program and checks what it prints. The result is a verdict about the program in every case that the program
   * can cause, and JE with the fault of the problem where its own validator is broken.
   */
  judge(
    task: JudgeTask,
    options?: { onProgress?: (step: JudgeStep) => void; signal?: AbortSignal },
  ): Promise<JudgeResult>;
  /** Runs a program so that it records its steps; in the queue of slots it is a run like all others. */
  record(task: StepsTask, signal?: AbortSignal): Promise<StepsResult>;
  /**
   * What a compiled program consists of, as it lies on this machine's disk. Null where the compiler refuses the source.
   */
  compiledFiles(program: ProgramSource & { kind: Kind }, signal?: AbortSignal): Promise<CompiledFiles | null>;
  /** Runs a program of a package that makes tests or answers them. */
  runPackaged(
    program: PackagedProgram,
    runs: readonly PackagedRun[],
    options?: { kind?: Kind; owner?: string | undefined; signal?: AbortSignal },
  ): Promise<ProgramRuns>;
  /** Runs a package's validator of inputs or answers on each of these, as many at once as there are slots. */
  validateFiles(program: InputValidatorProgram, files: readonly ValidatedFile[]): Promise<InputValidation>;
  /** Whether an output validator accepts each of many small outputs; null when that has to be found out one by one. */
  validateOutputs(
    checker: ValidatorChecker,
    outputs: readonly SmallOutput[],
    options?: { kind?: Kind; signal?: AbortSignal },
  ): Promise<boolean[] | null>;
  /** For how long studies have waited so far because others had the slots, in milliseconds. */
  heldUpMs(): number;
  folders: JudgeFolders;
}

export function createProgramRunner(tools: JudgeTools): ProgramRunner {
  const studySlots = oneAtATime(tools.slots, { turns: createSlotQueue(1) });
  const studyTools: JudgeTools = { ...tools, slots: { ...tools.slots, use: studySlots.use } };
  let started = 0;

  function inTurn<T>(
    { kind, owner = null, signal }: { kind: Kind; owner?: string | null | undefined; signal: AbortSignal | undefined },
    work: (judging: Judging) => Promise<T>,
  ): Promise<T> {
    const place = { kind, owner, order: started++, sinceMs: performance.now() };
    const input = { place, signal: signal ?? new AbortController().signal };
    return whileJudging(kind === "study" ? studyTools : tools, input, work);
  }

  return {
    run: (task, signal) => inTurn({ ...task, signal }, (judging) => runOnInputs(judging, task)),
    judge: (task, { onProgress = () => undefined, signal } = {}) =>
      inTurn({ ...task, signal }, (judging) => judgeSubmission(judging, task, onProgress)),
    record: (task, signal) => inTurn({ ...task, kind: "run", signal }, (judging) => recordSteps(judging, task)),
    compiledFiles: (program, signal) =>
      inTurn({ kind: program.kind, signal }, (judging) => readCompiledFiles(judging, program)),
    runPackaged: (program, runs, { kind = "submit", owner, signal } = {}) =>
      inTurn({ kind, owner, signal }, (judging) => runPackaged(judging, program, runs)),
    validateFiles: (program, files) =>
      inTurn({ kind: "submit", signal: undefined }, (judging) => runInputValidator(judging, program, files)),
    validateOutputs: (checker, outputs, { kind = "submit", signal } = {}) =>
      inTurn({ kind, signal }, (judging) => validateOutputs(judging, checker, outputs)),
    heldUpMs: studySlots.heldUpMs,
    folders: tools.folders,
  };
}
