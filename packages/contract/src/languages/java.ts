import type { Diagnostic } from "../diagnostics.ts";
import { jvmTrace } from "./jvm-trace.ts";
import type { LanguageFacts } from "./language-facts.ts";

export const JAVA = {
  id: "java",
  endings: ["java"],
  fileName: "Main.java",
  runsAs: "warming up",
  starter: "",
  compilerMessages: javacMessages,
  traceOfDeath: jvmTrace(/^[ \t]+at (?![\w.]+\/)(?!(?:java|javax|jdk|sun)\.)[\w$.<>]+\([\w$]+\.java:(\d+)\)$/m),
} as const satisfies LanguageFacts;

/** `Main.java:12: error: ';' expected`, then the line itself, then a caret below the column. */
function javacMessages(output: string): Diagnostic[] {
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
