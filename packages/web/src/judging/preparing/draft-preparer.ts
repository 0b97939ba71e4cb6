import type { Diagnostic } from "@verdict/contract/diagnostics";
import type { LanguageId } from "@verdict/contract/language";
import { CODE_MAX_LENGTH } from "@verdict/contract/submissions";
import { PreparingPace } from "./preparing-pace.ts";

export interface Draft {
  language: LanguageId;
  code: string;
}

/** What the judge says of a draft: `unknown` when it says nothing now, and for how long it need not be asked again. */
export type PreparedAnswer =
  | { kind: "prepared"; diagnostics: readonly Diagnostic[] }
  | { kind: "refused"; diagnostics: readonly Diagnostic[] }
  | { kind: "unknown"; retryAfterMs: number | null }
  | { kind: "off" };

/** What is known of the code that stands in the editor. */
export type Readiness = "nothing" | "asking" | "prepared" | "refused" | "off";

export interface PreparerInput {
  /** Never rejects but by the signal. `onDiagnostics` may be told before the answer. */
  ask: (
    draft: Draft,
    input: { signal: AbortSignal; onDiagnostics: (diagnostics: readonly Diagnostic[]) => void },
  ) => Promise<PreparedAnswer>;
  /**
   * False while the page is hidden or offline, while something of this user is judged, and where it is switched off.
   */
  mayAsk: () => boolean;
  /** What the compiler says of the code that stands in the editor now; never of an earlier one. */
  onDiagnostics: (draft: Draft, diagnostics: readonly Diagnostic[]) => void;
  onReadiness: (readiness: Readiness, draft: Draft | null) => void;
  now: () => number;
}

/**
 * Sends what is typed to be prepared, after a pause in typing or when somebody is about to press Run. One call at a
 * time: a newer text ends the call for an older one, and a text that was answered is not sent again. Whoever knows that
 * something has changed (the page is seen again, a run has ended) calls `look`.
 */
export class DraftPreparer {
  readonly #input: PreparerInput;
  readonly #pace: PreparingPace;
  #wanted: Draft | null = null;
  #known: { draft: Draft; answer: Extract<PreparedAnswer, { kind: "prepared" | "refused" }> } | null = null;
  #asking: { draft: Draft; controller: AbortController } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOff = false;

  constructor(input: PreparerInput) {
    this.#input = input;
    this.#pace = new PreparingPace(input.now);
  }

  /** The text that stands in the editor now; null where it is not worth asking: the untouched starter code. */
  typed(draft: Draft | null): void {
    const wanted = draft !== null && isSendable(draft) ? draft : null;
    if (isSame(wanted, this.#wanted)) return;
    this.#wanted = wanted;
    if (this.#asking !== null && !isSame(this.#asking.draft, wanted)) {
      this.#giveUp();
      this.#pace.interrupted();
    }
    this.#tell();
    this.#askIn(this.#pace.pauseMs);
  }

  /** Somebody is about to press Run or Submit. */
  hurry(): void {
    this.#askIn(0);
  }

  /** Something that `mayAsk` depends on has changed. */
  look(): void {
    if (!this.#input.mayAsk()) this.#tell();
    else this.#askIn(this.#pace.pauseMs);
  }

  /** The setting was switched: what was answered before counts no more. */
  forget(): void {
    this.#isOff = false;
    this.#known = null;
    this.#giveUp();
    this.#tell();
    this.#askIn(0);
  }

  close(): void {
    this.#wanted = null;
    clearTimeout(this.#timer);
    this.#giveUp();
  }

  get #isWanting(): boolean {
    return (
      this.#wanted !== null &&
      this.#asking === null &&
      !this.#isOff &&
      !isSame(this.#wanted, this.#known?.draft ?? null)
    );
  }

  #askIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isWanting) return;
    this.#timer = setTimeout(() => void this.#ask(), Math.max(ms, this.#pace.waitMs()));
  }

  async #ask(): Promise<void> {
    const draft = this.#wanted;
    if (draft === null || !this.#isWanting || !this.#input.mayAsk()) return;
    const controller = new AbortController();
    this.#asking = { draft, controller };
    this.#tell();
    const isStale = () => controller.signal.aborted;
    try {
      const answer = await this.#input.ask(draft, {
        signal: controller.signal,
        onDiagnostics: (diagnostics) => !isStale() && this.#input.onDiagnostics(draft, diagnostics),
      });
      if (!isStale()) this.#take(draft, answer);
    } catch (error) {
      if (!isStale()) throw error;
    }
  }

  #take(draft: Draft, answer: PreparedAnswer): void {
    this.#asking = null;
    switch (answer.kind) {
      case "prepared":
      case "refused":
        this.#known = { draft, answer };
        this.#pace.answered();
        break;
      case "unknown":
        this.#pace.refused(answer.retryAfterMs);
        // Where no time is named, only a newer text or somebody at the buttons is a reason to ask again.
        if (answer.retryAfterMs !== null) this.#askIn(0);
        break;
      case "off":
        this.#isOff = true;
        break;
      default:
        answer satisfies never;
    }
    this.#tell();
  }

  #giveUp(): void {
    this.#asking?.controller.abort(new Error("a newer draft is there"));
    this.#asking = null;
  }

  #tell(): void {
    const { onReadiness, onDiagnostics } = this.#input;
    if (this.#isOff) {
      onReadiness("off", null);
    } else if (this.#wanted !== null && this.#known !== null && isSame(this.#wanted, this.#known.draft)) {
      onDiagnostics(this.#wanted, this.#known.answer.diagnostics);
      onReadiness(this.#known.answer.kind, this.#wanted);
    } else {
      onReadiness(this.#asking === null ? "nothing" : "asking", this.#wanted);
    }
  }
}

function isSendable({ code }: Draft): boolean {
  return code.trim() !== "" && code.length <= CODE_MAX_LENGTH;
}

function isSame(one: Draft | null, other: Draft | null): boolean {
  if (one === null || other === null) return one === other;
  return one.language === other.language && one.code === other.code;
}
