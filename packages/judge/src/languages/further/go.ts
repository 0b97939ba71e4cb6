import { languageFacts } from "@verdict/contract/language-facts";
import type { LanguageDefinition } from "../language-definition.ts";
import { firstLineLike } from "../uncaught-lines.ts";

const GO_ROOT = "/opt/judge/go";

export const go: LanguageDefinition = {
  facts: languageFacts("go"),
  programs: ["/usr/lib/go-1.19/bin/go"],
  needs: ["/usr/share/go-1.19/src", "/usr/lib/go-1.19/pkg"],
  install: "apt-get install golang-go",
  // Debian's folder is of symbolic links to another one, which boxes do not see: here it is put together.
  tools: [
    { hostPath: "/usr/lib/go-1.19/bin", boxPath: "/opt/judge/go-bin" },
    { hostPath: "/usr/lib/go-1.19/pkg", boxPath: "/opt/judge/go-pkg" },
    { hostPath: "/usr/share/go-1.19/src", boxPath: "/opt/judge/go-src" },
  ],
  links: {
    boxPath: GO_ROOT,
    targets: { bin: "/opt/judge/go-bin", pkg: "/opt/judge/go-pkg", src: "/opt/judge/go-src" },
  },
  versionArguments: ["version"],
  sourceName: "main.go",
  alsoCompiled: /\.go$/,
  build: {
    command: () => [`${GO_ROOT}/bin/go`, "build", "-o", "main", "main.go"],
    environment: () => ({
      GOROOT: GO_ROOT,
      GOCACHE: "/tmp/go-cache",
      GOPATH: "/tmp/go-path",
      HOME: "/tmp",
      GO111MODULE: "off",
      GOFLAGS: "-p=1",
      GOMAXPROCS: "2",
      CGO_ENABLED: "0",
    }),
    processes: 64,
  },
  run: {
    command: () => ["/box/main"],
    environment: ({ memoryMib }) => ({ GOMEMLIMIT: `${memoryMib}MiB` }),
    // Go waits for the time by epoll, and its collector gives memory back at times: without that it dies of "netpollinit
    // failed" on an input that is large enough.
    profile: "node",
    root: "empty",
    runtimeMib: 8,
  },
  wordsOfFullMemory: ["runtime: out of memory", "cannot allocate memory"],
  uncaught: firstLineLike(/^(?<name>panic|fatal error): /),
  wordsOfFiles: ["os.Open", "os.Create"],
};
