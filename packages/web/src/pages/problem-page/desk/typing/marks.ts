import type { Diagnostic } from "@verdict/contract/diagnostics";
import { parseCompilerOutput, parseErrorOutput } from "@verdict/contract/read-diagnostics";
import { markExtension } from "../../../../editor/marks/mark-extension.ts";
import { GCC_TAB_SIZE, type MarkOrigin } from "../../../../editor/marks/place-marks.ts";
import {
  clearCompilerErrors,
  clearMarks,
  type ShownMark,
  scrollToFirstMark,
  showMarks,
} from "../../../../editor/marks/shown-marks.ts";
import { goToMark, selectMark } from "../../../../editor/marks/walk-marks.ts";
import type { JudgeInput } from "../../../../judging/judging-state.ts";
import type { Draft } from "../../../../judging/preparing/draft-preparer.ts";
import type { OpenRunResult, OpenSubmitResult } from "../../../../platform/open-answers.ts";
import { onPageCommand } from "../../../../platform/page-commands.ts";
import type { ProblemDesk } from "../problem-desk.ts";

/** What is wrong with a code, by line. */
interface CodeMarks {
  origin: MarkOrigin;
  diagnostics: readonly Diagnostic[];
}

/** What is complained of, in the lines of the code: by the compiler while it is typed, and by what was judged. */
export function openMarks(
  { store, editor, code }: Pick<ProblemDesk, "store" | "editor" | "code">,
  signal: AbortSignal,
) {
  const view = () => editor.current?.view ?? null;

  const clear = (origin: MarkOrigin) => {
    const shown = view();
    if (shown !== null) clearMarks(shown, origin);
  };
  const show = (sent: Draft, marks: CodeMarks) => {
    const shown = view();
    if (shown === null || sent.language !== store.read().language) return;
    showMarks(shown, { ...marks, code: sent.code, tabSize: sent.language === "cpp" ? GCC_TAB_SIZE : 1 });
  };
  const showJudged = (sent: JudgeInput, marks: CodeMarks) => {
    show(sent, marks);
    const shown = view();
    if (shown === null) return;
    const { language, isPreparing } = store.read();
    const isSameCode = sent.language === language && sent.code === code.text();
    if (marks.origin === "program" && (isSameCode || !isPreparing)) clearCompilerErrors(shown);
    const isPressed = sent.isLive !== true;
    if (isPressed && marks.diagnostics.length > 0) scrollToFirstMark(shown);
  };

  const placeOf = ({ from, message }: ShownMark): number | null => {
    const place = store.read().marks.findIndex((mark) => mark.from === from && mark.message === message);
    return place === -1 ? null : place;
  };
  const walk = (direction: 1 | -1) => {
    const shown = view();
    const mark = shown === null ? null : goToMark(shown, direction);
    if (mark !== null) store.change({ isListOpen: true, walked: placeOf(mark) });
  };
  /** F8 and Shift F8 work wherever the focus is on the page, but not above it. */
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "F8" || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest("dialog") !== null) return;
    event.preventDefault();
    event.stopPropagation();
    walk(event.shiftKey ? -1 : 1);
  };

  window.addEventListener("keydown", onKey, { signal, capture: true });
  onPageCommand("next-mark", () => walk(1), signal);
  onPageCommand("previous-mark", () => walk(-1), signal);
  store.watch(
    ({ running }) => running,
    (running) => running.kind === "done" && showJudged(running.input, marksOfRun(running.input, running.result)),
    { signal },
  );
  store.watch(
    ({ submitting: last }) => last,
    (last) => last.kind === "done" && showJudged(last.input, marksOfSubmit(last.input, last.result)),
    { signal },
  );
  return {
    extension: markExtension({ onChange: (marks) => store.change({ marks, walked: null }) }),
    show,
    clear,
    goTo: (mark: ShownMark) => {
      const shown = view();
      if (shown !== null) selectMark(shown, mark);
      store.change({ walked: placeOf(mark) });
    },
  };
}

function marksOfRun(sent: JudgeInput, result: OpenRunResult): CodeMarks {
  const failing = result.testCases.find((testCase) => testCase.verdict === "RTE");
  return marksOf(sent, result.compilerOutput, failing?.stderr);
}

function marksOfSubmit(sent: JudgeInput, result: OpenSubmitResult): CodeMarks {
  return marksOf(sent, result.compilerOutput, result.failedTest?.verdict === "RTE" ? result.failedTest.stderr : "");
}

/** A refused program has not run: what a run says comes from the compiler or from the program, never from both. */
function marksOf({ language }: JudgeInput, compilerOutput = "", errorOutput = ""): CodeMarks {
  const refusals = parseCompilerOutput(language, compilerOutput);
  if (refusals.length > 0) return { origin: "compiler", diagnostics: refusals };
  return { origin: "program", diagnostics: parseErrorOutput(language, errorOutput) };
}
