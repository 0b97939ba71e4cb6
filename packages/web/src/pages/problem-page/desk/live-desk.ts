import { changeOfDraft, changeOfOwnInput } from "../../../drafts/change-of-draft.ts";
import { saysTheSame } from "../../../drafts/own-tests.ts";
import { isSwitchedOn } from "../../../editor/typing-settings.ts";
import type { Draft } from "../../../judging/preparing/draft-preparer.ts";
import { readGreen, writeGreen } from "../../../judging/preparing/last-green.ts";
import { type ChangesOfRun, isSameInput, LiveExamples, runLive } from "../../../judging/preparing/live-examples.ts";
import type { JudgeInput } from "../../../judging/use-judging.ts";
import type { OpenRunResult } from "../../../platform/open-answers.ts";
import { timeText } from "../../../ui/date-text.ts";
import type { DeskInput } from "./desk-session.ts";
import type { DeskStore } from "./desk-state.ts";

/** An own test is typed, too. */
const OWN_INPUT_PAUSE_MS = 500;

/** Live examples at one desk: what Run would try is tried after each pause, and the code that passed last is kept. */
export class LiveDesk {
  readonly #store: DeskStore;
  readonly #input: () => DeskInput;
  readonly #examples: LiveExamples;
  #ready: Draft | null = null;
  #ownInput: string | null = null;
  #greenOf: string | null = null;
  #ran: JudgeInput | null = null;
  #wasBusy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ store, input }: { store: DeskStore; input: () => DeskInput }) {
    this.#store = store;
    this.#input = input;
    this.#examples = new LiveExamples({
      run: runLive(input().problemId, (sent) => this.#changesOf(sent)),
      onResult: (sent, outcome) => input().judged.judging.showRun({ ...sent, isLive: true }, outcome),
      onActivity: (isLiveRunning) => store.change({ isLiveRunning }),
      now: Date.now,
    });
  }

  /** A draft that compiles, or null while it is not known that what stands in the editor does. */
  prepared(draft: Draft | null): void {
    this.#ready = draft;
    this.#try();
  }

  typed(code: string): void {
    const { green } = this.#store.read();
    this.#store.change({ isAtGreen: green?.code === code });
    if (this.#ready !== null && this.#ready.code !== code) this.stop();
  }

  /** The page has changed in some way: another language, other own input, something judged, the switch. */
  follow(): void {
    const { code, judging } = this.#input().judged;
    this.#showGreen();
    const isLive = isSwitchedOn("live-examples");
    if (isLive !== this.#store.read().isLive) {
      this.#store.change({ isLive, liveTests: null });
      if (isLive) this.#try();
      else this.stop();
    }
    if (this.#ownInput !== code.ownInput) {
      this.#ownInput = code.ownInput;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#try(), OWN_INPUT_PAUSE_MS);
    }
    if (judging.isBusy && this.#store.read().isLiveRunning) this.stop();
    // What was typed meanwhile has waited for what was judged.
    if (this.#wasBusy && !judging.isBusy) this.#try();
    this.#wasBusy = judging.isBusy;
  }

  /** A run has ended: one of these, or one for which somebody pressed Run. */
  ran(sent: JudgeInput, result: OpenRunResult): void {
    this.#ran = sent;
    if (!isSwitchedOn("live-examples")) return;
    const { judged, userId, problemId } = this.#input();
    const own = judged.code.ownTests.chosen;
    const expected = sent.ownInput === own.input ? own.expected.trim() : "";
    const { testCases } = result;
    const hasPassed = ({ verdict, stdout }: (typeof testCases)[number]) =>
      expected === "" ? verdict === "AC" : saysTheSame(expected, stdout);
    const passed = testCases.filter(hasPassed).length;
    this.#store.change({ liveTests: { passed, total: testCases.length } });
    if (passed === 0 || passed < testCases.length) return;
    const green = { code: sent.code, at: Date.now() };
    writeGreen(localStorage, { userId, problemId, language: sent.language }, green);
    if (sent.language === judged.code.language) {
      this.#store.change({ green, isAtGreen: judged.code.text() === sent.code });
    }
  }

  goBack(): void {
    const { green } = this.#store.read();
    if (green === null) return;
    const { code } = this.#input().judged;
    code.putCode(code.language, green.code, `Back to the code that passed at ${timeText(green.at)}.`);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#examples.stop();
  }

  #changesOf({ language, code, ownInput }: JudgeInput): ReturnType<ChangesOfRun> {
    const { drafts, ownTests } = this.#input().judged.code;
    const ofCode = changeOfDraft(drafts, language, code);
    const ofInput = ownInput === null ? null : changeOfOwnInput(drafts, ownTests.chosen.id, ownInput);
    return { ...(ofCode && { code: ofCode }), ...(ofInput && { ownInput: ofInput }) };
  }

  #try(): void {
    const { judged } = this.#input();
    if (this.#ready === null || !isSwitchedOn("live-examples") || judged.judging.isBusy) return;
    const sent = { ...this.#ready, ownInput: judged.code.ownInput };
    const isShown = judged.judging.running.kind === "done" && this.#ran !== null && isSameInput(this.#ran, sent);
    if (!isShown) this.#examples.try(sent);
  }

  /** Each language has its own. */
  #showGreen(): void {
    const { judged, userId, problemId } = this.#input();
    const { language } = judged.code;
    if (this.#greenOf === language) return;
    this.#greenOf = language;
    const green = readGreen(localStorage, { userId, problemId, language });
    this.#store.change({ green, isAtGreen: green?.code === judged.code.text(), liveTests: null });
  }
}
