import { DraftSlot, drafts, keepDraft } from "@verdict/contract/drafts";
import { changeBetween, type TextChange } from "@verdict/contract/text-changes";
import type { OpenResponseOf } from "@verdict/contract/tolerant-reader";
import * as z from "zod/mini";
import { callApi, callWithChange } from "../platform/call-api.ts";
import { ApiFailure, isUnknownCall, NetworkFailure } from "../platform/failures.ts";
import type { OpenDraft } from "../platform/open-answers.ts";
import type { DraftKeeper } from "./draft-keeper.ts";
import { mergeDrafts } from "./merge-drafts.ts";
import { reconcile } from "./reconcile.ts";

/** A pause in the typing: then the text goes to the server. */
const SEND_DELAY_MS = 2_000;
const TRY_AGAIN_MS = 20_000;

type DraftAnswer = OpenResponseOf<typeof keepDraft>;

/** How the typed texts stand with the server: it has them, will have them in a moment, or did not answer. */
export type Standing = "sent" | "sending" | "unanswered";

interface DraftSyncInput {
  problemId: string;
  drafts: DraftKeeper;
  onStanding: (standing: Standing) => void;
  /** Texts of this device that another one has changed as well, by slot. */
  onConflicts: (conflicts: ReadonlyMap<string, OpenDraft>) => void;
  /** Texts that the server keeps no later state of, by slot, with what it says. */
  onRefusals: (refusals: ReadonlyMap<string, string>) => void;
  /** What the server keeps where nothing was typed in this browser. */
  onFirstTexts?: (found: readonly OpenDraft[]) => void;
  sendDelayMs?: number;
}

/**
 * Keeps the typed texts of a problem in step with the server, and so with other devices. The browser's storage stays
 * the first place of every text: without a network nothing changes here. A text that was changed on two devices since
 * they last agreed is a conflict: notes and own tests are put together, code waits for its user. Lives as long as the
 * page.
 */
export class DraftSync {
  readonly #input: DraftSyncInput;
  readonly #unsent = new Set<DraftSlot>();
  readonly #conflicts = new Map<DraftSlot, OpenDraft>();
  readonly #refusals = new Map<DraftSlot, string>();
  readonly #stop = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #work: Promise<void> = Promise.resolve();
  #standing: Standing = "sending";

  constructor(input: DraftSyncInput) {
    this.#input = input;
  }

