import type { AppContext } from "../../platform/context.ts";
import type { Inbox } from "../inbox.ts";

/** What counts is always the row: a notification only says that it is worth a look. */
export interface DraftWatch {
  /** Puts a look into the inbox when the draft's row may have changed, until the returned function is called. */
  open: (draftId: string, inbox: Inbox) => () => void;
  waitingCount: () => number;
  stop: () => void;
}

/** A notification can be lost, and a judge can die: who waits looks by itself as well. */
const LOOK_EVERY_MS = 500;

export function createDraftWatch({ notifications }: Pick<AppContext, "notifications">): DraftWatch {
  const waiting = new Map<string, Inbox>();
  const wake = (id: string) => waiting.get(id)?.put({ kind: "look", id });
  const unsubscribes = [notifications.subscribe("draft_told", wake), notifications.subscribe("draft_over", wake)];
  return {
    open(draftId, inbox) {
      waiting.set(draftId, inbox);
      const timer = setInterval(() => wake(draftId), LOOK_EVERY_MS);
      return () => {
        clearInterval(timer);
        waiting.delete(draftId);
      };
    },
    waitingCount: () => waiting.size,
    stop() {
      for (const unsubscribe of unsubscribes) unsubscribe();
      waiting.clear();
    },
  };
}
