import type { Extension } from "@codemirror/state";
import type { LanguageId } from "@verdict/contract/language";
import type { ShownMark } from "../../../editor/marks/shown-marks.ts";
import type { Draft, Readiness } from "../../../judging/preparing/draft-preparer.ts";
import type { Green } from "../../../judging/preparing/last-green.ts";

/** What looks at the code while somebody types, and what it has found. */
export interface TypingState {
  /** Null until its chunk has come. */
  attending: Attending | null;
  marks: readonly ShownMark[];
  /** The mark that was gone to last, by its place in the list. */
  walked: number | null;
  isListOpen: boolean;
  /** The user's two settings, once they have been looked at. */
  isPreparing: boolean;
  isLive: boolean;
  readiness: Readiness;
  /** The code that stands in the editor, while it is known to compile. */
  prepared: Draft | null;
  isLiveRunning: boolean;
  /** How the tests of the last live run ended; null before the first. */
  liveTests: { passed: number; total: number } | null;
  green: Green | null;
  /** Whether the code that stands in the editor is the one that passed last. */
  isAtGreen: boolean;
}

interface Attending {
  /** What the editor needs for marks. */
  extension: Extension;
  /** The editor shows this language's document now. */
  shown: (language: LanguageId) => void;
  typed: (language: LanguageId, code: string) => void;
  /** Somebody is about to press Run or Submit. */
  hurry: () => void;
  goTo: (mark: ShownMark) => void;
}

export const NOTHING_FOUND: TypingState = {
  attending: null,
  marks: [],
  walked: null,
  isListOpen: false,
  isPreparing: false,
  isLive: false,
  readiness: "nothing",
  prepared: null,
  isLiveRunning: false,
  liveTests: null,
  green: null,
  isAtGreen: false,
};
