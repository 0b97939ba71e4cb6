import * as z from "zod/mini";
import type { LanguageId } from "./language.ts";

/**
 * One complaint about the user's code. `line` and `column` count from 1; null where the tool names no column.
 * `endColumn` is where the marked text ends, on the same line and not part of it; left out where the tool does not say.
 */
export const Diagnostic = z.object({
  line: z.number(),
  column: z.nullable(z.number()),
  endColumn: z.optional(z.number()),
  severity: z.enum(["error", "warning"]),
  message: z.string(),
});
export type Diagnostic = z.infer<typeof Diagnostic>;

/** More marks than this only hide the code; a compiler's first errors are the ones that matter. */
export const MOST_DIAGNOSTICS = 50;

/*
 * These texts are made by strangers, and a judge and a web server read them beside everybody's work. So no pattern here
 * may look at the same letters again from each of many beginnings: `\s` after `^` reaches over all following lines.
 */

/** What the compiler wrote, as complaints by line. Text of an unknown form gives none: it is shown as it is anyway. */
export function parseCompilerOutput(language: LanguageId, output: string): Diagnostic[] {
  return READERS[language](output).slice(0, MOST_DIAGNOSTICS);
}

/** The line at which a program died, where its language says so on standard error. C++ does not. */
export function parseErrorOutput(language: LanguageId, errorOutput: string): Diagnostic[] {
  switch (language) {
    case "javascript":
      return nodeDiagnostics(errorOutput);
    case "java":
      return javaTrace(errorOutput);
    case "cpp":
      return [];
    default:
      return language satisfies never;
  }
}

/**
 * `main.cpp:12:5: error: 'x' was not declared in this scope`; headers and notes are left out.
 * GCC counts a tab up to the next multiple of eight (-fdiagnostics-column-unit=column, -ftabstop=8).
 */
function gccDiagnostics(output: string): Diagnostic[] {
  const pattern = /^[^\s:<>]+\.(?:cpp|cc|cxx):(\d+):(?:(\d+):)? (?:fatal )?(error|warning): (.*)$/gm;
  return [...output.matchAll(pattern)].map((match) => ({
    line: Number(match[1]),
    column: match[2] === undefined ? null : Number(match[2]),
    severity: match[3] === "warning" ? "warning" : "error",
    message: match[4] ?? "",
  }));
}

/** `Main.java:12: error: ';' expected`, then the line itself, then a caret below the column. */
function javacDiagnostics(output: string): Diagnostic[] {
  const lines = output.split(/\r?\n/);
  return lines.flatMap((text, at): Diagnostic[] => {
    const match = /^[^\s:]+\.java:(\d+): (error|warning): (.*)$/.exec(text);
    if (match === null) return [];
    const caret = lines.slice(at + 1, at + 4).find((line) => /^\s*\^\s*$/.test(line));
    return [
      {
        line: Number(match[1]),
        column: caret === undefined ? null : caret.indexOf("^") + 1,
        severity: match[2] === "warning" ? "warning" : "error",
        message: match[3] ?? "",
      },
    ];
  });
}

/**
 * Node prints `file:line`, the line, a caret row, an empty row and then `TypeError: …`. Where Node's own code threw,
 * the place is in the first frame of the stack trace that is a file.
 */
function nodeDiagnostics(output: string): Diagnostic[] {
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

/** The first frame of a Java stack trace that is in the user's own file; frames of the JDK carry a module's name. */
function javaTrace(errorOutput: string): Diagnostic[] {
  const message = /^Exception in thread "[^"]*" (.*)$/m.exec(errorOutput);
  if (message === null) return [];
  const frame = /^[ \t]+at (?![\w.]+\/)(?!(?:java|javax|jdk|sun)\.)[\w$.<>]+\([\w$]+\.java:(\d+)\)$/m.exec(
    errorOutput.slice(message.index),
  );
  return frame === null ? [] : [{ line: Number(frame[1]), column: null, severity: "error", message: message[1] ?? "" }];
}

const READERS: Record<LanguageId, (output: string) => Diagnostic[]> = {
  cpp: gccDiagnostics,
  java: javacDiagnostics,
  javascript: nodeDiagnostics,
};
