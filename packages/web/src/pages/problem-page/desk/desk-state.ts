import type { ShownMark } from "../../../editor/marks/shown-marks.ts";
import type { Readiness } from "../../../judging/preparing/draft-preparer.ts";
import type { Green } from "../../../judging/preparing/last-green.ts";

/** What the desk shows around the editor. */
export interface DeskState {
  marks: readonly ShownMark[];
  /** The mark that was gone to last, by its place in the list. */
  walked: number | null;
  isListOpen: boolean;
  readiness: Readiness;
  isLive: boolean;
  isLiveRunning: boolean;
  /** How the tests of the last live run ended; null before the first. */
  liveTests: { passed: number; total: number } | null;
  green: Green | null;
  /** Whether the code that stands in the editor is the one that passed last. */
  isAtGreen: boolean;
}

export const EMPTY_DESK: DeskState = {
  marks: [],
  walked: null,
  isListOpen: false,
  readiness: "nothing",
  isLive: false,
  isLiveRunning: false,
  liveTests: null,
  green: null,
  isAtGreen: false,
};

/** The state of one desk, for the parts of the page that show it. A change that changes nothing is told to nobody. */
export class DeskStore {
  readonly #listeners = new Set<() => void>();
  #state = EMPTY_DESK;

  readonly read = (): DeskState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(changed: Partial<DeskState>): void {
    const isSame = Object.entries(changed).every(([name, value]) => Object.is(value, Reflect.get(this.#state, name)));
    if (isSame) return;
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
