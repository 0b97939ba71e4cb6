import { randomUUID } from "node:crypto";
import type { LanguageId } from "@verdict/contract/language";
import type { DiagnosticsEvent, PrepareReply, ToldOfDraft } from "@verdict/contract/preparing";
import { ClientGone } from "../await-subjects.ts";
import type { PreparingContext } from "./preparing-context.ts";
import { endDraft, findDraft, putDraft, tellOver, wakeForDraft } from "./store.ts";

/** A draft that no judge has taken by now finds them all at work: the page asks again after its next pause. */
const UNTAKEN_MS = 1_500;
const BUSY_RETRY_SECONDS = 3;
/** The same text would be too much again. */
const TOO_MUCH_RETRY_SECONDS = 30;
/** Beyond what a judge gives a draft: then something else is wrong. */
const PATIENCE_MS = 25_000;

export interface Draft {
  userId: string;
  language: LanguageId;
  source: string;
  onDiagnostics: (event: DiagnosticsEvent) => void;
  /** Aborts when nobody waits any more. */
  signal: AbortSignal;
}

/**
 * Lets a judge with an idle slot prepare a draft, and waits for what it says. It takes the place of the user's earlier
 * one, on whichever server that waits. Its row goes however this ends. Throws ClientGone.
 */
export async function awaitDraft(context: PreparingContext, draft: Draft): Promise<PrepareReply> {
  const id = randomUUID();
  const watch = context.drafts.open(id);
  try {
    const { replaced, pauseMs } = await putDraft(context.pool, { ...draft, id });
    if (replaced !== null) await tellOver(context.pool, replaced);
    if (pauseMs > 0) return busy(Math.ceil(pauseMs / 1000));
    await wakeForDraft(context.pool);
    return await untilTold(context, { ...draft, id, news: watch.news });
  } finally {
    watch.close();
    if (await endDraft(context.pool, id)) await tellOver(context.pool, id);
  }
}

async function untilTold(
  context: PreparingContext,
  draft: Draft & { id: string; news: () => Promise<void> },
): Promise<PrepareReply> {
  const gone = aborted(draft.signal);
  const ending = aborted(context.ending);
  const startedAt = performance.now();
  let isShown = false;
  try {
    for (;;) {
      await Promise.race([draft.news(), gone.promise, ending.promise]);
      if (draft.signal.aborted) throw new ClientGone("nobody waits for this draft any more");
      if (context.ending.aborted) return busy(BUSY_RETRY_SECONDS);
      const row = await findDraft(context.pool, draft.id);
      if (row === null) return { kind: "superseded" };
      const waitedMs = performance.now() - startedAt;
      if (!row.isTaken && waitedMs > UNTAKEN_MS) return busy(BUSY_RETRY_SECONDS);
      if (waitedMs > PATIENCE_MS) return busy(BUSY_RETRY_SECONDS);
      if (row.told?.kind === "diagnostics" && !isShown) draft.onDiagnostics({ diagnostics: row.told.diagnostics });
      isShown ||= row.told !== null;
      const reply = row.told === null ? null : replyOf(row.told);
      if (reply !== null) return reply;
    }
  } finally {
    gone.forget();
    ending.forget();
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

/** Resolves at the abort; `forget` takes the listener off a signal that lives on. */
function aborted(signal: AbortSignal): { promise: Promise<void>; forget: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onAbort = () => resolve();
  if (signal.aborted) resolve();
  signal.addEventListener("abort", onAbort, { once: true });
  return { promise, forget: () => signal.removeEventListener("abort", onAbort) };
}
