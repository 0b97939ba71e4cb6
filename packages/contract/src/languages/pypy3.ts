import type { LanguageFacts } from "./language-facts.ts";
import { PYTHON, pythonMessages } from "./python3.ts";

export const PYPY = {
  id: "pypy3",
  endings: [],
  fileName: "solution.py",
  runsAs: "warming up",
  starter: PYTHON.starter,
  compilerMessages: pythonMessages,
  traceOfDeath: pythonMessages,
} as const satisfies LanguageFacts;
