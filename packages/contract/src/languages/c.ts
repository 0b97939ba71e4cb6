import { gccMessages } from "./cpp.ts";
import type { LanguageFacts } from "./language-facts.ts";

export const C = {
  id: "c",
  endings: ["c"],
  fileName: "solution.c",
  runsAs: "machine code",
  starter: `#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) return 0;
    return 0;
}
`,
  compilerMessages: gccMessages,
  traceOfDeath: () => [],
} as const satisfies LanguageFacts;
