/*
 * A frozen database (a stopped machine, a hung disk, a network that swallows packets) answers nothing and refuses nothing,
 * so a time-out that leaves slow statements their time would let every request wait as long. What tells the two apart is
 * a second connection: where somebody has waited for seconds, and a statement that costs nothing is not answered either, the
 * database is frozen.
 */

/** Of a connection that is in use: nearly all are given back within milliseconds. */
const SUSPECT_AFTER_MS = 3_000;

export interface FreezeWatchOptions {
  /** Asks the database for nothing, over a connection of its own; rejects when that takes seconds. */
  probe: () => Promise<void>;
  suspectAfterMs?: number;
}

export class FreezeWatch {
  readonly #options: FreezeWatchOptions;
  #probing: Promise<boolean> | null = null;

  constructor(options: FreezeWatchOptions) {
    this.#options = options;
  }

  /** Calls `abandon` once while the database is frozen; returns what ends the watch. */
  watch(abandon: () => void): () => void {
    const { suspectAfterMs = SUSPECT_AFTER_MS } = this.#options;
    let isOver = false;
    const look = async () => {
      const isFrozen = await this.#isFrozen();
      if (isOver) return;
      if (isFrozen) abandon();
      else timer = setTimeout(look, suspectAfterMs);
    };
    let timer = setTimeout(look, suspectAfterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }

  /** One probe for all who suspect at the same time. */
  #isFrozen(): Promise<boolean> {
    this.#probing ??= this.#options
      .probe()
      .then(
        () => false,
        () => true,
      )
      .finally(() => {
        this.#probing = null;
      });
    return this.#probing;
  }
}
