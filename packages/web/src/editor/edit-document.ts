import type { EditorView } from "@codemirror/view";

/**
 * Puts other text into the editor as one step that Undo takes back. Only what differs is replaced, so that the
 * cursor stays where it was.
 */
export function replaceDocument(view: EditorView, text: string): void {
  const changes = changedSpan(view.state.doc.toString(), text);
  if (changes !== null) view.dispatch({ changes, userEvent: "input.replace" });
}

/** What has to be replaced in `before` to get `after`; null when they are equal. */
export function changedSpan(before: string, after: string): { from: number; to: number; insert: string } | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let tail = 0;
  while (tail < shorter - from && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) };
}
