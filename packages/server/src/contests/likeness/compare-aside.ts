import { DomainError } from "../../platform/http/errors.ts";
import { AnsweringThread } from "../../platform/threads/answering-thread.ts";
import type { Likeness, LikenessQuestion } from "./compare-programs.ts";

/*
 * What strangers have sent is compared aside, in a thread that is killed when it takes long or eats memory; nothing of
 * it is ever run.
 */

/** 2,000 programs of 2 kB, half of them alike, take 3 s on a slow machine (measured 2026-11). */
const PATIENCE_MS = 30_000;
const MEMORY_MEGABYTES = 512;
const THREAD = new URL("./compare-thread.ts", import.meta.url);

/** One question at a time: whoever comes while another is answered comes again. Throws too_many_requests, and conflict. */
export function createComparer(
  options: { thread?: URL; patienceMs?: number } = {},
): (question: LikenessQuestion) => Promise<Likeness> {
  const { thread: module = THREAD, patienceMs = PATIENCE_MS } = options;
  let isBusy = false;
  return async (question) => {
    if (isBusy) throw new DomainError("too_many_requests", BUSY, { retryAfterSeconds: 3 });
    isBusy = true;
    // A new one each time: it is asked a few times after a contest, and would keep its memory in between.
    const thread = new AnsweringThread<LikenessQuestion, Likeness>({
      module,
      patienceMs,
      memoryMegabytes: MEMORY_MEGABYTES,
    });
    try {
      const outcome = await thread.ask(question);
      if (outcome.kind === "answered") return outcome.answer;
      const cause = outcome.kind === "died" ? outcome.error : new Error(outcome.kind);
      throw new DomainError("conflict", TOO_MUCH, { cause });
    } finally {
      await thread.stop();
      isBusy = false;
    }
  };
}

const BUSY = "Programs of a contest are being compared already. Please try again in a moment.";
const TOO_MUCH = "These programs could not be compared: it took too long or too much memory";
