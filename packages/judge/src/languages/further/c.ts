import { languageFacts } from "@verdict/contract/language-facts";
import type { LanguageDefinition } from "../language-definition.ts";

export const c: LanguageDefinition = {
  facts: languageFacts("c"),
  programs: ["/usr/bin/gcc"],
  needs: ["/usr/include/stdio.h"],
  install: "apt-get install gcc libc6-dev",
  versionArguments: ["--version"],
  sourceName: "main.c",
  alsoCompiled: /\.c$/i,
  build: {
    command: ({ program }) => [
      ...[program, "-std=gnu17", "-O2", "-DONLINE_JUDGE", "-pipe", "-static", "-o", "main", "main.c", "-lm"],
    ],
  },
  run: {
    command: () => ["/box/main"],
    profile: "native",
    root: "empty",
    runtimeMib: 0,
  },
  uncaught(lines) {
    const line = lines.find((each) => each.endsWith("' failed.") && each.includes(": Assertion `"));
    return line === undefined ? null : { name: "assertion failed", line };
  },
  wordsOfFiles: ["freopen", "fopen"],
};
