import { type Diagnostic, MOST_DIAGNOSTICS } from "@verdict/contract/diagnostics";
import { type Message, messagesIn } from "./cpp-messages.ts";

/**
 * Warnings that tell of a wrong answer, and none of those about style or about code that is still being typed (a
 * variable that is not used yet).
 */
export const WARNING_FLAGS = [
  "-Wall",
  "-Wextra",
  "-Wlogical-op",
  "-Wduplicated-cond",
  ...[
    "unused-variable",
    "unused-but-set-variable",
    "unused-parameter",
    "unused-but-set-parameter",
    "unused-function",
    "unused-local-typedefs",
    "missing-field-initializers",
    "unknown-pragmas",
    "deprecated-declarations",
    "class-memaccess",
  ].map((name) => `-Wno-${name}`),
];

/** Of one kind: a program that compares signs in forty loops has read it after the third. */
const MOST_OF_A_KIND = 5;
/** Everybody reads so, and a judge's input is what its statement says. */
const READING =
  /^ignoring return value of ‘(?:int scanf|int getchar|char\* fgets|char\* gets|FILE\* freopen|int fscanf)\b/;

/** Left out here and not by a flag: `-Wno-deprecated` takes a macro away, and no precompiled header fits without it. */
const DEPRECATED = / \[-Wdeprecated\]$/;

/** What g++ says of the user's own lines, and of the library where one of these led there. */
export function cppDiagnostics(text: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  const ofKind = new Map<string, number>();
  for (const message of messagesIn(text.split("\n"))) {
    const diagnostic = message.isOwn ? ofOwnLine(message) : ofLibrary(message);
    if (diagnostic === null || READING.test(diagnostic.message) || DEPRECATED.test(diagnostic.message)) continue;
    const kind = / \[(-W[\w-=+]{1,60})\]$/.exec(diagnostic.message)?.[1] ?? "";
    const before = ofKind.get(kind) ?? 0;
    ofKind.set(kind, before + 1);
    if (kind === "" || before < MOST_OF_A_KIND) found.push(diagnostic);
  }
  return found.slice(0, MOST_DIAGNOSTICS);
}

const OWN_LINE = /^main\.cpp:(\d{1,9}):(?:(\d{1,9}):)? (?:fatal )?(error|warning): (.*)$/;

function ofOwnLine({ lines }: Message): Diagnostic | null {
  const [first = "", ...quote] = lines;
  const match = OWN_LINE.exec(first);
  if (match === null) return null;
  const column = match[2] === undefined ? null : Number(match[2]);
  const endColumn = column === null ? null : endOfMark(quote, column);
  return {
    line: Number(match[1]),
    column,
    ...(endColumn === null ? {} : { endColumn }),
    severity: match[3] === "warning" ? "warning" : "error",
    message: match[4] ?? "",
  };
}

/** `      |        ~~^~~~~` below the quoted line, whose tabs g++ has made spaces. */
function endOfMark(quote: readonly string[], column: number): number | null {
  const marks = quote.slice(0, 2).find((line) => /^ {0,9}\| *[~^]/.test(line));
  if (marks === undefined) return null;
  const text = marks.slice(marks.indexOf("|") + 2);
  let end = column;
  while (text[end - 1] === "~" || text[end - 1] === "^") end++;
  return end > column ? end : null;
}

const REQUIRED_FROM = /^main\.cpp:(\d{1,9}):(\d{1,9}): {1,9}(?:required from|recursively required)/;

/** The last of the user's lines on the way into the library is the one that led there. */
function ofLibrary({ kind, context, lines }: Message): Diagnostic | null {
  if (kind !== "error") return null;
  const place = context.map((line) => REQUIRED_FROM.exec(line)).findLast((match) => match !== null);
  if (place === undefined || place === null) return null;
  const [, message = ""] = (lines[0] ?? "").split(/ (?:fatal )?error: /, 2);
  return { line: Number(place[1]), column: Number(place[2]), severity: "error", message };
}
