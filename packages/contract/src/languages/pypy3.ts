import type { LanguageFacts } from "./language-facts.ts";
import { lastFrame, PYTHON, pythonMessages } from "./python3.ts";

export const PYPY = {
  id: "pypy3",
  endings: [],
  fileName: "solution.py",
  runsAs: "warming up",
  starter: PYTHON.starter,
  compilerMessages: pythonMessages,
  traceOfDeath: lastFrame,
} as const satisfies LanguageFacts;
