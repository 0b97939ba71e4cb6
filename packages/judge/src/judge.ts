import type { Diagnostic } from "@verdict/contract/diagnostics";
import type { BoxEvent } from "@verdict/contract/jobs";
import type { JudgeResult, JudgeStep } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import { createSandbox } from "@verdict/sandbox/create-sandbox";
import { type Sandbox, SandboxError } from "@verdict/sandbox/sandbox";
import { type InputValidation, type InputValidatorProgram, runInputValidator } from "./checking/input-validator.ts";
import { type SmallOutput, validateOutputs } from "./checking/validate-outputs.ts";
import type { ValidatorChecker } from "./checking/validator.ts";
import { judgeSubmission } from "./judge-submission.ts";
import type { Language, WarmParts, WarmUpTools } from "./languages/language.ts";
import { type CompiledFiles, readCompiledFiles } from "./running/compiled-files.ts";
import { createDraftPauses } from "./running/draft-pauses.ts";
import { createJudgeFolders, type JudgeFolders } from "./running/judge-folders.ts";
import type { JudgeTask } from "./running/judge-task.ts";
import { inSlotAt, type JudgeTools, type Judging } from "./running/judging.ts";
import { oneAtATime } from "./running/one-at-a-time.ts";
import { type Draft, type Prepared, prepareDraft } from "./running/prepare-draft.ts";
import { createProgramCache } from "./running/program-cache.ts";
import { createSlotQueue, type Place } from "./running/slot-queue.ts";
import { findToolchains } from "./toolchains.ts";

export interface JudgeOptions {
  /** State that is kept: precompiled headers. Programs and outputs live in a folder of this process below it. */
  dataDir: string;
  /** Runs at once; the number of cores is right. */
  slots: number;
  /** A JDK to prefer over the newest one of the machine. */
  javaHome?: string | undefined;
  /** PATH: where the JDKs are that lie in none of the usual folders. */
  programFolders?: readonly string[] | undefined;
  /** The address of a launcher of runners, for a judge that has no rights itself (`SandboxOptions.launcher`). */
  launcher?: string | undefined;
  /**
   * Keeps running what makes programs start at once: a Java compiler, a Node for copies. Worth it from the second one
   * on.
   */
  staysWarm?: boolean;
  /** Of one that stays warm: drafts will come, so that what they alone need is started as well. */
  expectsDrafts?: boolean;
  /** Something that only makes the judge slower. */
  onWarning?: (error: unknown) => void;
  /** Hears what becomes of every box that judges something. */
  onBox?: (event: BoxEvent) => void;
}

export interface Judge {
  /**
   * Judges a program. The result is a verdict about the program in every case that the program can cause, and JE with
   * the fault of the problem where its own validator is broken; what is ours (SandboxError, LanguageUnavailableError,
   * the abort's reason) is thrown.
   */
  judge(
    task: JudgeTask,
    options?: { onProgress?: (step: JudgeStep) => void; signal?: AbortSignal },
  ): Promise<JudgeResult>;
  /** How many slots nobody uses or waits for at this moment. */
  idleSlots(): number;
  /** For how long studies have waited so far because others had the slots, in milliseconds. */
  heldUpMs(): number;
  /** Compiles a draft in an idle slot, and says what the compiler says. */
  prepare(
    draft: Draft,
    options?: { onDiagnostics?: (diagnostics: Diagnostic[]) => void; signal?: AbortSignal },
  ): Promise<Prepared>;
  /**
   * What a compiled program consists of, as it lies on this machine's disk. Null where the compiler refuses the source.
   */
  compiledFiles(
    program: Pick<JudgeTask, "kind" | "language" | "source" | "otherFiles">,
    signal?: AbortSignal,
  ): Promise<CompiledFiles | null>;
  /** Runs a package's input validator on each of these files, as many at once as there are slots. */
  validateInputs(program: InputValidatorProgram, inputPaths: readonly string[]): Promise<InputValidation>;
  /** Whether an output validator accepts each of many small outputs; null when that has to be found out one by one. */
  validateOutputs(
    checker: ValidatorChecker,
    outputs: readonly SmallOutput[],
    options?: { kind?: JudgeTask["kind"]; signal?: AbortSignal },
  ): Promise<boolean[] | null>;
  /** For people: what each language runs with, or what is missing. */
  lines: readonly string[];
  folders: JudgeFolders;
  /** Resolves when the judge is as fast as it gets. */
  warm: Promise<void>;
  /** Ends what runs, and leaves no process and no folder behind. Call it when no judging is under way or wanted. */
  stop(): Promise<void>;
}

/** A static C++ program has 2.3 MB; one that wants to fill the disk has more. */
const CACHE_LIMITS = { programs: 200, bytes: 512 * 1024 * 1024 };

/** What validators need of a judging, where nothing is judged. */
type Validating = Pick<Judging, "tools" | "signal" | "inSlot" | "timed">;

