import type { Diagnostic } from "../diagnostics.ts";
import type { LanguageFacts } from "./language-facts.ts";

export const JAVASCRIPT = {
  id: "javascript",
  endings: ["js", "mjs", "cjs"],
  fileName: "solution.js",
  runsAs: "warming up",
  starter: "",
  compilerMessages: nodeMessages,
  traceOfDeath: nodeMessages,
} as const satisfies LanguageFacts;

/**
 * Node prints `file:line`, the line, a caret row, an empty row and then `TypeError: …`. Where Node's own code threw,
 * the place is in the first frame of the stack trace that is a file.
 */
function nodeMessages(output: string): Diagnostic[] {
  const lines = output.split(/\r?\n/);
  const message =
    lines.find((line) => /^(?:Uncaught )?[A-Z]\w*(?:Error|Exception)?\b.*: /.test(line)) ??
    lines.find((line) => /^[A-Z]\w*Error$/.test(line)) ??
    "The program ended with an error here.";
  const at = lines.findIndex((line) => /^(?:file:\/\/)?[^\s:]*\.[cm]?js:\d+$/.test(line));
  if (at !== -1) {
    const line = Number(/:(\d+)$/.exec(lines[at] ?? "")?.[1]);
    const caret = lines.slice(at + 2, at + 4).find((text) => /^\s*\^+\s*$/.test(text));
    return [{ line, column: caret === undefined ? null : caret.indexOf("^") + 1, severity: "error", message }];
  }
  const frame = /^[ \t]+at (?:.* \()?(?:file:\/\/)?[^\s:()]*\.[cm]?js:(\d+):(\d+)\)?$/m.exec(output);
  if (frame === null) return [];
  return [{ line: Number(frame[1]), column: Number(frame[2]), severity: "error", message }];
}
