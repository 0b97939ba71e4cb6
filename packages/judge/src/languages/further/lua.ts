import { languageFacts } from "@verdict/contract/language-facts";
import type { LanguageDefinition } from "../language-definition.ts";
import { firstLineLike } from "../uncaught-lines.ts";

export const lua: LanguageDefinition = {
  facts: languageFacts("lua"),
  programs: ["/usr/bin/lua5.4"],
  install: "apt-get install lua5.4",
  versionArguments: ["-v"],
  sourceName: "main.lua",
  build: null,
  run: {
    command: ({ program }) => [program, "/box/main.lua"],
    profile: "native",
    root: "toolchain",
    runtimeMib: 4,
  },
  wordsOfFullMemory: ["not enough memory"],
  uncaught: firstLineLike(/^\/usr\/bin\/lua[\d.]*: /, { name: "error" }),
  unparsable: {
    words: [" near ", "expected", "unfinished"],
    check: {
      command: ({ program }) => [program, "-e", "local f, e = loadfile('/box/main.lua') if not f then error(e, 0) end"],
    },
  },
  wordsOfFiles: ["io.open"],
};
