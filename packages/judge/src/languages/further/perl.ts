import { languageFacts } from "@verdict/contract/language-facts";
import type { LanguageDefinition } from "../language-definition.ts";
import { lastLineLike } from "../uncaught-lines.ts";

export const perl: LanguageDefinition = {
  facts: languageFacts("perl"),
  programs: ["/usr/bin/perl"],
  install: "apt-get install perl",
  versionArguments: ["-v"],
  sourceName: "main.pl",
  build: null,
  run: {
    // Perl looks for modules beside a program only where it is told to.
    command: ({ program }) => [program, "-I/box", "/box/main.pl"],
    environment: () => ({ PERL_HASH_SEED: "0", PERL_PERTURB_KEYS: "0", LC_ALL: "C.UTF-8" }),
    profile: "native",
    root: "toolchain",
    runtimeMib: 8,
  },
  wordsOfFullMemory: ["Out of memory!"],
  uncaught: lastLineLike(/ at main\.pl line \d+/, { name: "died" }),
  unparsable: {
    words: ["syntax error at ", "Execution of main.pl aborted", "had compilation errors", "aborted due to compilation"],
    check: { command: ({ program }) => [program, "-I/box", "-c", "/box/main.pl"] },
  },
  wordsOfFiles: ["open(", "open my"],
};
