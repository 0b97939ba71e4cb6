import { HEADER_SOURCE } from "./find-cpp-compiler.ts";

/**
 * The messages of g++ in an order for people: what it says of the user's own lines first, then what went wrong inside
 * the library with the user's line that led there, and the library's own notes (candidates, deductions) folded into one
 * line.
 */
export function ownLinesFirst(text: string): string {
  const messages = messagesIn(text.split("\n"));
  if (messages.every(({ kind }) => kind === "other")) return text;
  const own: string[] = [];
  const ofLibrary: string[] = [];
  let folded = 0;
  for (const { kind, isOwn, context, lines } of messages) {
    if (isOwn || kind === "other") own.push(...context, ...lines);
    else if (kind === "note") folded++;
    else if (kind === "error") ofLibrary.push(...context.filter(isOwnLine), ...lines);
  }
  const notes =
    folded === 0 ? [] : [`(${folded} ${folded === 1 ? "note" : "notes"} about the library itself left out)`];
  return [...own, ...ofLibrary, ...notes].filter((line) => line !== "").join("\n");
}

/** What a compiler that was told not to warn would have said. */
export function withoutWarnings(text: string): string {
  let isOfWarning = false;
  const kept = messagesIn(text.split("\n")).filter(({ kind }) => {
    if (kind !== "note") isOfWarning = kind === "warning";
    return !isOfWarning;
  });
  return kept.flatMap(({ context, lines }) => [...context, ...lines]).join("\n");
}

type Kind = "error" | "warning" | "note" | "other";
export interface Message {
  kind: Kind;
  /** Whether it is about the user's own lines. */
  isOwn: boolean;
  /** What stands before it: where it was included or required from. */
  context: string[];
  lines: string[];
}

export function messagesIn(lines: readonly string[]): Message[] {
  const messages: Message[] = [];
  let context: string[] = [];
  let isInContext = false;
  for (const line of lines) {
    const kind = kindOf(line);
    if (kind !== null) {
      messages.push({ kind, isOwn: isOwnLine(line), context, lines: [line] });
      context = [];
      isInContext = false;
    } else if (isContext(line)) {
      context.push(line);
      isInContext = true;
    } else if (isInContext) context.push(line);
    else if (messages.length === 0) messages.push({ kind: "other", isOwn: true, context: [], lines: [line] });
    else messages.at(-1)?.lines.push(line);
  }
  if (context.length > 0) messages.push({ kind: "other", isOwn: true, context, lines: [] });
  return messages;
}

const MARKS = [
  [": error: ", "error"],
  [": fatal error: ", "error"],
  [": warning: ", "warning"],
  [": note: ", "note"],
] as const;

/** `main.cpp:3:5: error: …`. What the linker says has none of these marks. */
function kindOf(line: string): Kind | null {
  if (line.startsWith(" ")) return null;
  const [first] = MARKS.map(([mark, kind]) => ({ at: line.indexOf(mark), kind }))
    .filter(({ at }) => at > 0)
    .sort((a, b) => a.at - b.at);
  return first?.kind ?? null;
}

/** Where a message comes from: the line before it, without a mark of its own. */
function isContext(line: string): boolean {
  if (line.startsWith("In file included from ") || line.startsWith("                 from ")) return true;
  return [": In ", ": At global scope:", "required from", "required by", "recursively required"].some((words) =>
    line.includes(words),
  );
}

/** Headers are in angle brackets after their paths have been shortened; the source of the precompiled one is ours. */
function isOwnLine(line: string): boolean {
  if (line.includes(`from ${HEADER_SOURCE}:1`)) return false;
  return !line.startsWith("<") && !line.startsWith("In file included from <") && !line.trimStart().startsWith("from <");
}
