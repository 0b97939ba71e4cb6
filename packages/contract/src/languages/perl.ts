import type { LanguageFacts } from "./language-facts.ts";
import { messagesLike } from "./messages.ts";

/** `Illegal division by zero at main.pl line 3, <STDIN> line 1.` */
const MESSAGE = /^(?<message>\S.*) at main\.pl line (?<line>\d+)(?:, |\.).*$/gm;

export const PERL = {
  id: "perl",
  endings: ["pl"],
  fileName: "solution.pl",
  runsAs: "interpreted",
  starter: `use strict;
use warnings;

my @words = split " ", join "", <STDIN>;
my $n = $words[0];
`,
  compilerMessages: messagesLike(MESSAGE),
  traceOfDeath: messagesLike(MESSAGE),
} as const satisfies LanguageFacts;
