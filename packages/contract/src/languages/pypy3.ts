import type { LanguageFacts } from "./language-facts.ts";
import { PYTHON, pythonMessages } from "./python3.ts";

export const PYPY = {
  id: "pypy3",
  name: "PyPy 3",
  endings: [],
  fileName: "solution.py",
  timeFactor: 2.5,
  runsAs: "warming up",
  editorMode: "python",
  starter: PYTHON.starter,
  compilerMessages: pythonMessages,
  traceOfDeath: pythonMessages,
} as const satisfies LanguageFacts;
