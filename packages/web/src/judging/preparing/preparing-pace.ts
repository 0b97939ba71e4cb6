/** Whoever types on within this time was only thinking of the next letter. */
const FIRST_PAUSE_MS = 350;
const SHORTEST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 500;
const STEP_MS = 40;
/** A judge that is busy again and again is asked less and less often. */
const LONGEST_WAIT_MS = 60_000;

/**
 * When the judge may be asked next: how long a pause in typing has to be, and how long a judge without time is left
 * alone. Who types on just after the pause gets a longer one, whose pauses are real a shorter one.
 */
export class PreparingPace {
  readonly #now: () => number;
  #pauseMs = FIRST_PAUSE_MS;
  #notBefore = 0;
  #refusals = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  get pauseMs(): number {
    return this.#pauseMs;
  }

  /** How long the judge is still to be left alone. */
  waitMs(): number {
    return Math.max(0, this.#notBefore - this.#now());
  }

  answered(): void {
    this.#refusals = 0;
    this.#pauseMs = Math.max(SHORTEST_PAUSE_MS, this.#pauseMs - STEP_MS);
  }

  interrupted(): void {
    this.#pauseMs = Math.min(LONGEST_PAUSE_MS, this.#pauseMs + STEP_MS);
  }

  refused(retryAfterMs: number | null): void {
    const waitMs = (retryAfterMs ?? 0) * 2 ** this.#refusals;
    this.#refusals += 1;
    this.#notBefore = this.#now() + Math.min(waitMs, LONGEST_WAIT_MS);
  }
}
