import { languageFacts } from "@verdict/contract/language-facts";
import type { LanguageDefinition } from "../language-definition.ts";
import { firstLineLike } from "../uncaught-lines.ts";

export const rust: LanguageDefinition = {
  facts: languageFacts("rust"),
  programs: ["/usr/bin/rustc"],
  install: "apt-get install rustc",
  versionArguments: ["--version"],
  sourceName: "main.rs",
  build: {
    command: ({ program }) => [
      ...[program, "--edition=2021", "-O", "-C", "target-feature=+crt-static", "-o", "main", "main.rs"],
    ],
    needsProc: true,
  },
  run: {
    command: () => ["/box/main"],
    profile: "native",
    root: "empty",
    runtimeMib: 0,
  },
  wordsOfFullMemory: ["memory allocation of "],
  uncaught: firstLineLike(/^thread '[^']*' (?<name>panicked) at /),
  wordsOfFiles: ["File::open", "File::create"],
};
