import type { Diagnostic } from "@verdict/contract/diagnostics";
import type { LanguageId } from "@verdict/contract/language";
import { changeOfDraft } from "../../../drafts/change-of-draft.ts";
import { markExtension } from "../../../editor/marks/mark-extension.ts";
import { GCC_TAB_SIZE, type MarkOrigin } from "../../../editor/marks/place-marks.ts";
import {
  clearCompilerErrors,
  clearMarks,
  type ShownMark,
  scrollToFirstMark,
  showMarks,
} from "../../../editor/marks/shown-marks.ts";
import { goToMark, selectMark } from "../../../editor/marks/walk-marks.ts";
import { isSwitchedOn, onTypingSettings, switchTo } from "../../../editor/typing-settings.ts";
import { askJudge } from "../../../judging/preparing/ask-judge.ts";
import { type Draft, DraftPreparer, type Readiness } from "../../../judging/preparing/draft-preparer.ts";
import type { JudgeInput } from "../../../judging/use-judging.ts";
import { onPageCommand } from "../../../platform/page-commands.ts";
import type { JudgedCode } from "../use-judged-code.ts";
import { type CodeMarks, marksOfRun, marksOfSubmit } from "./code-marks.ts";
import { DeskStore } from "./desk-state.ts";
import { LiveDesk } from "./live-desk.ts";

export interface DeskInput {
  userId: string;
  problemId: string;
  judged: JudgedCode;
  starterOf: (language: LanguageId) => string;
}

/**
 * What happens around the editor while somebody types: drafts are prepared, complaints are marked in their lines, and
 * examples run by themselves where that is switched on. Lives as long as the problem's page; `follow` hears of every
 * change of it.
 */
