import { languageFacts } from "@verdict/contract/language-facts";
import type { LanguageDefinition } from "../language-definition.ts";
import { firstLineLike } from "../uncaught-lines.ts";

export const php: LanguageDefinition = {
  facts: languageFacts("php"),
  programs: ["/usr/bin/php"],
  install: "apt-get install php-cli",
  versionArguments: ["--version"],
  sourceName: "main.php",
  build: null,
  run: {
    command: ({ program, memoryMib }) => [
      ...[program, "-n", "-d", `memory_limit=${memoryMib}M`, "-d", "display_errors=stderr", "/box/main.php"],
    ],
    profile: "native",
    root: "toolchain",
    runtimeMib: 32,
    marginMib: 32,
  },
  wordsOfFullMemory: ["Allowed memory size of "],
  uncaught: firstLineLike(/^(?:PHP )?Fatal error: {1,2}Uncaught (?<name>[\w\\]+)/),
  unparsable: {
    words: ["Parse error: "],
    check: { command: ({ program }) => [program, "-n", "-d", "display_errors=stderr", "-l", "/box/main.php"] },
  },
  wordsOfFiles: ["fopen(", "file_get_contents("],
};
