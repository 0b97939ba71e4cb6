import type { LanguageFacts } from "./language-facts.ts";
import { messagesLike } from "./messages.ts";

export const RUBY = {
  id: "ruby",
  endings: ["rb"],
  fileName: "solution.rb",
  runsAs: "interpreted",
  starter: `words = $stdin.read.split
n = words[0].to_i
`,
  compilerMessages: messagesLike(/^main\.rb:(?<line>\d+): (?<message>.*)$/gm),
  traceOfDeath: messagesLike(/^main\.rb:(?<line>\d+):in `[^'\n]*': (?<message>.*)$/gm),
} as const satisfies LanguageFacts;
