import type { LanguageFacts } from "./language-facts.ts";
import { placeThenMessage } from "./messages.ts";

export const OCAML = {
  id: "ocaml",
  endings: ["ml"],
  fileName: "solution.ml",
  runsAs: "machine code",
  starter: `let () =
  Scanf.scanf " %d" (fun n -> ignore n)
`,
  compilerMessages: placeThenMessage(
    /^File "main\.ml", lines? (?<line>\d+)(?:-\d+)?, characters (?<column>\d+)-\d+:$/,
    /^Error(?: \([^)]*\))?: (?<message>.*)$/,
  ),
  traceOfDeath: () => [],
} as const satisfies LanguageFacts;
