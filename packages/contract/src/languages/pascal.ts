import type { LanguageFacts } from "./language-facts.ts";
import { messagesLike } from "./messages.ts";

export const PASCAL = {
  id: "pascal",
  name: "Pascal",
  endings: ["pas", "pp"],
  fileName: "solution.pas",
  timeFactor: 1,
  runsAs: "machine code",
  editorMode: "pascal",
  starter: `program Solution;

var
  n: LongInt;

begin
  Read(n);
end.
`,
  compilerMessages: messagesLike(
    /^main\.pas\((?<line>\d+),(?<column>\d+)\) (?:Fatal|Error|(?<severity>Warning)): (?<message>.*)$/gm,
  ),
  traceOfDeath: () => [],
} as const satisfies LanguageFacts;
