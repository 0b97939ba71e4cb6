import { AsyncLocalStorage } from "node:async_hooks";
import { StepNotice } from "@verdict/contract/jobs";
import type { AppContext } from "../platform/context.ts";
import { listWithoutJob } from "./queue.ts";

/*
 * Requests wait here for their verdict. A judge says `judged` after its commit; since that notification can be lost,
 * one query a second asks for everybody who waits whether the job is still there: it lives exactly as long as the
 * verdict is due. What counts is always the row: a notification only says "look".
 */

const POLL_MS = 1_000;
/** What the poll finds is usually announced already, behind steps that are still on their way: they may come first. */
const GRACE_MS = 200;

export interface Watch {
  /** Resolves when a verdict may be there: look at the row, and call again when it is not. */
  news: () => Promise<void>;
  close: () => void;
}

export interface JudgedWatch {
  /** Open it before the job is committed, so that nothing is missed. Steps may be missing, but come in their order. */
  open: (input: { subjectId: string; onProgress?: (step: StepNotice["step"]) => void }) => Watch;
  waitingCount: () => number;
  stop: () => void;
}

interface WaitingAudience {
  wake: () => void;
  onProgress: (step: StepNotice["step"]) => void;
}

export function createJudgedWatch(context: Pick<AppContext, "pool" | "notifications" | "log">): JudgedWatch {
  const waiting = new Map<string, Set<WaitingAudience>>();
  const listening = (subjectId: string) => waiting.get(subjectId) ?? [];
  const wake = (subjectId: string) => {
    for (const audience of listening(subjectId)) audience.wake();
  };
  let timer: NodeJS.Timeout | null = null;
  // The poll belongs to no request and to no transaction, though the first that waits starts it.
  const outside = AsyncLocalStorage.snapshot();

  const unsubscribeJudged = context.notifications.subscribe("judged", wake);
  const unsubscribeJudging = context.notifications.subscribe("judging", (payload) => {
    const notice = parseNotice(payload);
    if (notice === null) return;
    for (const audience of listening(notice.subjectId)) audience.onProgress(notice.step);
  });

  const poll = async () => {
    try {
      const found = await listWithoutJob(context.pool, [...waiting.keys()]);
      for (const subjectId of found) setTimeout(() => wake(subjectId), GRACE_MS);
    } catch (error) {
      context.log.warn({ err: error }, "Asking for verdicts failed; trying again");
    }
    timer = waiting.size === 0 ? null : setTimeout(poll, POLL_MS);
  };

  return {
    open({ subjectId, onProgress = () => undefined }) {
      let next = Promise.withResolvers<void>();
      const audience = { wake: () => next.resolve(), onProgress };
      const others = waiting.get(subjectId) ?? new Set();
      waiting.set(subjectId, others.add(audience));
      timer ??= outside(() => setTimeout(poll, POLL_MS));
      return {
        async news() {
          await next.promise;
          next = Promise.withResolvers<void>();
        },
        close() {
          others.delete(audience);
          if (others.size === 0 && waiting.get(subjectId) === others) waiting.delete(subjectId);
        },
      };
    },
    waitingCount: () => waiting.size,
    stop() {
      unsubscribeJudged();
      unsubscribeJudging();
      if (timer !== null) clearTimeout(timer);
      waiting.clear();
    },
  };
}

/** Null for what is no such notice: any session of the database may notify, so nothing is trusted. */
function parseNotice(payload: string): StepNotice | null {
  try {
    return StepNotice.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
