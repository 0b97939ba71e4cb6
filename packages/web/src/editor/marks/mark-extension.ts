import { linter, lintGutter, setDiagnosticsEffect } from "@codemirror/lint";
import { EditorState, type Extension, type Transaction } from "@codemirror/state";
import { EditorView, type ViewUpdate } from "@codemirror/view";
import { mapMarks } from "./place-marks.ts";
import { marksOf, readMarks, type ShownMark } from "./shown-marks.ts";

/**
 * Marks in the text and in the gutter. They move with the text; one whose own text is edited goes at once, since its
 * user is mending it: the next answer brings it back if it still holds. `onChange` hears of every mark that comes,
 * goes, or gets another line.
 */
export function markExtension({ onChange }: { onChange: (marks: readonly ShownMark[]) => void }): Extension {
  return [
    // What is typed is never covered: a key press closes the text that pointing at a mark has opened.
    linter(null, { hideOn: (transaction) => transaction.docChanged || null }),
    lintGutter(),
    EditorState.transactionExtender.of(dropTouchedMarks),
    EditorView.updateListener.of((update) => {
      if (hasOtherMarks(update)) onChange(readMarks(update.state));
    }),
    markTheme,
  ];
}

function dropTouchedMarks(transaction: Transaction) {
  if (!transaction.docChanged) return null;
  const before = marksOf(transaction.startState);
  const left = mapMarks(before, transaction.changes);
  return left.length === before.length ? null : { effects: setDiagnosticsEffect.of(left) };
}

/** Lines count, not characters: a key press in a line leaves its marks the same for a reader. */
function hasOtherMarks(update: ViewUpdate): boolean {
  const isTold = update.transactions.some(
    (transaction) => transaction.reconfigured || transaction.effects.some((effect) => effect.is(setDiagnosticsEffect)),
  );
  return isTold || (update.docChanged && update.startState.doc.lines !== update.state.doc.lines);
}

/** A filled disc, and a ring: they differ in shape, not only in colour. */
const DISC = `url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12"><circle cx="6" cy="6" r="5"/></svg>')`;
const RING = `url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12"><circle cx="6" cy="6" r="3.5" fill="none" stroke="black" stroke-width="2"/></svg>')`;

/** Errors are waved under in red, hints dotted and pale. Masks take the colours of the theme, which may change. */
const markTheme = EditorView.theme({
  ".cm-lintRange": { paddingBottom: "0" },
  ".cm-lintRange-error, .cm-lintRange-warning": { backgroundImage: "none" },
  ".cm-lintRange-error": { textDecoration: "underline wavy var(--code-wrong) 1px", textUnderlineOffset: "3px" },
  ".cm-lintRange-warning": { textDecoration: "underline dotted var(--color-warning) 2px", textUnderlineOffset: "3px" },
  ".cm-lintPoint:after": { borderBottomColor: "var(--code-wrong)" },
  ".cm-lintPoint-warning:after": { borderBottomColor: "var(--color-warning)" },
  ".cm-gutter-lint .cm-lint-marker": { content: "normal", maskRepeat: "no-repeat", maskSize: "100% 100%" },
  ".cm-gutter-lint .cm-lint-marker-error": { backgroundColor: "var(--code-wrong)", maskImage: DISC },
  ".cm-gutter-lint .cm-lint-marker-warning": { backgroundColor: "var(--color-warning)", maskImage: RING },
});
