import { type Diagnostic as Mark, setDiagnostics } from "@codemirror/lint";
import type { Text } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { Diagnostic } from "@verdict/contract/diagnostics";

/** GCC counts a tab up to the next multiple of eight; javac and Node count it as one character. */
export const GCC_TAB_SIZE = 8;

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

/** Shows complaints as marks in their lines, in place of those shown before. */
export function markDiagnostics(view: EditorView, diagnostics: readonly Diagnostic[], tabSize: number): void {
  const marks = diagnostics.map((diagnostic) => markOf(view.state.doc, diagnostic, tabSize));
  view.dispatch(setDiagnostics(view.state, marks));
  // The cursor stays; only the first complaint comes into sight, if it is not there already.
  const first = marks[0];
  if (first !== undefined) view.dispatch({ effects: EditorView.scrollIntoView(first.from, { yMargin: 40 }) });
}

/** A line beyond the end (an error at the end of the file) goes to the last line that has text. */
function markOf(doc: Text, diagnostic: Diagnostic, tabSize: number): Mark {
  const line = doc.line(Math.min(Math.max(diagnostic.line, 1), doc.lines));
  const indent = line.text.length - line.text.trimStart().length;
  const column = diagnostic.column === null ? indent : characterAt(line.text, diagnostic.column, tabSize);
  const from = line.from + Math.min(column, line.text.length);
  const word = /^[\w$]+/.exec(line.text.slice(from - line.from))?.[0].length ?? 1;
  const to = diagnostic.column === null ? line.to : Math.min(from + word, line.to);
  return { from, to: Math.max(from, to), severity: diagnostic.severity, message: diagnostic.message };
}

/** The 0-based character at a 1-based column that counts tabs up to the next multiple of `tabSize`. */
export function characterAt(line: string, column: number, tabSize: number): number {
  let width = 0;
  for (let at = 0; at < line.length; at += 1) {
    if (width >= column - 1) return at;
    width += line[at] === "\t" ? tabSize - (width % tabSize) : 1;
  }
  return line.length;
}
