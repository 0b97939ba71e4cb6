export interface Span {
  start: number;
  end: number;
}

/** What is no code in C++, Java and JavaScript alike: comments, strings, characters, and lines of the preprocessor. */
const NO_CODE =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|^[ \t]*#[^\n]*/gm;

/**
 * The parts of a source that are code. Good enough to put small changes into it: where a regular expression or a raw
 * string misleads it, the changed program says so when it is compiled or run.
 */
export function codeSpans(source: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of source.matchAll(NO_CODE)) {
    if (match.index > start) spans.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  if (start < source.length) spans.push({ start, end: source.length });
  return spans;
}
