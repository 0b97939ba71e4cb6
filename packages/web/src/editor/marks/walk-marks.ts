import { EditorView } from "@codemirror/view";
import { markText } from "./mark-words.ts";
import { readMarks, type ShownMark } from "./shown-marks.ts";

/**
 * Takes the cursor to the next mark (1) or the one before (-1), from the last on to the first; null when there is none.
 */
export function goToMark(view: EditorView, direction: 1 | -1): ShownMark | null {
  const mark = markAfter(readMarks(view.state), view.state.selection.main.head, direction);
  if (mark === null) return null;
  selectMark(view, mark);
  return mark;
}

/** Takes cursor and focus to a mark, and lets screen readers say what it is. */
export function selectMark(view: EditorView, mark: ShownMark): void {
  view.dispatch({
    selection: { anchor: mark.from },
    effects: [EditorView.scrollIntoView(mark.from, { yMargin: 60 }), EditorView.announce.of(markText(mark))],
  });
  view.focus();
}

export function markAfter(marks: readonly ShownMark[], cursor: number, direction: 1 | -1): ShownMark | null {
  const ahead = direction === 1 ? marks.find(({ from }) => from > cursor) : marks.findLast(({ from }) => from < cursor);
  return ahead ?? (direction === 1 ? marks[0] : marks.at(-1)) ?? null;
}
