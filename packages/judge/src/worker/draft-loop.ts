import type { Diagnostic } from "@verdict/contract/diagnostics";
import type { DraftToPrepare } from "@verdict/contract/preparing";
import type { Judge } from "../judge.ts";
import type { QueueDoor } from "./queue-door.ts";

/** Takes drafts while slots are idle, one for each, and tells what became of them. No failure of it touches a job. */
export interface DraftLoop {
  /** A draft may wait. */
  wake(): void;
  /** Nobody waits for this draft any more. */
  over(draftId: string): void;
  stop(): Promise<void>;
}

export interface DraftLoopOptions {
  queue: Pick<QueueDoor, "takeDraft" | "tellDraft">;
  judge: Pick<Judge, "idleSlots" | "prepare">;
  /** Whether this machine may take one at all: it is fit, and has little else to do. */
  mayTake(): boolean;
  onError(error: unknown): void;
}

/** While a draft may wait and no slot is idle, and after one was given up: so often the loop looks again. */
const LOOK_EVERY_MS = 150;
/** A request gives a draft up that nobody has taken by then. */
const UNTAKEN_MS = 1_500;
/** The answer of a claim is on its way for milliseconds; meanwhile somebody may have given the draft up already. */
const EARLY_KEPT_MS = 10_000;
/** After an error, such as a database that knows no drafts yet: what is lost is a little speed. */
const PAUSE_MS = 30_000;

export function startDraftLoop({ queue, judge, mayTake, onError }: DraftLoopOptions): DraftLoop {
  const running = new Map<string, AbortController>();
  const ended = new Set<Promise<void>>();
  /** Drafts that were over before this judge knew that it has them, by when it heard so. */
  const overEarly = new Map<string, number>();
  let stopped = false;
  let wantedUntil = 0;
  let pausedUntil = 0;
  let looking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    wantedUntil = performance.now() + UNTAKEN_MS;
    look();
  }

  function look(): void {
    clearTimeout(timer);
    if (stopped || looking !== null || performance.now() < pausedUntil) return;
    looking = takeWhileIdle()
      .catch((error: unknown) => {
        pausedUntil = performance.now() + PAUSE_MS;
        onError(error);
      })
      .finally(() => {
        looking = null;
        if (performance.now() < wantedUntil) timer = setTimeout(look, LOOK_EVERY_MS).unref();
      });
  }

  async function takeWhileIdle(): Promise<void> {
    while (!stopped && mayTake() && judge.idleSlots() > 0) {
      const draft = await queue.takeDraft();
      if (draft === null) {
        wantedUntil = 0;
        return;
      }
      start(draft);
    }
  }

  function start(draft: DraftToPrepare): void {
    const abort = new AbortController();
    running.set(draft.draftId, abort);
    if (overEarly.delete(draft.draftId)) abort.abort();
    const work = prepare(draft, abort)
      .catch(onError)
      .finally(() => {
        running.delete(draft.draftId);
        ended.delete(work);
        look();
      });
    ended.add(work);
  }

  async function prepare(draft: DraftToPrepare, abort: AbortController): Promise<void> {
    const { draftId, owner, language, source } = draft;
    let telling: Promise<unknown> = Promise.resolve();
    const onDiagnostics = (diagnostics: Diagnostic[]) => {
      telling = queue.tellDraft(draftId, { kind: "diagnostics", diagnostics }).then((isHeld) => {
        if (!isHeld) abort.abort();
      }, onError);
    };
    const told = await judge
      .prepare({ owner, language, source }, { onDiagnostics, signal: abort.signal })
      .catch((error: unknown) => {
        onError(new Error("a draft could not be prepared", { cause: error }));
        // Its source may be what brings this about: given up, it would come back at once, again and again.
        return { kind: "too-much" } as const;
      });
    await telling;
    await queue.tellDraft(draftId, told);
  }

  function over(draftId: string): void {
    running.get(draftId)?.abort();
    if (running.has(draftId)) return;
    const now = performance.now();
    for (const [early, heardAt] of overEarly) if (now - heardAt > EARLY_KEPT_MS) overEarly.delete(early);
    overEarly.set(draftId, now);
  }

  return {
    wake,
    over,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      for (const abort of running.values()) abort.abort();
      await looking;
      await Promise.all(ended);
    },
  };
}
