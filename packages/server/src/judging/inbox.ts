import type { StepNotice } from "@verdict/contract/jobs";
import type { Place } from "./line-figures.ts";
import type { Built } from "./line-store.ts";

/**
 * What reaches a request that waits, of the subject with this id: its row is worth a look, the judge has told a step,
 * its place in the line has changed, or more of the tests that it waits for are built.
 */
export type Notice =
  | { kind: "look"; id: string }
  | { kind: "step"; id: string; step: StepNotice["step"] }
  | { kind: "place"; id: string; place: Place }
  | { kind: "built"; id: string; tests: Built };

/** Thrown to end a request whose client has gone; nobody reads the reply. */
export class ClientGone extends Error {
  override name = "ClientGone";
}

/** Some 300 bytes each. The longest judging has a thousand tests, and notices are read as they come. */
const MOST_UNREAD = 4_000;

/**
 * The notices for one request, in their order, until it takes them. However slowly that is, they are few: of looks and
 * places only the last of a subject is kept, since an earlier one says nothing more, and steps beyond MOST_UNREAD are
 * dropped. Those may be missing in any case: a notification can be lost.
 */
export class Inbox {
  readonly #signal: AbortSignal;
  readonly #ending: AbortSignal;
  #unread: Notice[] = [];
  #news = Promise.withResolvers<void>();
  #patience: NodeJS.Timeout | null = null;
  #isLate = false;
  readonly #wake = () => this.#news.resolve();

  /** `signal` aborts when nobody waits any more, `ending` when the server begins to stop. */
  constructor(input: { signal: AbortSignal; ending: AbortSignal }) {
    this.#signal = input.signal;
    this.#ending = input.ending;
    this.#signal.addEventListener("abort", this.#wake);
    this.#ending.addEventListener("abort", this.#wake);
  }

  put(notice: Notice): void {
    if (notice.kind !== "step") this.#unread = this.#unread.filter((earlier) => !isSame(earlier, notice));
    else if (this.#unread.length >= MOST_UNREAD) return;
    this.#unread.push(notice);
    this.#wake();
  }

  /** From now on, whatever was said before; without it `take` waits for ever. */
  endAfter(patienceMs: number): void {
    if (this.#patience !== null) clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.#isLate = true;
      this.#wake();
    }, patienceMs);
  }

  /**
   * The next notice; null once there is none and none is waited for any more, since it is too late or the server ends.
   * Throws ClientGone when the signal aborts.
   */
  async take(): Promise<Notice | null> {
    for (;;) {
      if (this.#signal.aborted) throw new ClientGone("nobody waits for this any more");
      const first = this.#unread.shift();
      if (first !== undefined) return first;
      if (this.#isLate || this.#ending.aborted) return null;
      await this.#news.promise;
      this.#news = Promise.withResolvers<void>();
    }
  }

  close(): void {
    if (this.#patience !== null) clearTimeout(this.#patience);
    this.#signal.removeEventListener("abort", this.#wake);
    this.#ending.removeEventListener("abort", this.#wake);
  }
}

function isSame(one: Notice, other: Notice): boolean {
  return one.kind === other.kind && one.id === other.id;
}
