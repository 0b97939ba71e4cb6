import { languageFacts } from "@verdict/contract/language-facts";
import type { LanguageDefinition } from "../language-definition.ts";
import { firstLineLike } from "../uncaught-lines.ts";

export const ocaml: LanguageDefinition = {
  facts: languageFacts("ocaml"),
  programs: ["/usr/bin/ocamlopt.opt", "/usr/bin/ocamlopt"],
  install: "apt-get install ocaml-nox",
  versionArguments: ["-version"],
  sourceName: "main.ml",
  build: {
    command: ({ program }) => [program, "-O3", "str.cmxa", "unix.cmxa", "main.ml", "-o", "main"],
  },
  run: {
    command: () => ["/box/main"],
    profile: "native",
    root: "toolchain",
    runtimeMib: 4,
  },
  wordsOfFullMemory: ["Out of memory"],
  uncaught: firstLineLike(/^Fatal error: exception (?<name>[A-Z][\w.]*)/),
  wordsOfFiles: ["open_in", "open_out"],
};
