import type { Diagnostic } from "@verdict/contract/diagnostics";
import type { BoxEvent, LanguageHere } from "@verdict/contract/jobs";
import type { LanguageId } from "@verdict/contract/language";
import type { Language, WarmParts, WarmUpTools } from "./languages/language.ts";
import type { LanguageDefinition } from "./languages/language-definition.ts";
import { createProgramRunner, type ProgramRunner } from "./program-runner.ts";
import { createDraftPauses } from "./running/draft-pauses.ts";
import { createJudgeBoxes } from "./running/judge-boxes.ts";
import { createJudgeFolders } from "./running/judge-folders.ts";
import type { JudgeTools } from "./running/judging.ts";
import { type Draft, type DraftTools, type Prepared, prepareDraft } from "./running/prepare-draft.ts";
import { createProgramCache } from "./running/program-cache.ts";
import { createSlotQueue } from "./running/slot-queue.ts";
import { prepareRecording } from "./steps/prepare-recording.ts";
import { findToolchains } from "./toolchains.ts";

/** For `restsAfterMs`: somebody who thinks for so long waits a second for a Java program once. */
export const RESTS_AFTER_MS = 600_000;

export interface JudgeOptions {
  /** State that is kept: precompiled headers. Programs and outputs live in a folder of this process below it. */
  dataDir: string;
  /** Runs at once; the number of cores is right. */
  slots: number;
  /** A JDK to prefer over the newest one of the machine. */
  javaHome?: string | undefined;
  /** PATH: where the JDKs are that lie in none of the usual folders. */
  programFolders?: readonly string[] | undefined;
  /** The further languages, where they are not those of this product. */
  definitions?: readonly LanguageDefinition[];
  /** The address of a launcher of runners, for a judge that has no rights itself (`SandboxOptions.launcher`). */
  launcher?: string | undefined;
  /**
   * Keeps running what makes programs start at once: a Java compiler, a Node for copies. Worth it from the second one
   * on.
   */
  staysWarm?: boolean;
  /**
   * Of one that stays warm: what takes much memory rests after so long without use, and until the first one; left out,
   * never.
   */
  restsAfterMs?: number;
  /** Something that only makes the judge slower. */
  onWarning?: (error: unknown) => void;
  /** Hears what becomes of every box that judges something. */
  onBox?: (event: BoxEvent) => void;
}

/** A program runner with a life of its own. */
export interface Judge extends ProgramRunner {
  /** How many slots nobody uses or waits for at this moment. */
  idleSlots(): number;
  /** Compiles a draft in an idle slot, and says what the compiler says. */
  prepare(
    draft: Draft,
    options?: { onDiagnostics?: (diagnostics: Diagnostic[]) => void; signal?: AbortSignal },
  ): Promise<Prepared>;
  /** Compiles what records its steps in an idle slot, for somebody who may ask for them soon. */
  prepareSteps(draft: Draft, signal?: AbortSignal): ReturnType<typeof prepareRecording>;
  /** For people: what each language runs with, or what is missing. */
  lines: readonly string[];
  /** Looks for further languages that were installed meanwhile, and says what there is. */
  lookForLanguages(): Promise<Record<LanguageId, LanguageHere>>;
  /** Resolves when the judge is as fast as it gets. */
  warm: Promise<void>;
  /** Ends what runs, and leaves no process and no folder behind. Call it when no judging is under way or wanted. */
  stop(): Promise<void>;
}

/** A static C++ program has 2.3 MB; one that wants to fill the disk has more, and one in Java ten thousand files. */
const CACHE_LIMITS = {
  programs: 200,
  bytes: 512 * 1024 * 1024,
  files: 20_000,
  // Building the tests of a hundred problems leaves programs of 192 MB, of which hardly one is run again.
  bytesOfNobody: 64 * 1024 * 1024,
};

export async function createJudge(options: JudgeOptions): Promise<Judge> {
  const { slots: slotCount, onWarning = () => undefined, onBox = () => undefined } = options;
  const { staysWarm = false } = options;
  const folders = await createJudgeFolders(options.dataDir);
  const stopping = new AbortController();
  const { javaHome, programFolders, definitions } = options;
  const toolchains = await findToolchains(folders.shared, javaHome, programFolders, stopping.signal, definitions);
  // One that stays judges meanwhile: on a busy machine the header takes longer than anybody waits for a verdict.
  const made = staysWarm ? toolchains.made.catch(warnUnlessStopped) : await toolchains.made;
  function warnUnlessStopped(error: unknown): void {
    if (!stopping.signal.aborted) onWarning(new Error("C++ or Java compile more slowly", { cause: error }));
  }
  const boxes = await createJudgeBoxes(
    {
      slots: slotCount,
      // What goes on for long does not keep others from starting.
      spareSlots: 1,
      tools: toolchains.tools,
      privateFolders: [options.dataDir],
      launcher: options.launcher,
    },
    onBox,
  );
  const slots = createSlotQueue(slotCount);
  const { sandbox } = boxes;
  const warm = await startWarm(staysWarm ? toolchains.languages : [], {
    sandbox,
    newFolder: folders.create,
    restsAfterMs: options.restsAfterMs,
    isAtWork: slots.isAtWork,
    onWarning,
  });
  const tools: JudgeTools = {
    sandbox: boxes,
    slots,
    folders,
    programs: createProgramCache(CACHE_LIMITS, folders.remove),
    languageOf: toolchains.languageOf,
    validatorLanguageOf: toolchains.validatorLanguageOf,
    quickCompilerOf: (id) => warm.get(id)?.quickCompiler ?? null,
  };
  const draftTools: DraftTools = {
    ...tools,
    sandbox: { run: boxes.runForDrafts },
    draftCompilerOf: (id) => warm.get(id)?.draftCompiler ?? null,
    pauses: createDraftPauses(),
  };
  return {
    ...createProgramRunner(tools),
    idleSlots: slots.idle,
    prepare: (draft, { onDiagnostics = () => undefined, signal = new AbortController().signal } = {}) =>
      prepareDraft(draftTools, draft, { onDiagnostics, signal }),
    prepareSteps: (draft, signal = stopping.signal) => prepareRecording(draftTools, draft, signal),
    lines: toolchains.lines,
    lookForLanguages: toolchains.look,
    warm: Promise.all([made, ...[...warm.values()].map(({ ready }) => ready)]).then(() => undefined),
    async stop() {
      stopping.abort();
      for (const { stop } of warm.values()) stop();
      await boxes.stop();
      await folders.removeAll();
    },
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
