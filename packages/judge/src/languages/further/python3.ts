import { languageFacts } from "@verdict/contract/language-facts";
import type { LanguageDefinition } from "../language-definition.ts";
import { pythonRecorder } from "../python-recorder.ts";
import { lastLineLike } from "../uncaught-lines.ts";

/**
 * One order of sets and dictionaries in every run, so that a program has one verdict; whole numbers of any length as
 * text, which Python 3.11 refuses beyond 4,300 digits; and UTF-8 without a locale.
 */
export const PYTHON_ENVIRONMENT = { PYTHONHASHSEED: "0", PYTHONINTMAXSTRDIGITS: "0", PYTHONUTF8: "1" };

export const python: LanguageDefinition = {
  facts: languageFacts("python3"),
  programs: ["/usr/bin/python3"],
  install: "apt-get install python3",
  versionArguments: ["--version"],
  sourceName: "main.py",
  build: null,
  run: {
    // Not -S, which takes exit() away. The environment is read, so neither -E nor -I.
    command: ({ program }) => [program, "-s", "-B", "/box/main.py"],
    environment: () => PYTHON_ENVIRONMENT,
    profile: "native",
    root: "toolchain",
    zygote: "python",
    runtimeMib: 16,
    marginMib: 16,
  },
  wordsOfFullMemory: ["\nMemoryError"],
  uncaught: lastLineLike(/^(?<name>[A-Za-z_][\w.]*)(?:: .*)?$/, { after: "Traceback (most recent call last):" }),
  unparsable: {
    words: ["SyntaxError: ", "IndentationError: ", "TabError: "],
    check: {
      command: ({ program }) => [
        program,
        "-SsB",
        "-c",
        "compile(open('/box/main.py', 'rb').read(), 'main.py', 'exec')",
      ],
    },
  },
  wordsOfFiles: ["open("],
  recorder: pythonRecorder,
};