export async function createJudge(options: JudgeOptions): Promise<Judge> {
  const folders = await createJudgeFolders(options.dataDir);
  const { onWarning = () => undefined, onBox = () => undefined } = options;
  const stopping = new AbortController();
  const toolchains = await findToolchains(folders.shared, options.javaHome, options.programFolders, stopping.signal);
  // One that stays judges meanwhile: on a busy machine the header takes longer than anybody waits for a verdict.
  const made = options.staysWarm === true ? toolchains.made.catch(warnUnlessStopped) : await toolchains.made;
  function warnUnlessStopped(error: unknown): void {
    if (!stopping.signal.aborted) onWarning(new Error("C++ or Java compile more slowly", { cause: error }));
  }
  const sandboxOptions = {
    slots: options.slots,
    tools: toolchains.tools,
    privateFolders: [options.dataDir],
    launcher: options.launcher,
    onRunnerReplaced: () => onBox("runner-replaced"),
  };
  const sandbox = await createSandbox(sandboxOptions);
  /**
   * Runners of their own for drafts, from the first one on: nobody who wants a slot waits until a draft's box is gone.
   */
  let draftSandbox: Promise<Sandbox> | null = null;
  const slots = createSlotQueue(options.slots);
  const warm =
    options.staysWarm === true
      ? await startWarm(toolchains.languages, {
          sandbox,
          newFolder: folders.create,
          expectsDrafts: options.expectsDrafts === true,
          isAtWork: slots.isAtWork,
          onWarning,
        })
      : new Map<LanguageId, WarmParts>();
  const tools: JudgeTools = {
    sandbox: { run: withRetries(toldOf(sandbox, onBox)) },
    slots,
    folders,
    programs: createProgramCache(CACHE_LIMITS, folders.remove),
    languageOf: toolchains.languageOf,
    validatorLanguageOf: toolchains.validatorLanguageOf,
    quickCompilerOf: (id) => warm.get(id)?.quickCompiler ?? null,
  };
  const studySlots = oneAtATime(slots, { turns: createSlotQueue(1) });
  const studyTools: JudgeTools = { ...tools, slots: { ...slots, use: studySlots.use } };
  const draftTools = {
    ...tools,
    sandbox: {
      run: withRetries(async (command, signal, hurry) => {
        draftSandbox ??= createSandbox(sandboxOptions);
        return toldOf(await draftSandbox, onBox)(command, signal, hurry);
      }),
    },
    draftCompilerOf: (id: LanguageId) => warm.get(id)?.draftCompiler ?? null,
    pauses: createDraftPauses(),
  };
  let started = 0;
  const placeOf = ({ kind, owner }: Pick<JudgeTask, "kind" | "owner">): Place => ({
    kind,
    order: started++,
    owner: owner ?? null,
  });
  const toolsFor = (kind: JudgeTask["kind"]) => (kind === "study" ? studyTools : tools);
  const validating = (kind: JudgeTask["kind"], signal = new AbortController().signal): Validating => ({
    tools: toolsFor(kind),
    signal,
    inSlot: inSlotAt(toolsFor(kind).slots, placeOf({ kind }), signal),
    timed: (_name, work) => work(),
  });
  return {
    lines: toolchains.lines,
    folders,
    judge: (task, { onProgress = () => undefined, signal = new AbortController().signal } = {}) => {
      return judgeSubmission(toolsFor(task.kind), task, { place: placeOf(task), signal, onProgress });
    },
    idleSlots: slots.idle,
    heldUpMs: studySlots.heldUpMs,
    prepare: (draft, { onDiagnostics = () => undefined, signal = new AbortController().signal } = {}) =>
      prepareDraft(draftTools, draft, { onDiagnostics, signal }),
    compiledFiles(program, signal = new AbortController().signal) {
      return readCompiledFiles(toolsFor(program.kind), program, { place: placeOf(program), signal });
    },
    validateInputs: (program, inputPaths) => runInputValidator(validating("submit"), program, inputPaths),
    validateOutputs: (checker, outputs, { kind = "submit", signal } = {}) =>
      validateOutputs(validating(kind, signal), checker, outputs),
    warm: Promise.all([made, ...[...warm.values()].map(({ ready }) => ready)]).then(() => undefined),
    async stop() {
      stopping.abort();
      for (const { stop } of warm.values()) stop();
      await sandbox.stop();
      await (await draftSandbox)?.stop();
      await folders.removeAll();
    },
  };
}

function toldOf(sandbox: Sandbox, onBox: (event: BoxEvent) => void): Sandbox["run"] {
  return async (command, signal, hurry) => {
    try {
      const report = await sandbox.run(command, signal, hurry);
      onBox(report.end.kind === "limit" ? report.end.limit : report.end.kind);
      return report;
    } catch (error) {
      if (error instanceof SandboxError) onBox("failed");
      throw error;
    }
  };
}

async function startWarm(
  languages: readonly Language[],
  tools: WarmUpTools,
): Promise<ReadonlyMap<LanguageId, WarmParts>> {
  const warm = new Map<LanguageId, WarmParts>();
  for (const language of languages) {
    const parts = await language.startWarm?.(tools);
    if (parts !== undefined) warm.set(language.id, parts);
  }
  return warm;
}

/** Also when the run is repeated in another slot whose runner has died unnoticed. */
const TRIES = 3;

/** A box that failed says nothing of the program, and the next box is a new one. */
function withRetries(run: Sandbox["run"]): Sandbox["run"] {
  return async (command, signal, hurry) => {
    for (let tries = 1; ; tries++) {
      try {
        return await run(command, signal, hurry);
      } catch (error) {
        if (!(error instanceof SandboxError) || signal?.aborted || tries === TRIES) throw error;
      }
    }
  };
}
