import { languageFacts } from "@verdict/contract/language-facts";
import type { LanguageDefinition } from "../language-definition.ts";
import { firstLineLike } from "../uncaught-lines.ts";

export const ruby: LanguageDefinition = {
  facts: languageFacts("ruby"),
  programs: ["/usr/bin/ruby"],
  install: "apt-get install ruby",
  versionArguments: ["--version"],
  sourceName: "main.rb",
  build: null,
  run: {
    command: ({ program }) => [program, "/box/main.rb"],
    environment: ({ stackKib }) => ({
      LC_ALL: "C.UTF-8",
      RUBY_THREAD_VM_STACK_SIZE: `${Math.min(stackKib, 65_536) * 1024}`,
    }),
    profile: "native",
    root: "toolchain",
    runtimeMib: 32,
    marginMib: 32,
  },
  wordsOfFullMemory: ["failed to allocate memory (NoMemoryError)"],
  uncaught: firstLineLike(/^(?:\/box\/)?main\.rb:\d+:in `[^']*': .*\((?<name>[A-Z][\w:]*)\)$/),
  unparsable: {
    words: ["syntax error", "(SyntaxError)"],
    check: { command: ({ program }) => [program, "-c", "/box/main.rb"] },
  },
  wordsOfFiles: ["File.open", "File.read"],
};
