import type { TimingSpan } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { Sandbox } from "@verdict/sandbox/sandbox";
import type { Language, QuickCompiler } from "../languages/language.ts";
import type { ValidatorLanguage, ValidatorLanguageId } from "../languages/validator-languages.ts";
import { type FolderOnDemand, folderOnDemand, type JudgeFolders } from "./judge-folders.ts";
import type { ProgramCache } from "./program-cache.ts";
import type { Place } from "./slot-order.ts";
import type { HeldSlot, SlotQueue } from "./slot-queue.ts";

/** Everything that judging needs and no single submission owns. */
export interface JudgeTools {
  sandbox: Pick<Sandbox, "run" | "runPair">;
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

/** What a judge does for one caller, while it does it: its place in the queue of slots, its clock and its end. */
export interface Judging {
  tools: JudgeTools;
  /** Aborts at the caller's wish, and at the latest when there is a result: nothing runs on. */
  signal: AbortSignal;
  /** Does the work and keeps its time under this name. */
  timed<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Answers that the reference solution made. */
  answerFolder: FolderOnDemand;
  /** In the order in which they ended. */
  timings: readonly TimingSpan[];
  inSlot: InSlot;
  /** The same before the tests of this submission that wait: for what checks an output that is there already. */
  inSlotAhead: InSlot;
}

/** Waits for a slot, at one place in their queue, and does the work in it; perhaps more than once (SlotQueue.use). */
interface InSlot {
  run<T>(work: (slot: HeldSlot) => Promise<T>): Promise<T>;
  compile<T>(work: (slot: HeldSlot) => Promise<T>): Promise<T>;
}

/** Orders are whole numbers: half a one stays behind every earlier submission. */
const AHEAD = 0.5;

/** Does the work, and ends whatever of it still runs when it has its result or has failed. */
export async function whileJudging<T>(
  tools: JudgeTools,
  { place, signal: asked }: { place: Place; signal: AbortSignal },
  work: (judging: Judging) => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  const timings: TimingSpan[] = [];
  const over = new AbortController();
  const answerFolder = folderOnDemand(tools.folders, "answers");
  const signal = AbortSignal.any([asked, over.signal]);
  const inSlotAt = (at: Place): InSlot => ({
    run: (job) => tools.slots.use({ ...at, isCompile: false }, signal, job),
    compile: (job) => tools.slots.use({ ...at, isCompile: true }, signal, job),
  });
  try {
    return await work({
      tools,
      signal,
      answerFolder,
      timings,
      async timed(name, job) {
        const startMs = performance.now() - startedAt;
        const value = await job();
        timings.push({ name, startMs, endMs: performance.now() - startedAt });
        return value;
      },
      inSlot: inSlotAt(place),
      inSlotAhead: inSlotAt({ ...place, order: place.order - AHEAD }),
    });
  } finally {
    over.abort(new Error("there is a result"));
    await answerFolder.remove();
  }
}
