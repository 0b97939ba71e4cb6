import type { Diagnostic } from "../diagnostics.ts";
import type { LanguageFacts } from "./language-facts.ts";
import { messagesLike } from "./messages.ts";

export const GO = {
  id: "go",
  endings: ["go"],
  fileName: "solution.go",
  runsAs: "machine code",
  starter: `package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n int
	fmt.Fscan(in, &n)
}
`,
  compilerMessages: messagesLike(/^(?:\.\/)?main\.go:(?<line>\d+):(?<column>\d+): (?<message>.*)$/gm),
  traceOfDeath: goTrace,
} as const satisfies LanguageFacts;

/** `panic: …`, and below `goroutine 1` the first frame that is in the user's own file. */
function goTrace(errorOutput: string): Diagnostic[] {
  const lines = errorOutput.split("\n");
  const message = lines.find((line) => line.startsWith("panic: ") || line.startsWith("fatal error: "));
  const frame = lines.find((line) => FRAME.test(line));
  if (message === undefined || frame === undefined) return [];
  return [{ line: Number(FRAME.exec(frame)?.[1]), column: null, severity: "error", message }];
}

const FRAME = /^\t\S*main\.go:(\d+)(?: \+0x[0-9a-f]+)?$/;
