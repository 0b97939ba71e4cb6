import { AsyncLocalStorage } from "node:async_hooks";
import { StepNotice } from "@verdict/contract/jobs";
import type { AppContext } from "../platform/context.ts";
import type { Inbox, Notice } from "./inbox.ts";
import { listWithoutJob } from "./queue.ts";

/*
 * Requests wait here for their verdict. A judge says `judged` after its commit; since that notification can be lost,
 * one query a second asks for everybody who waits whether the job is still there: it lives exactly as long as the
 * verdict is due. What counts is always the row: a notification only says "look".
 */

const POLL_MS = 1_000;
/** What the poll finds is usually announced already, behind steps that are still on their way: they may come first. */
const GRACE_MS = 200;

export interface JudgedWatch {
  /**
   * Puts into the inbox what the judge tells of a subject, until the returned function is called: a look where a
   * verdict may be there, and steps, of which some may be missing, in their order. Open it before the job is committed,
   * so that nothing is missed.
   */
  open: (subjectId: string, inbox: Inbox) => () => void;
  waitingCount: () => number;
  stop: () => void;
}

export function createJudgedWatch(context: Pick<AppContext, "pool" | "notifications" | "log">): JudgedWatch {
  const waiting = new Map<string, Set<Inbox>>();
  const put = (notice: Notice) => {
    for (const inbox of waiting.get(notice.id) ?? []) inbox.put(notice);
  };
  const wake = (id: string) => put({ kind: "look", id });
  let timer: NodeJS.Timeout | null = null;
  // The poll belongs to no request and to no transaction, though the first that waits starts it.
  const outside = AsyncLocalStorage.snapshot();

  const unsubscribeJudged = context.notifications.subscribe("judged", wake);
  const unsubscribeJudging = context.notifications.subscribe("judging", (payload) => {
    const notice = parseNotice(payload);
    if (notice !== null) put({ kind: "step", id: notice.subjectId, step: notice.step });
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
    open(subjectId, inbox) {
      const inboxes = waiting.get(subjectId) ?? new Set();
      waiting.set(subjectId, inboxes.add(inbox));
      timer ??= outside(() => setTimeout(poll, POLL_MS));
      return () => {
        inboxes.delete(inbox);
        if (inboxes.size === 0 && waiting.get(subjectId) === inboxes) waiting.delete(subjectId);
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
