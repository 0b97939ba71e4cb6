import type { LanguageId } from "@verdict/contract/language";
import { changeOfDraft } from "../../../../drafts/change-of-draft.ts";
import { isSwitchedOn, onTypingSettings, switchTo } from "../../../../editor/typing-settings.ts";
import { isBusy } from "../../../../judging/judging-state.ts";
import { askJudge } from "../../../../judging/preparing/ask-judge.ts";
import { DraftPreparer } from "../../../../judging/preparing/draft-preparer.ts";
import { onPageCommand } from "../../../../platform/page-commands.ts";
import type { ProblemDesk } from "../problem-desk.ts";
import { openMarks } from "./marks.ts";
import { openLive } from "./run-live.ts";

/**
 * What happens around the editor while somebody types: drafts are prepared, complaints are marked in their lines, and
 * examples run by themselves where that is switched on. Ends with the signal.
 */
export function attendTyping(desk: ProblemDesk, signal: AbortSignal): void {
  const { store } = desk;
  const marks = openMarks(desk, signal);
  const live = openLive(desk, signal);
  const preparer = new DraftPreparer({
    ask: askJudge(desk.problemId, ({ language, code }) => changeOfDraft(desk.drafts.keeper, language, code)),
    mayAsk: () => {
      const isSeen = document.visibilityState === "visible" && navigator.onLine;
      return isSeen && store.read().isPreparing && !isBusy(store.read());
    },
    onDiagnostics: (draft, diagnostics) => marks.show(draft, { origin: "compiler", diagnostics }),
    onReadiness: (readiness, draft) => {
      store.change({ readiness, prepared: readiness === "prepared" ? draft : null });
      // Without a text to speak of there is nothing to complain of either.
      if (draft === null && readiness === "nothing") marks.clear("compiler");
    },
    now: Date.now,
  });
  /** Looked up once: it may be a template that is kept in the browser, and keys are many. */
  let first = "";
  const typed = (language: LanguageId, code: string) => {
    store.change({ isAtGreen: store.read().green?.code === code });
    preparer.typed(code === first ? null : { language, code });
  };

  const readSettings = () =>
    store.change({
      isPreparing: isSwitchedOn("prepare-drafts") && !desk.isVisitor,
      isLive: isSwitchedOn("live-examples") && !desk.isVisitor,
    });
  readSettings();

  const look = () => preparer.look();
  for (const name of ["online", "offline"]) window.addEventListener(name, look, { signal });
  document.addEventListener("visibilitychange", look, { signal });
  store.watch(
    isBusy,
    (busy) => {
      // What was said of an earlier run counts no more.
      if (busy) marks.clear("program");
      look();
    },
    { signal },
  );
  store.watch(
    (state) => state.isPreparing,
    (isPreparing) => {
      if (!isPreparing) marks.clear("compiler");
      preparer.forget();
    },
    { signal },
  );
  const toggleLive = () => switchTo("live-examples", isSwitchedOn("live-examples") ? "off" : "on");
  onPageCommand("toggle-live", toggleLive, signal);
  signal.addEventListener("abort", onTypingSettings(readSettings));
  signal.addEventListener("abort", () => {
    preparer.close();
    store.change({ attending: null });
  });
  store.change({
    attending: {
      extension: marks.extension,
      goTo: marks.goTo,
      typed,
      shown: (language) => {
        first = desk.drafts.firstOf(language);
        live.showGreen(language);
        typed(language, desk.code.text());
      },
      hurry: () => preparer.hurry(),
    },
  });
}
