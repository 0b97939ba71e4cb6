import { languageFacts } from "@verdict/contract/language-facts";
import type { LanguageDefinition } from "../language-definition.ts";
import { firstLineLike } from "../uncaught-lines.ts";

const UNITS = "/usr/lib/x86_64-linux-gnu/fpc/3.2.2/units/x86_64-linux";

export const pascal: LanguageDefinition = {
  facts: languageFacts("pascal"),
  programs: ["/usr/bin/fpc"],
  needs: [UNITS],
  install: "apt-get install fp-compiler",
  versionArguments: ["-iV"],
  sourceName: "main.pas",
  // Its settings lie in /etc, which no box shows.
  build: { command: ({ program }) => [program, "-n", `-Fu${UNITS}/*`, "-O2", "-v0ew", "-omain", "main.pas"] },
  run: {
    command: () => ["/box/main"],
    profile: "native",
    root: "empty",
    runtimeMib: 0,
  },
  wordsOfFullMemory: ["Runtime error 203"],
  uncaught: firstLineLike(/^(?<name>Runtime error \d{1,3}) at /),
  wordsOfFiles: ["assign("],
};
