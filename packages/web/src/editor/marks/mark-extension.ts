import { linter, lintGutter, setDiagnosticsEffect } from "@codemirror/lint";
import { EditorState, type Extension, type Transaction } from "@codemirror/state";
import { EditorView, type ViewUpdate } from "@codemirror/view";
import { markTheme } from "./mark-theme.ts";
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
