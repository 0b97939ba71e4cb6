import { JAVASCRIPT } from "./javascript.ts";
import type { LanguageFacts } from "./language-facts.ts";
import { messagesLike } from "./messages.ts";

export const TYPESCRIPT = {
  id: "typescript",
  endings: ["ts"],
  fileName: "solution.ts",
  runsAs: "warming up",
  starter: `const words: string[] = require("fs").readFileSync(0, "utf8").split(/\\s+/);
const n: number = Number(words[0]);
`,
  compilerMessages: messagesLike(/^main\.ts:(?<line>\d+):(?<column>\d+): (?<message>.*)$/gm),
  traceOfDeath: JAVASCRIPT.traceOfDeath,
} as const satisfies LanguageFacts;
