import type { LanguageFacts } from "./language-facts.ts";
import { messagesLike } from "./messages.ts";

export const NIM = {
  id: "nim",
  endings: ["nim"],
  fileName: "solution.nim",
  runsAs: "machine code",
  starter: `import strutils

let n = parseInt(stdin.readLine.strip)
`,
  compilerMessages: messagesLike(/^main\.nim\((?<line>\d+), (?<column>\d+)\) Error: (?<message>.*)$/gm),
  traceOfDeath: () => [],
} as const satisfies LanguageFacts;
