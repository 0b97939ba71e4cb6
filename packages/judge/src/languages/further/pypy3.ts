import { languageFacts } from "@verdict/contract/language-facts";
import type { LanguageDefinition } from "../language-definition.ts";
import { pythonRecorder } from "../python-recorder.ts";
import { lastLineLike } from "../uncaught-lines.ts";
import { PYTHON_ENVIRONMENT } from "./python3.ts";

export const pypy: LanguageDefinition = {
  facts: languageFacts("pypy3"),
  programs: ["/usr/bin/pypy3"],
  install: "apt-get install pypy3",
  versionArguments: ["--version"],
  sourceName: "main.py",
  build: null,
  run: {
    // Not -S, which takes exit() away. The environment is read, so neither -E nor -I.
    command: ({ program }) => [program, "-s", "-B", "/box/main.py"],
    environment: () => ({ ...PYTHON_ENVIRONMENT, PYPY_GC_NURSERY: "4M" }),
    profile: "native",
    root: "toolchain",
    runtimeMib: 64,
    marginMib: 32,
  },
  wordsOfFullMemory: ["\nMemoryError"],
  uncaught: lastLineLike(/^(?<name>[A-Za-z_][\w.]*)(?:: .*)?$/, { after: "Traceback (most recent call last):" }),
  unparsable: {
    words: ["SyntaxError: ", "IndentationError: ", "TabError: "],
    check: {
      command: ({ program }) => [program, "-sB", "-c", "compile(open('/box/main.py', 'rb').read(), 'main.py', 'exec')"],
    },
  },
  wordsOfFiles: ["open("],
  recorder: pythonRecorder,
};
