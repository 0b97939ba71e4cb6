import { codeOfLine, hidesProgram, isSurelyProse, lineKind, programIn, safeLength } from "./code-lines.ts";

/**
 * A piece of an answer. `fenced` code stood between fences, marked with `tag`; `loose` code is what looks like code
 * without them, and `raw` is how the answer had it.
 */
export type Segment =
  | { kind: "text"; text: string }
  | { kind: "code"; form: "fenced" | "loose"; tag: string; code: string; raw: string };

export interface Segmenter {
  /** What is complete after this piece. Prose comes word by word, code only as whole blocks. */
  push: (piece: string) => Segment[];
  end: () => Segment[];
}

interface Fence {
  mark: string;
  tag: string;
  /** What stands before each of its lines inside of a list or a quote. */
  indent: number;
  isQuoted: boolean;
  lines: string[];
}

/** A single short line is an expression, not a solution. */
const SHORTEST_PROGRAM = 40;

/** Takes an answer apart as it comes. The texts and raws of all segments together are the answer, but for fences. */
export function createSegmenter(): Segmenter {
  let rest = "";
  /** Of the line in `rest`: what was already shown. */
  let shown = "";
  let fence: Fence | null = null;
  let run: string[] = [];

  const flushRun = (): Segment[] => {
    let end = run.length;
    while (end > 0 && run[end - 1]?.trim() === "") end -= 1;
    const lines = run.slice(0, end);
    const blanks = "\n".repeat(run.length - end);
    run = [];
    if (lines.length === 0) return textSegments(blanks);
    const code = lines.map(codeOfLine).join("\n");
    const raw = `${lines.join("\n")}\n`;
    const isProgram = lines.length > 1 || code.trim().length >= SHORTEST_PROGRAM;
    const segments: Segment[] = isProgram ? [{ kind: "code", form: "loose", tag: "", code, raw }] : textSegments(raw);
    return [...segments, ...textSegments(blanks)];
  };

  const takeLine = (line: string, lineEnd: string): Segment[] => {
    if (fence !== null) {
      if (!closes(fence, line)) {
        fence.lines.push(withoutIndent(fence, line));
        return [];
      }
      const whole = codeOf(fence);
      fence = null;
      return [whole];
    }
    if (shown !== "") {
      const whole = shown + line;
      shown = "";
      return proseSegments(whole, line + lineEnd);
    }
    const opened = opening(line);
    if (opened !== null) {
      fence = opened;
      return flushRun();
    }
    const kind = lineKind(line);
    if (kind === "code" || (kind === "blank" && run.length > 0)) {
      run.push(line);
      return [];
    }
    return [...flushRun(), ...proseSegments(line, line + lineEnd)];
  };

  const takeBeginning = (): Segment[] => {
    if (fence !== null || (shown === "" && !isSurelyProse(rest))) return [];
    const before = flushRun();
    const length = safeLength(rest);
    const text = rest.slice(0, length);
    shown += text;
    rest = rest.slice(length);
    return [...before, ...textSegments(text)];
  };

  return {
    push(piece) {
      rest += piece;
      const segments: Segment[] = [];
      for (let end = rest.indexOf("\n"); end !== -1; end = rest.indexOf("\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 1);
        segments.push(...takeLine(line.replace(/\r$/, ""), "\n"));
      }
      segments.push(...takeBeginning());
      return segments;
    },
    end() {
      const segments = rest === "" ? [] : takeLine(rest, "");
      rest = "";
      if (fence !== null) segments.push(codeOf(fence));
      fence = null;
      return [...segments, ...flushRun()];
    },
  };
}

function textSegments(text: string): Segment[] {
  return text === "" ? [] : [{ kind: "text", text }];
}

/** `raw` is what of the line was not shown yet. */
function proseSegments(line: string, raw: string): Segment[] {
  if (!hidesProgram(line)) return textSegments(raw);
  return [{ kind: "code", form: "loose", tag: "", code: programIn(line), raw }];
}

function opening(line: string): Fence | null {
  const match = /^((?:\s|>|[-*+]\s|\d+[.)]\s)*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/.exec(line);
  if (match === null) return null;
  const [, prefix = "", mark = "", info = ""] = match;
  const tag = info.trim().split(/[\s{]/)[0] ?? "";
  return { mark, tag: tag.toLowerCase(), indent: prefix.length, isQuoted: prefix.includes(">"), lines: [] };
}

function closes(fence: Fence, line: string): boolean {
  const text = line.replace(/^[\s>]*/, "").trimEnd();
  return text.length >= fence.mark.length && text === (fence.mark[0] ?? "").repeat(text.length);
}

function withoutIndent(fence: Fence, line: string): string {
  const unquoted = fence.isQuoted ? line.replace(/^\s*(?:>\s?)+/, "") : line;
  const most = fence.isQuoted ? 0 : fence.indent;
  const blanks = /^\s*/.exec(unquoted)?.[0].length ?? 0;
  return unquoted.slice(Math.min(most, blanks));
}

function codeOf(fence: Fence): Segment {
  const code = fence.lines.join("\n");
  return { kind: "code", form: "fenced", tag: fence.tag, code, raw: `${code}\n` };
}
