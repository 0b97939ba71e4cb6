import type { Diagnostic as LintDiagnostic } from "@codemirror/lint";
import { ChangeSet, Text } from "@codemirror/state";
import type { Diagnostic } from "@verdict/contract/diagnostics";
import { changedSpan } from "../edit-document.ts";

/** GCC counts a tab up to the next multiple of eight; javac and Node count it as one character. */
export const GCC_TAB_SIZE = 8;

/** Who complains: a compiler about the text, or a program that died while it ran. */
export type MarkOrigin = "compiler" | "program";

/** A diagnostic at its place in a document. */
export interface Mark extends LintDiagnostic {
  origin: MarkOrigin;
}

interface NewMarks {
  diagnostics: readonly Diagnostic[];
  origin: MarkOrigin;
  tabSize: number;
}

export function placeMarks(doc: Text, { diagnostics, origin, tabSize }: NewMarks): Mark[] {
  return diagnostics.map((diagnostic) => ({ ...placeOf(doc, diagnostic, tabSize), origin }));
}

/**
 * Marks for code that may have been edited since it was judged: their places in `now`. Those whose own text was edited
 * are left out, since nobody knows whether they still hold.
 */
export function carryMarks(input: NewMarks & { code: string; now: Text }): Mark[] {
  const text = input.now.toString();
  const placed = placeMarks(Text.of(input.code.split("\n")), input);
  const span = changedSpan(input.code, text);
  return span === null ? placed : mapMarks(placed, ChangeSet.of(span, input.code.length));
}

/** The marks after an edit, without those that it touches. */
export function mapMarks<M extends Pick<Mark, "from" | "to">>(marks: readonly M[], changes: ChangeSet): M[] {
  return marks.flatMap((mark) => {
    if (changes.touchesRange(mark.from, mark.to)) return [];
    return [{ ...mark, from: changes.mapPos(mark.from, 1), to: changes.mapPos(mark.to, -1) }];
  });
}

/** A line beyond the end (an error at the end of the file) goes to the last line that there is. */
function placeOf(doc: Text, diagnostic: Diagnostic, tabSize: number): LintDiagnostic {
  const line = doc.line(Math.min(Math.max(diagnostic.line, 1), doc.lines));
  const indent = line.text.length - line.text.trimStart().length;
  const column = diagnostic.column === null ? indent : characterAt(line.text, diagnostic.column, tabSize);
  const from = line.from + Math.min(column, line.text.length);
  const to = diagnostic.column === null ? line.to : line.from + endOf(line.text, from - line.from, diagnostic, tabSize);
  return { from, to: Math.max(from, to), severity: diagnostic.severity, message: diagnostic.message };
}

/** Where the tool names no end, that of the word. */
function endOf(line: string, start: number, { endColumn }: Diagnostic, tabSize: number): number {
  const named = endColumn === undefined ? 0 : characterAt(line, endColumn, tabSize);
  const word = /^[\w$]+/.exec(line.slice(start))?.[0].length ?? 1;
  return named > start ? named : Math.min(start + word, line.length);
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
