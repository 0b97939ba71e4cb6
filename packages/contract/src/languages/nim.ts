import type { LanguageFacts } from "./language-facts.ts";
import { messagesLike } from "./messages.ts";

export const NIM = {
  id: "nim",
  name: "Nim",
  endings: ["nim"],
  fileName: "solution.nim",
  timeFactor: 1,
  runsAs: "machine code",
  editorMode: "nim",
  starter: `import strutils

let n = parseInt(stdin.readLine.strip)
`,
  compilerMessages: messagesLike(/^main\.nim\((?<line>\d+), (?<column>\d+)\) Error: (?<message>.*)$/gm),
  traceOfDeath: () => [],
} as const satisfies LanguageFacts;
