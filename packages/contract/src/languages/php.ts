import type { LanguageFacts } from "./language-facts.ts";
import { messagesLike } from "./messages.ts";

export const PHP = {
  id: "php",
  endings: ["php"],
  fileName: "solution.php",
  runsAs: "interpreted",
  starter: `<?php
$words = preg_split("/\\s+/", trim(stream_get_contents(STDIN)));
$n = (int) $words[0];
`,
  compilerMessages: messagesLike(/^(?:PHP )?Parse error: (?<message>.*) in main\.php on line (?<line>\d+)$/gm),
  traceOfDeath: messagesLike(/^(?:PHP )?Fatal error: (?<message>.*) in main\.php(?: on line |:)(?<line>\d+)$/gm),
} as const satisfies LanguageFacts;
