import { randomUUID } from "node:crypto";
import type { LanguageId } from "@verdict/contract/language";
import type { DiagnosticsEvent, PrepareReply, ToldOfDraft } from "@verdict/contract/preparing";
import { Inbox } from "../inbox.ts";
import type { PreparingContext } from "./preparing-context.ts";
import { endDraft, findDraft, putDraft, tellOver, wakeForDraft } from "./store.ts";

/** A draft that no judge has taken by now finds them all at work: the page asks again after its next pause. */
const UNTAKEN_MS = 1_500;
const BUSY_RETRY_SECONDS = 3;
/** The same text would be too much again. */
const TOO_MUCH_RETRY_SECONDS = 30;
/** Beyond what a judge gives a draft: then something else is wrong. */
const PATIENCE_MS = 25_000;

interface Draft {
  userId: string;
  language: LanguageId;
  source: string;
  /** Aborts when nobody waits any more. */
  signal: AbortSignal;
}

export interface DiagnosticsFound {
  event: "diagnostics";
  data: DiagnosticsEvent;
}

/**
 * Lets a judge with an idle slot prepare a draft, and waits for what it says. It takes the place of the user's earlier
 * one, on whichever server that waits. Its row goes however this ends. Throws ClientGone.
 */
export async function* awaitDraft(
  context: PreparingContext,
  draft: Draft,
): AsyncGenerator<DiagnosticsFound, PrepareReply> {
  const id = randomUUID();
  const inbox = new Inbox({ signal: draft.signal, ending: context.ending });
  const close = context.drafts.open(id, inbox);
  try {
    const { replaced, pauseMs } = await putDraft(context.pool, { ...draft, id });
    if (replaced !== null) await tellOver(context.pool, replaced);
    if (pauseMs > 0) return busy(Math.ceil(pauseMs / 1000));
    await wakeForDraft(context.pool);
    const startedAt = performance.now();
    inbox.endAfter(PATIENCE_MS);
    let isShown = false;
    while ((await inbox.take()) !== null) {
      const row = await findDraft(context.pool, id);
      if (row === null) return { kind: "superseded" };
      if (!row.isTaken && performance.now() - startedAt > UNTAKEN_MS) break;
      if (row.told?.kind === "diagnostics" && !isShown) {
        yield { event: "diagnostics", data: { diagnostics: row.told.diagnostics } };
      }
      isShown ||= row.told !== null;
      const reply = row.told === null ? null : replyOf(row.told);
      if (reply !== null) return reply;
    }
    return busy(BUSY_RETRY_SECONDS);
  } finally {
    inbox.close();
    close();
    if (await endDraft(context.pool, id)) await tellOver(context.pool, id);
  }
}

/** Null while more is to come. */
function replyOf(told: ToldOfDraft): PrepareReply | null {
  switch (told.kind) {
    case "diagnostics":
      return null;
    case "given-up":
      return busy(BUSY_RETRY_SECONDS);
    case "too-much":
      return busy(TOO_MUCH_RETRY_SECONDS);
    case "prepared":
    case "refused":
      return told;
    default:
      return told satisfies never;
  }
}

function busy(retryAfterSeconds: number): PrepareReply {
  return { kind: "busy", retryAfterSeconds };
}
