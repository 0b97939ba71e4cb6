import type { AppContext } from "../../platform/context.ts";

/** Tells requests that wait for a draft when its row is worth a look. What counts is always the row. */
export interface DraftWatch {
  open: (draftId: string) => { news: () => Promise<void>; close: () => void };
  waitingCount: () => number;
  stop: () => void;
}

/** A notification can be lost, and a judge can die: who waits looks by itself as well. */
const LOOK_EVERY_MS = 500;

export function createDraftWatch({ notifications }: Pick<AppContext, "notifications">): DraftWatch {
  const waiting = new Map<string, () => void>();
  const wake = (draftId: string) => waiting.get(draftId)?.();
  const unsubscribes = [notifications.subscribe("draft_told", wake), notifications.subscribe("draft_over", wake)];
  return {
    open(draftId) {
      let next = Promise.withResolvers<void>();
      waiting.set(draftId, () => next.resolve());
      return {
        async news() {
          const timer = setTimeout(() => next.resolve(), LOOK_EVERY_MS);
          await next.promise;
          clearTimeout(timer);
          next = Promise.withResolvers<void>();
        },
        close: () => waiting.delete(draftId),
      };
    },
    waitingCount: () => waiting.size,
    stop() {
      for (const unsubscribe of unsubscribes) unsubscribe();
      waiting.clear();
    },
  };
}
