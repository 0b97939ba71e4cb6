import { linesIn } from "./printed-text.ts";

/**
 * What a JavaScript program has printed on its error output, for its author: the file is `main.js` and nothing else,
 * and of a trace only the frames are left that are in it or were called from it by name
 * (`at JSON.parse (<anonymous>)`). Node's own frames, and the places in its own files that it quotes, say nothing about
 * the program.
 */
export function javascriptTraceForPeople(errorOutput: string): string {
  const kept: string[] = [];
  const lines = linesIn(errorOutput);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (line === LAST_COLLECTIONS) at = lineBefore(lines, at, isFatal);
    else if (line === NATIVE_TRACE) at = lineBefore(lines, at, isNoNativeFrame);
    else if (isPlaceInNode(line)) at += QUOTED_LINES;
    else if (!isFrameOfNode(line)) kept.push(withOwnName(line));
    // What Node adds to an error in braces begins behind the last frame.
    else if (line.endsWith(" {")) kept.push("{");
  }
  return kept.join("\n");
}

/**
 * V8's words when its heap is full: what the collector did, then the reason, then the frames of its own machine code.
 */
const LAST_COLLECTIONS = "<--- Last few GCs --->";
const NATIVE_TRACE = "----- Native stack trace -----";
const isFatal = (line: string) => line.startsWith("FATAL ERROR: ");
const isNoNativeFrame = (line: string) => line !== "" && !/^ ?\d{1,2}: 0x/.test(line);

/** `node:fs:573`, then the line there, a caret and an empty line. */
const QUOTED_LINES = 3;
const isPlaceInNode = (line: string) => /^node:[\w/]+:\d+$/.test(line);

/** The last line from `from` on that comes before one for which it holds. */
function lineBefore(lines: readonly string[], from: number, isEnd: (line: string) => boolean): number {
  let at = from;
  while (at + 1 < lines.length && !isEnd(lines[at + 1] ?? "")) at++;
  return at;
}

/**
 * In Node's own files, or in ours that starts programs for other shells. V8 numbers the frames of one that it had to
 * end.
 */
function isFrameOfNode(line: string): boolean {
  if (!line.trimStart().startsWith("at ") && !/^\d{1,2}: /.test(line)) return false;
  return [" node:", "(node:", "/box/shell-start.cjs:"].some((place) => line.includes(place));
}

function withOwnName(line: string): string {
  return line.replaceAll("file:///box/main.js", "main.js").replaceAll("/box/main.js", "main.js");
}
