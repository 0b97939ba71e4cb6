import { CPP_COMPILER, ensureSystemTools, JDK } from "../setup/system-tools.ts";
import type { Progress } from "./progress.ts";

/** What judging needs from the system; the judge process itself compiles the runner. */
export function prepareJudgeTools(progress: Progress): void {
  ensureSystemTools([CPP_COMPILER, JDK], progress.say);
}
