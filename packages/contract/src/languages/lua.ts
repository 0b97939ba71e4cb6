import type { LanguageFacts } from "./language-facts.ts";
import { messagesLike } from "./messages.ts";

/** `lua5.4: main.lua:3: attempt to index a nil value`. */
const MESSAGE = /^[\w./]+: main\.lua:(?<line>\d+): (?<message>.*)$/gm;

export const LUA = {
  id: "lua",
  endings: ["lua"],
  fileName: "solution.lua",
  runsAs: "interpreted",
  starter: `local n = io.read("n")
`,
  compilerMessages: messagesLike(MESSAGE),
  traceOfDeath: messagesLike(MESSAGE),
} as const satisfies LanguageFacts;
