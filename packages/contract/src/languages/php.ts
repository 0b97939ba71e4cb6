import type { LanguageFacts } from "./language-facts.ts";
import { messagesLike } from "./messages.ts";

export const PHP = {
  id: "php",
  name: "PHP",
  endings: ["php"],
  fileName: "solution.php",
  timeFactor: 3,
  runsAs: "interpreted",
  editorMode: "php",
  starter: `<?php
$words = preg_split("/\\s+/", trim(stream_get_contents(STDIN)));
$n = (int) $words[0];
`,
  compilerMessages: messagesLike(/^(?:PHP )?Parse error: (?<message>.*) in main\.php on line (?<line>\d+)$/gm),
  traceOfDeath: messagesLike(/^(?:PHP )?Fatal error: (?<message>.*) in main\.php(?: on line |:)(?<line>\d+)$/gm),
} as const satisfies LanguageFacts;
