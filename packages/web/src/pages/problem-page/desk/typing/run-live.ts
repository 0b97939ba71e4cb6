import type { LanguageId } from "@verdict/contract/language";
import { changeOfDraft, changeOfOwnInput } from "../../../../drafts/change-of-draft.ts";
import { saysTheSame } from "../../../../drafts/own-tests.ts";
import { isBusy, isSameInput, type JudgeInput } from "../../../../judging/judging-state.ts";
import { lastGreen } from "../../../../judging/preparing/last-green.ts";
import { type ChangesOfRun, LiveExamples, runLive } from "../../../../judging/preparing/live-examples.ts";
import type { OpenRunResult } from "../../../../platform/open-answers.ts";
import { triedTests } from "../own-tests.ts";
import type { DeskState, ProblemDesk } from "../problem-desk.ts";

/** An own test is typed, too. */
const OWN_INPUT_PAUSE_MS = 500;

/** Live examples: what Run would try is tried after each pause, and the code that passed last is kept. */
export function openLive(desk: ProblemDesk, signal: AbortSignal) {
  const { userId, problemId, store, drafts, code, judged } = desk;
  const greenOf = (language: LanguageId) => lastGreen({ userId, problemId, language });
  const changesOf: ChangesOfRun = ({ language, code: sent, ownTests }) => {
    const ofCode = changeOfDraft(drafts.keeper, language, sent);
    const ofInputs = ownTests.map(({ id, input }) => changeOfOwnInput(drafts.keeper, id, input) ?? input);
    const isShorter = ofInputs.some((each) => typeof each !== "string");
    return { ...(ofCode && { code: ofCode }), ...(isShorter && { ownInputs: ofInputs }) };
  };
  const examples = new LiveExamples({
    run: runLive(problemId, changesOf),
    onResult: (sent, outcome) => judged.showRun({ ...sent, isLive: true }, outcome),
    onActivity: (isLiveRunning) => store.change({ isLiveRunning }),
    now: Date.now,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tryNow = (wanted: JudgeInput) => {
    const { running } = store.read();
    const isShown = running.kind === "done" && isSameInput(running.input, wanted);
    if (!isShown) examples.try(wanted);
  };
  const want = (wanted: JudgeInput | null, before: JudgeInput | null = null) => {
    clearTimeout(timer);
    if (wanted === null) examples.stop();
    else if (before?.code !== wanted.code || before.language !== wanted.language) tryNow(wanted);
    else timer = setTimeout(tryNow, OWN_INPUT_PAUSE_MS, wanted);
  };
  /** A run has ended: one of these, or one for which somebody pressed Run. */
  const count = (sent: JudgeInput, { testCases }: OpenRunResult) => {
    const state = store.read();
    if (!state.isLive) return;
    const examples = desk.problem().visibleTestCases.length;
    const passes = testCases.flatMap(({ verdict, stdout }, at) => {
      const tried = sent.ownTests[at - examples];
      const own = state.ownTests.find(({ id, input }) => id === tried?.id && input === tried.input);
      if (own !== undefined && own.expected.trim() !== "") return saysTheSame(own.expected, stdout);
      // Of an own test without any expectation nobody knows whether it passed.
      return tried !== undefined && verdict === "NC" ? [] : verdict === "AC";
    });
    const passed = passes.filter(Boolean).length;
    store.change({ liveTests: { passed, total: passes.length } });
    if (passed === 0 || passed < passes.length) return;
    const green = { code: sent.code, at: Date.now() };
    greenOf(sent.language).write(green);
    if (sent.language === state.language) store.change({ green, isAtGreen: code.text() === sent.code });
  };

  const wanted = (state: DeskState) => {
    const wish = wantedRun(state);
    const isEmpty = wish?.ownTests.length === 0 && desk.problem().visibleTestCases.length === 0;
    return isEmpty ? null : wish;
  };
  store.watch(wanted, want, { signal, isSame: isSameWish });
  store.watch(
    ({ isLive }) => isLive,
    () => store.change({ liveTests: null }),
    { signal },
  );
  store.watch(
    ({ running }) => running,
    (running) => running.kind === "done" && count(running.input, running.result),
    { signal },
  );
  signal.addEventListener("abort", () => want(null));
  return {
    /** Each language has its own. */
    showGreen: (language: LanguageId) => {
      const green = greenOf(language).read();
      store.change({ green, isAtGreen: green?.code === code.text(), liveTests: null });
    },
  };
}

/** What runs by itself: code that compiles, while nothing that somebody pressed is judged. */
function wantedRun(state: DeskState): JudgeInput | null {
  if (!state.isLive || state.prepared === null || isBusy(state)) return null;
  return { ...state.prepared, ownTests: triedTests(state) };
}

function isSameWish(one: JudgeInput | null, other: JudgeInput | null): boolean {
  return one === null || other === null ? one === other : isSameInput(one, other);
}
