import type { CodeSpan } from "./code-spans.ts";

/** A line that begins further to the right would leave no room for its rest on a phone. */
export const MOST_HANGING_COLUMNS = 24;

/** The pieces of each line; of one colour without what cuts them. The line break behind the last line is none. */
export function codeLines(code: string, spansOf: ((code: string) => CodeSpan[]) | null): CodeSpan[][] {
  const text = code.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  if (spansOf === null) return text.split("\n").map((line) => (line === "" ? [] : [{ text: line, className: "" }]));
  const lines: CodeSpan[][] = [[]];
  for (const span of spansOf(text)) {
    if (span.text === "\n") lines.push([]);
    else lines.at(-1)?.push(span);
  }
  return lines;
}

/** How far to the right a line begins, in columns: so far in goes on what does not fit into it. */
export function hangingColumns(line: string, tabColumns: number): number {
  let columns = 0;
  for (const character of line) {
    if (character === " ") columns += 1;
    else if (character === "\t") columns += tabColumns - (columns % tabColumns);
    else break;
  }
  return Math.min(columns, MOST_HANGING_COLUMNS);
}
