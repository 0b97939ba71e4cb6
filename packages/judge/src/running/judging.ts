import type { TimingSpan } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { Sandbox } from "@verdict/sandbox/sandbox";
import type { Language, QuickCompiler } from "../languages/language.ts";
import type { ValidatorLanguage, ValidatorLanguageId } from "../languages/validator-languages.ts";
import type { FolderOnDemand, JudgeFolders } from "./judge-folders.ts";
import type { JudgeTask } from "./judge-task.ts";
import type { ProgramCache } from "./program-cache.ts";
import type { Place, SlotQueue } from "./slot-queue.ts";

/** Everything that judging needs and no single submission owns. */
export interface JudgeTools {
  sandbox: Pick<Sandbox, "run">;
  slots: SlotQueue;
  folders: JudgeFolders;
  programs: ProgramCache;
  /** Throws LanguageUnavailableError when this machine cannot judge the language. */
  languageOf(id: LanguageId): Language;
  /** Throws an Error in one line when this machine cannot run such a program. */
  validatorLanguageOf(id: ValidatorLanguageId): ValidatorLanguage;
  /** A compiler that stays, to be asked first; null where there is none. */
  quickCompilerOf(id: LanguageId): QuickCompiler | null;
}

/** One submission under judgement: its task, its place in the queue of slots, its clock and its end. */
export interface Judging {
  tools: JudgeTools;
  task: JudgeTask;
  signal: AbortSignal;
  /** Answers that the reference solution made. */
  answerFolder: FolderOnDemand;
  /** Does the work and keeps its time under this name. */
  timed<T>(name: string, work: () => Promise<T>): Promise<T>;
  inSlot: InSlot;
  /** The same before the tests of this submission that wait: for what checks an output that is there already. */
  inSlotAhead: InSlot;
}

/** Waits for a slot, at one place in their queue, and does the work in it. */
export interface InSlot {
  run<T>(work: () => Promise<T>): Promise<T>;
  compile<T>(work: () => Promise<T>): Promise<T>;
}

/** Orders are whole numbers: half a one stays behind every earlier submission. */
const AHEAD = 0.5;

export function inSlotAt(slots: SlotQueue, place: Place, signal: AbortSignal): InSlot {
  return {
    run: (work) => slots.use({ ...place, isCompile: false }, signal, work),
    compile: (work) => slots.use({ ...place, isCompile: true }, signal, work),
  };
}

/** `timings` is filled while the submission is judged. */
export function beginJudging(
  tools: JudgeTools,
  task: JudgeTask,
  input: { place: Place; signal: AbortSignal; answerFolder: FolderOnDemand; timings: TimingSpan[] },
): Judging {
  const startedAt = performance.now();
  const { place, signal, answerFolder, timings } = input;
  return {
    tools,
    task,
    signal,
    answerFolder,
    async timed(name, work) {
      const startMs = performance.now() - startedAt;
      const value = await work();
      timings.push({ name, startMs, endMs: performance.now() - startedAt });
      return value;
    },
    inSlot: inSlotAt(tools.slots, place, signal),
    inSlotAhead: inSlotAt(tools.slots, { ...place, order: place.order - AHEAD }, signal),
  };
}