export class DeskSession {
  readonly store = new DeskStore();
  readonly extension = markExtension({ onChange: (marks) => this.#marksChanged(marks) });
  readonly #preparer: DraftPreparer;
  readonly #live: LiveDesk;
  readonly #ending = new AbortController();
  #input: DeskInput;
  #seen: Partial<JudgedCode["judging"]> = {};
  #language: LanguageId | null = null;
  #isPreparing = isSwitchedOn("prepare-drafts");

  constructor(input: DeskInput) {
    this.#input = input;
    this.#preparer = new DraftPreparer({
      ask: askJudge(input.problemId, ({ language, code }) => changeOfDraft(this.#drafts, language, code)),
      mayAsk: () => this.#mayAsk(),
      onDiagnostics: (draft, diagnostics) => this.#show(draft, { origin: "compiler", diagnostics }),
      onReadiness: (readiness, draft) => this.#ready(readiness, draft),
      now: Date.now,
    });
    this.#live = new LiveDesk({ store: this.store, input: () => this.#input });
    const { signal } = this.#ending;
    const look = () => this.#preparer.look();
    for (const name of ["online", "offline"]) window.addEventListener(name, look, { signal });
    document.addEventListener("visibilitychange", look, { signal });
    window.addEventListener("keydown", (event) => this.#onKey(event), { signal, capture: true });
    const endings = [
      onTypingSettings(() => this.#settingsChanged()),
      onPageCommand("next-mark", () => this.walk(1)),
      onPageCommand("previous-mark", () => this.walk(-1)),
      onPageCommand("toggle-live", () => switchTo("live-examples", isSwitchedOn("live-examples") ? "off" : "on")),
    ];
    signal.addEventListener("abort", () => {
      for (const end of endings) end();
    });
  }

  /** After every change of the page. */
  follow(input: DeskInput): void {
    this.#input = input;
    const { code, judging } = input.judged;
    const before = this.#seen;
    this.#seen = judging;
    if (this.#language !== code.language) {
      this.#language = code.language;
      this.typed(code.language, code.text());
    }
    const { running, submitting } = judging;
    if (running !== before.running && running.kind === "done") {
      this.#showJudged(running.input, marksOfRun(running.input, running.result));
      this.#live.ran(running.input, running.result);
    }
    if (submitting !== before.submitting && submitting.kind === "done") {
      this.#showJudged(submitting.input, marksOfSubmit(submitting.input, submitting.result));
    }
    if (before.isBusy !== judging.isBusy) this.#preparer.look();
    this.#live.follow();
  }

  typed(language: LanguageId, code: string): void {
    this.#live.typed(code);
    this.#preparer.typed(code === this.#input.starterOf(language) ? null : { language, code });
  }

  /** Somebody is about to press Run or Submit. */
  hurry(): void {
    this.#preparer.hurry();
  }

  /** Run or Submit was pressed: what was said of an earlier run counts no more, and nothing stands in the way. */
  pressed(): void {
    this.#live.stop();
    const view = this.#view;
    if (view !== null) clearMarks(view, "program");
  }

  walk(direction: 1 | -1): void {
    const view = this.#view;
    const mark = view === null ? null : goToMark(view, direction);
    if (mark !== null) this.store.change({ isListOpen: true, walked: this.#placeOf(mark) });
  }

  goTo(mark: ShownMark): void {
    const view = this.#view;
    if (view !== null) selectMark(view, mark);
    this.store.change({ walked: this.#placeOf(mark) });
  }

  /** By key: the focus goes back to the code. */
  leaveList(): void {
    this.store.change({ isListOpen: false, walked: null });
    this.#view?.focus();
  }

  toggleList(): void {
    this.store.change({ isListOpen: !this.store.read().isListOpen, walked: null });
  }

  goToGreen(): void {
    this.#live.goBack();
  }

  close(): void {
    this.#preparer.close();
    this.#live.stop();
    this.#ending.abort();
  }

  get #drafts() {
    return this.#input.judged.code.drafts;
  }

  get #view() {
    return this.#input.judged.code.editor.current?.view ?? null;
  }

  #mayAsk(): boolean {
    const isSeen = document.visibilityState === "visible" && navigator.onLine;
    return isSeen && isSwitchedOn("prepare-drafts") && !this.#input.judged.judging.isBusy;
  }

  #ready(readiness: Readiness, draft: Draft | null): void {
    this.store.change({ readiness });
    this.#live.prepared(readiness === "prepared" ? draft : null);
    // Without a text to speak of there is nothing to complain of either.
    if (draft === null && readiness === "nothing" && this.#view !== null) clearMarks(this.#view, "compiler");
  }

  #showJudged(sent: JudgeInput, marks: CodeMarks): void {
    this.#show(sent, marks);
    const view = this.#view;
    if (view === null) return;
    const isSameCode = sent.language === this.#language && sent.code === this.#input.judged.code.text();
    if (marks.origin === "program" && (isSameCode || !this.#isPreparing)) clearCompilerErrors(view);
    const isPressed = sent.isLive !== true;
    if (isPressed && marks.diagnostics.length > 0) scrollToFirstMark(view);
  }

  #show(sent: Draft, marks: { origin: MarkOrigin; diagnostics: readonly Diagnostic[] }): void {
    const view = this.#view;
    if (view === null || sent.language !== this.#input.judged.code.language) return;
    showMarks(view, { ...marks, code: sent.code, tabSize: sent.language === "cpp" ? GCC_TAB_SIZE : 1 });
  }

  #marksChanged(marks: readonly ShownMark[]): void {
    this.store.change({ marks, walked: null });
  }

  #placeOf({ from, message }: ShownMark): number | null {
    const place = this.store.read().marks.findIndex((mark) => mark.from === from && mark.message === message);
    return place === -1 ? null : place;
  }

  #settingsChanged(): void {
    this.#live.follow();
    const isPreparing = isSwitchedOn("prepare-drafts");
    if (isPreparing === this.#isPreparing) return;
    this.#isPreparing = isPreparing;
    if (!isPreparing && this.#view !== null) clearMarks(this.#view, "compiler");
    this.#preparer.forget();
  }

  /** F8 and Shift F8 work wherever the focus is on the page, but not above it. */
  #onKey(event: KeyboardEvent): void {
    if (event.key !== "F8" || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest("dialog") !== null) return;
    event.preventDefault();
    event.stopPropagation();
    this.walk(event.shiftKey ? -1 : 1);
  }
}
