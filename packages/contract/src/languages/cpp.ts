import type { Diagnostic } from "../diagnostics.ts";
import type { LanguageFacts } from "./language-facts.ts";

export const CPP = {
  id: "cpp",
  endings: ["cpp", "cc", "cxx", "c++"],
  fileName: "solution.cpp",
  runsAs: "machine code",
  starter: "",
  compilerMessages: gccMessages,
  // A C++ program that dies says nothing of its lines.
  traceOfDeath: () => [],
} as const satisfies LanguageFacts;

/**
 * `main.cpp:12:5: error: 'x' was not declared in this scope`; headers and notes are left out.
 * GCC counts a tab up to the next multiple of eight (-fdiagnostics-column-unit=column, -ftabstop=8).
 */
export function gccMessages(output: string): Diagnostic[] {
  const pattern = /^[^\s:<>]+\.(?:c|cpp|cc|cxx):(\d+):(?:(\d+):)? (?:fatal )?(error|warning): (.*)$/gm;
  return [...output.matchAll(pattern)].map((match) => ({
    line: Number(match[1]),
    column: match[2] === undefined ? null : Number(match[2]),
    severity: match[3] === "warning" ? "warning" : "error",
    message: match[4] ?? "",
  }));
}
