import { languageFacts } from "@verdict/contract/language-facts";
import type { LanguageDefinition } from "../language-definition.ts";
import { lastLineLike } from "../uncaught-lines.ts";

/** What its settings would say, which lie in /etc: no box shows them. */
const PATHS = ["pure", "pure/collections", "pure/concurrency", "core", "posix", "std", "wrappers", "impure"].map(
  (folder) => `--path:/usr/lib/nim/lib/${folder}`,
);

export const nim: LanguageDefinition = {
  facts: languageFacts("nim"),
  programs: ["/usr/bin/nim"],
  needs: ["/usr/lib/nim/lib/system.nim", "/usr/bin/gcc"],
  install: "apt-get install nim gcc libc6-dev",
  versionArguments: ["--version"],
  sourceName: "main.nim",
  build: {
    command: ({ program }) => [
      ...[
        program,
        "c",
        "--lib:/usr/lib/nim/lib",
        ...PATHS,
        "--hints:off",
        "-d:release",
        "--cc:gcc",
        "--gcc.exe:/usr/bin/gcc",
      ],
      ...["--gcc.linkerexe:/usr/bin/gcc", "--passL:-static", "--nimcache:/tmp/nim-cache", "-o:main", "main.nim"],
    ],
    environment: () => ({ HOME: "/tmp" }),
    needsProc: true,
  },
  run: {
    command: () => ["/box/main"],
    profile: "native",
    root: "empty",
    runtimeMib: 0,
  },
  wordsOfFullMemory: ["out of memory"],
  uncaught: lastLineLike(/^Error: unhandled exception: .*\[(?<name>\w+)\]$/),
  wordsOfFiles: ["open(", "readFile", "writeFile"],
};
