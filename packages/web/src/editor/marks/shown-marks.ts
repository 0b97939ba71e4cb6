import { forEachDiagnostic, setDiagnostics } from "@codemirror/lint";
import type { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { Diagnostic } from "@verdict/contract/diagnostics";
import { carryMarks, type Mark, type MarkOrigin } from "./place-marks.ts";

/** A mark where it is now, for lists and keys. */
export interface ShownMark {
  line: number;
  from: number;
  to: number;
  severity: Diagnostic["severity"];
  message: string;
}

/** What stands in the document, in its order. */
export function readMarks(state: EditorState): ShownMark[] {
  return marksOf(state)
    .map(({ from, to, severity, message }) => ({
      line: state.doc.lineAt(from).number,
      from,
      to,
      severity: severity === "error" ? ("error" as const) : ("warning" as const),
      message,
    }))
    .sort((one, other) => one.from - other.from || one.to - other.to);
}

/** Shows what was said of `code` in the place of what the same origin said before. */
export function showMarks(
  view: EditorView,
  input: { code: string; diagnostics: readonly Diagnostic[]; origin: MarkOrigin; tabSize: number },
): void {
  const others = marksOf(view.state).filter(({ origin }) => origin !== input.origin);
  const marks = carryMarks({ ...input, now: view.state.doc });
  // Most answers say of code without faults that it still has none: the editor need not hear of that.
  if (marks.length === 0 && others.length === marksOf(view.state).length) return;
  view.dispatch(setDiagnostics(view.state, [...others, ...marks]));
}

export function clearMarks(view: EditorView, origin: MarkOrigin): void {
  showMarks(view, { code: "", diagnostics: [], origin, tabSize: 1 });
}

/** A program that has run has no errors of the compiler; its warnings stay. */
export function clearCompilerErrors(view: EditorView): void {
  const all = marksOf(view.state);
  const left = all.filter(({ origin, severity }) => origin === "program" || severity !== "error");
  if (left.length < all.length) view.dispatch(setDiagnostics(view.state, left));
}

/** The first mark comes into sight if it is not there already; the cursor stays. */
export function scrollToFirstMark(view: EditorView): void {
  const [first] = readMarks(view.state);
  if (first !== undefined) view.dispatch({ effects: EditorView.scrollIntoView(first.from, { yMargin: 40 }) });
}

/** Every mark of the lint package is one of ours; those of others would count as the compiler's. */
export function marksOf(state: EditorState): Mark[] {
  const marks: Mark[] = [];
  forEachDiagnostic(state, (diagnostic, from, to) => {
    const origin = "origin" in diagnostic && diagnostic.origin === "program" ? "program" : "compiler";
    marks.push({ ...diagnostic, from, to, origin });
  });
  return marks;
}
