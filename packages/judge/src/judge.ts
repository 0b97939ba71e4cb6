import { DEFAULT_LIMITS, type JudgeResult } from "@verdict/contract/judging";
import { createSandbox } from "@verdict/sandbox/create-sandbox";
import { type Sandbox, SandboxError } from "@verdict/sandbox/sandbox";
import { createJudgeFolders, type JudgeFolders } from "./judge-folders.ts";
import { type JudgeTools, judgeSubmission, type ProgressStep } from "./judge-submission.ts";
import type { JudgeTask } from "./judge-task.ts";
import type { Language } from "./languages/language.ts";
import { startWarmJavaCompiler } from "./languages/warm-java-compiler.ts";
import { createProgramCache } from "./program-cache.ts";
import { createSlotQueue } from "./slot-queue.ts";
import { findToolchains } from "./toolchains.ts";

export interface JudgeOptions {
  /** State that is kept: precompiled headers. Programs and outputs live in a folder of this process below it. */
  dataDir: string;
  /** Runs at once; the number of cores is right. */
  slots: number;
  /** A JDK to prefer over the newest one of the machine. */
  javaHome?: string | undefined;
  /** Judges even where nothing but system call filter and limits holds a program back. The operator has to say so. */
  allowNoIsolation?: boolean;
  /** Keeps running what makes programs start at once: a Java compiler, a Node for copies. Worth it from the second one on. */
  staysWarm?: boolean;
  /** Something that only makes the judge slower. */
  onWarning?: (error: unknown) => void;
}

export interface Judge {
  /**
   * Judges a program. The result is a verdict about the program in every case that the program can cause; what is
   * ours (SandboxError, LanguageUnavailableError, a broken validator, the abort's reason) is thrown.
   */
  judge(
    task: JudgeTask,
    options?: { onProgress?: (step: ProgressStep) => void; signal?: AbortSignal },
  ): Promise<JudgeResult>;
  /** For people: what each language runs with, or what is missing. */
  lines: readonly string[];
  folders: JudgeFolders;
  /** Resolves when the judge is as fast as it gets. */
  warm: Promise<void>;
  /** Ends what runs, and leaves no process and no folder behind. Call it when no judging is under way or wanted. */
  stop(): Promise<void>;
}

/** A static C++ program has 2.3 MB: 200 of them stay below half a gigabyte. */
const MOST_PROGRAMS = 200;
/** Above every number of a submission, so that all runs rank before all submissions. */
const SUBMIT_RANK = 2 ** 40;

export async function createJudge(options: JudgeOptions): Promise<Judge> {
  const folders = await createJudgeFolders(options.dataDir);
  const toolchains = await findToolchains(folders.shared, options.javaHome);
  const sandbox = await createSandbox({
    slots: options.slots,
    readOnlyFolders: toolchains.readOnlyFolders,
    allowNoIsolation: options.allowNoIsolation,
  });
  const { java } = toolchains;
  const warmJava =
    java === null || options.staysWarm !== true
      ? null
      : startWarmJavaCompiler({
          ...java,
          sandbox,
          folder: await folders.create("warm-java"),
          onError: options.onWarning ?? (() => undefined),
        });
  const tools: JudgeTools = {
    sandbox: { run: withRetries((command, signal) => sandbox.run(command, signal)) },
    slots: createSlotQueue(options.slots),
    folders,
    programs: createProgramCache(MOST_PROGRAMS, folders.remove),
    languageOf: toolchains.languageOf,
    quickCompilerOf: (id) =>
      id === "java" && warmJava !== null ? (source, folder) => warmJava.compile(source, folder) : null,
    validators: toolchains.validators,
  };
  const prepared = options.staysWarm === true ? prepareRuns(sandbox, toolchains.languageOf("javascript")) : null;
  const noted = prepared?.then((problem) => {
    if (problem !== null) options.onWarning?.(new Error(`each JavaScript run starts a Node of its own: ${problem}`));
  });
  let started = 0;
  return {
    lines: toolchains.lines,
    folders,
    judge: (task, { onProgress = () => undefined, signal = new AbortController().signal } = {}) => {
      const rank = started++ + (task.kind === "submit" ? SUBMIT_RANK : 0);
      return judgeSubmission(tools, task, { rank, signal, onProgress });
    },
    warm: Promise.all([warmJava?.ready, noted]).then(() => undefined),
    async stop() {
      warmJava?.stop();
      await sandbox.stop();
      await folders.removeAll();
    },
  };
}

/** The limits are those of most problems. Resolves to what makes runs slower than they could be, or null. */
async function prepareRuns(sandbox: Sandbox, language: Language): Promise<string | null> {
  const { stackBytes, ...command } = language.runCommand({ folder: "/", entry: "main.js" }, DEFAULT_LIMITS);
  return await sandbox.prepare({ ...command, limits: { stackBytes } });
}

/** Also when the run is repeated in another slot whose runner has died unnoticed. */
const TRIES = 3;

/** A box that failed says nothing of the program, and the next box is a new one. */
function withRetries(run: Sandbox["run"]): Sandbox["run"] {
  return async (command, signal) => {
    for (let tries = 1; ; tries++) {
      try {
        return await run(command, signal);
      } catch (error) {
        if (!(error instanceof SandboxError) || signal?.aborted || tries === TRIES) throw error;
      }
    }
  };
}
