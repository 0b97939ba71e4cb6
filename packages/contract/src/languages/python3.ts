import type { Diagnostic } from "../diagnostics.ts";
import type { LanguageFacts } from "./language-facts.ts";

export const PYTHON = {
  id: "python3",
  endings: ["py", "py3"],
  fileName: "solution.py",
  runsAs: "interpreted",
  starter: `import sys


def main():
    data = sys.stdin.buffer.read().split()


main()
`,
  compilerMessages: pythonMessages,
  traceOfDeath: pythonMessages,
} as const satisfies LanguageFacts;

/** The last frame of a traceback that is in the user's own file, and the last line at the margin, which says why. */
export function pythonMessages(output: string): Diagnostic[] {
  const lines = output.split("\n");
  const frame = lines.findLast((line) => FRAME.test(line));
  const message = lines.findLast((line) => /^[A-Za-z_][\w.]*(?::|$)/.test(line));
  if (frame === undefined || message === undefined) return [];
  return [{ line: Number(FRAME.exec(frame)?.[1]), column: null, severity: "error", message }];
}

const FRAME = /^ {2}File "(?:\/box\/)?main\.py", line (\d+)/;
