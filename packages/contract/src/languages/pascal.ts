import type { LanguageFacts } from "./language-facts.ts";
import { messagesLike } from "./messages.ts";

export const PASCAL = {
  id: "pascal",
  endings: ["pas", "pp"],
  fileName: "solution.pas",
  runsAs: "machine code",
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