  /** Looks at what the server has: at the start, and when the page is looked at again. */
  pull(): Promise<void> {
    return this.#inTurn(async () => {
      const { problemId } = this.#input;
      const reply = await callApi(drafts, { params: { problemId }, signal: this.#stop.signal });
      const isFirst = DraftSlot.options.every((slot) => this.#input.drafts.draftOf(slot).savedAt === 0);
      for (const slot of DraftSlot.options) {
        this.#settle(slot, reply.drafts.find((kept) => kept.slot === slot) ?? null);
      }
      if (isFirst) this.#input.onFirstTexts?.(reply.drafts);
      await this.#sendAll();
    });
  }

  typed(slot: string): void {
    const known = z.safeParse(DraftSlot, slot);
    if (!known.success || this.#conflicts.has(known.data)) return;
    this.#unsent.add(known.data);
    if (this.#standing === "sent") this.#stand("sending");
    this.#sendLater(this.#input.sendDelayMs ?? SEND_DELAY_MS);
  }

  /** Sends what is typed: the page may vanish. */
  flush(): Promise<void> {
    return this.#inTurn(() => this.#sendAll());
  }

  /** Ends a conflict: this device's text is the right one. */
  keepMine(slot: DraftSlot): void {
    const theirs = this.#conflicts.get(slot);
    if (theirs === undefined) return;
    this.#input.drafts.sent(slot, theirs);
    this.#endConflict(slot);
    this.typed(slot);
    void this.flush();
  }

  /** Ends a conflict: the other device's text is the right one. */
  takeTheirs(slot: DraftSlot): void {
    const theirs = this.#conflicts.get(slot);
    if (theirs === undefined) return;
    this.#endConflict(slot);
    this.#endRefusal(slot);
    this.#input.drafts.take(slot, theirs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stop.abort(new Error("the page is left"));
  }

  #settle(slot: DraftSlot, kept: OpenDraft | null): void {
    const keeper = this.#input.drafts;
    const own = keeper.draftOf(slot);
    if (kept !== null) keeper.serverKeeps(slot, kept);
    switch (reconcile(own, kept)) {
      case "send":
        this.#unsent.add(slot);
        break;
      case "take":
        if (kept !== null) keeper.take(slot, kept);
        this.#endRefusal(slot);
        break;
      case "agree":
        if (kept !== null) keeper.sent(slot, kept);
        this.#endRefusal(slot);
        break;
      case "conflict":
        if (kept !== null) this.#meet(slot, { own: own.text, kept });
        return;
      case "nothing":
        break;
    }
    this.#endConflict(slot);
  }

  #meet(slot: DraftSlot, { own, kept }: { own: string; kept: OpenDraft }): void {
    const merged = mergeDrafts(slot, own, kept.text);
    if (merged === null) {
      this.#unsent.delete(slot);
      this.#conflicts.set(slot, kept);
      this.#input.onConflicts(new Map(this.#conflicts));
      return;
    }
    this.#input.drafts.take(slot, { text: merged, revision: kept.revision });
    this.#input.drafts.sent(slot, kept);
    if (merged !== kept.text) this.#unsent.add(slot);
  }

  #endConflict(slot: DraftSlot): void {
    if (this.#conflicts.delete(slot)) this.#input.onConflicts(new Map(this.#conflicts));
  }

  async #sendAll(): Promise<void> {
    for (const slot of this.#unsent) {
      try {
        await this.#send(slot);
      } catch (error) {
        if (!isRefusalOfText(error)) throw error;
        this.#unsent.delete(slot);
        this.#refuse([slot], error);
      }
    }
    this.#stand(this.#unsent.size > 0 ? "sending" : "sent");
    if (this.#unsent.size > 0) this.#sendLater(this.#input.sendDelayMs ?? SEND_DELAY_MS);
  }

  #stand(standing: Standing): void {
    if (standing !== this.#standing) this.#input.onStanding(standing);
    this.#standing = standing;
  }

  async #send(slot: DraftSlot): Promise<void> {
    const { problemId, drafts: keeper } = this.#input;
    const { text: whole, revision = 0 } = keeper.draftOf(slot);
    const base = keeper.baseOf(slot);
    const reply = await callWithChange<string | TextChange, DraftAnswer>({
      change: () => base && changeBetween(base.text, whole),
      whole,
      call: (text) =>
        callApi(keepDraft, { params: { problemId }, body: { slot, text, revision }, signal: this.#stop.signal }),
    });
    this.#endRefusal(slot);
    if (reply.kind === "kept") {
      keeper.sent(slot, { text: whole, revision: reply.revision });
      if (keeper.draftOf(slot).isSent === true) this.#unsent.delete(slot);
    } else this.#settle(slot, reply.theirs);
  }

  #refuse(slots: readonly DraftSlot[], refusal: ApiFailure): void {
    if (slots.length === 0) return;
    // Of a server that keeps no drafts at all there is nothing to say but that.
    for (const slot of slots) this.#refusals.set(slot, isUnknownCall(refusal) ? "" : refusal.message);
    this.#input.onRefusals(new Map(this.#refusals));
  }

  #endRefusal(slot: DraftSlot): void {
    if (this.#refusals.delete(slot)) this.#input.onRefusals(new Map(this.#refusals));
  }

  #sendLater(delayMs: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.flush();
    }, delayMs);
  }

  /** One thing after the other. What fails is tried again; what nobody but a signed-in user may do is not. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(work).catch((error: unknown) => {
      if (this.#stop.signal.aborted) return;
      if (isRefusal(error)) {
        this.#refuse([...this.#unsent], error);
        this.#unsent.clear();
        return;
      }
      // An answer that is none of our server's comes from a network that wants its users to log in first.
      const isPassing = [NetworkFailure, ApiFailure, z.core.$ZodError].some((kind) => error instanceof kind);
      if (!isPassing) throw error;
      this.#stand("unanswered");
      this.#sendLater(TRY_AGAIN_MS);
    });
    return this.#work;
  }
}

/** Too long, say: it stays in this browser only. Nothing is wrong with the texts of other slots. */
function isRefusalOfText(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && (error.status === 400 || error.status === 413);
}

/** Not 429, which is over in a moment. */
function isRefusal(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.status !== null && error.status < 500 && error.status !== 429;
}
