import type { KeptText } from "@verdict/contract/text-changes";
import { type Draft, draftStorageKey, parseDraft, readDraft, writeDraft } from "./draft-store.ts";

/** Typed text is written this long after the first unsaved key press: a crash costs less than a word. */
const WRITE_DELAY_MS = 150;

interface DraftKeeperInput {
  storage: Storage;
  userId: string;
  problemId: string;
  /** What a slot holds before anybody typed: the starter code, or nothing for own input. */
  starterOf: (slot: string) => string;
  /** Another tab or device has a newer text, which is now this tab's, too. */
  onForeignText: (slot: string, text: string, from: "tab" | "device") => void;
  onTyped?: (slot: string) => void;
  /** Whether the browser kept the last text: false when its storage is full or forbidden. */
  onKept: (isKept: boolean) => void;
  now: () => number;
}

/**
 * The typed texts of one problem. They are in memory at once and in the browser's storage a moment later; other tabs'
 * writes come back through `receive`. Of two texts the newest wins. Lives as long as the problem's page.
 */
export class DraftKeeper {
  readonly #input: DraftKeeperInput;
  readonly #drafts = new Map<string, Draft>();
  readonly #kept = new Map<string, KeptText>();
  readonly #unwritten = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(input: DraftKeeperInput) {
    this.#input = input;
  }

  textOf(slot: string): string {
    return this.#draftOf(slot).text;
  }

  type(slot: string, text: string): void {
    if (this.#draftOf(slot).text === text) return;
    this.#drafts.set(slot, { ...this.#draftOf(slot), text, savedAt: this.#input.now(), isSent: false });
    this.#unwritten.add(slot);
    this.#timer ??= setTimeout(() => this.flush(), WRITE_DELAY_MS);
    this.#input.onTyped?.(slot);
  }

  draftOf(slot: string): Readonly<Draft> {
    return this.#draftOf(slot);
  }

  /** What the server keeps that this slot's text was written on; null where that is not known. */
  baseOf(slot: string): KeptText | null {
    const kept = this.#kept.get(slot);
    return kept !== undefined && kept.revision === this.#draftOf(slot).revision ? kept : null;
  }

  serverKeeps(slot: string, { text, revision }: KeptText): void {
    this.#kept.set(slot, { text, revision });
  }

  /** The server keeps this text as that revision. What was typed meanwhile stays, and is still to be sent. */
  sent(slot: string, kept: KeptText): void {
    this.serverKeeps(slot, kept);
    const own = this.#draftOf(slot);
    this.#drafts.set(slot, { ...own, revision: kept.revision, isSent: own.text === kept.text });
    this.#unwritten.add(slot);
    this.flush();
  }

  /** The server's text takes the place of one that it had already, or of one that its user gives up. */
  take(slot: string, { text, revision }: KeptText): void {
    const own = this.#draftOf(slot);
    this.#drafts.set(slot, { text, revision, savedAt: this.#input.now(), isSent: true });
    this.#unwritten.add(slot);
    this.flush();
    if (text !== own.text) this.#input.onForeignText(slot, text, "device");
  }

  /** Writes what is typed but not kept yet. Call it before the page may vanish. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const slot of this.#unwritten) {
      const isKept = writeDraft(this.#input.storage, this.#keyOf(slot), this.#draftOf(slot));
      if (isKept) this.#unwritten.delete(slot);
      this.#input.onKept(isKept);
    }
  }

  /** A write of another tab, as the browser's `storage` event tells it. */
  receive(storageKey: string | null, stored: string | null): void {
    for (const slot of this.#drafts.keys()) {
      if (draftStorageKey(this.#keyOf(slot)) === storageKey) this.#takeNewer(slot, parseDraft(stored));
    }
  }

  /** Looks again at what is stored: a tab that was frozen heard nothing of the other tabs' writes. */
  reload(): void {
    for (const slot of this.#drafts.keys()) this.#takeNewer(slot, readDraft(this.#input.storage, this.#keyOf(slot)));
  }

  #takeNewer(slot: string, foreign: Draft | null): void {
    const own = this.#draftOf(slot);
    if (foreign === null) return;
    const { text, revision = 0, isSent } = foreign;
    if (isSent === true && revision > (this.#kept.get(slot)?.revision ?? 0)) this.serverKeeps(slot, { text, revision });
    if (foreign.savedAt <= own.savedAt) {
      // Another tab has sent an earlier text, or this very one: what stands here was written on it.
      if (revision > (own.revision ?? 0)) {
        this.#drafts.set(slot, { ...own, revision, isSent: isSent === true && text === own.text });
      }
      return;
    }
    this.#unwritten.delete(slot);
    this.#drafts.set(slot, foreign);
    if (text !== own.text) this.#input.onForeignText(slot, text, "tab");
  }

  #draftOf(slot: string): Draft {
    const known = this.#drafts.get(slot);
    if (known !== undefined) return known;
    const stored = readDraft(this.#input.storage, this.#keyOf(slot));
    const draft = stored ?? { text: this.#input.starterOf(slot), savedAt: 0 };
    this.#drafts.set(slot, draft);
    return draft;
  }

  #keyOf(slot: string) {
    return { userId: this.#input.userId, problemId: this.#input.problemId, slot };
  }
}
