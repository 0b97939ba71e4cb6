import type { Said } from "@verdict/contract/conversation";
import type { RunChecker } from "@verdict/contract/judging";
import type { TaskTest } from "../running/judge-task.ts";
import type { ProblemBroken } from "../running/output-check.ts";
import type { EndedRun, RunnableProgram } from "../running/run-program.ts";
import type { CheckingTime } from "./checking-time.ts";
import type { ProblemProgram } from "./problem-program.ts";
import type { RunFolder } from "./run-folder.ts";

/** One run of the judged program and of the problem's; `isAccepted` only where the latter said so. */
export type Pass = EndedPass | ProblemBroken;
export interface EndedPass {
  kind: "ran";
  ran: EndedRun;
  isAccepted: boolean;
  said: Said[];
  isCut: boolean;
}

export interface PassInput {
  run: RunnableProgram;
  test: TaskTest;
  checker: RunChecker;
  judge: ProblemProgram;
  folder: RunFolder;
  time: CheckingTime;
}

/** What a program has used over all passes; how it ended is how it ended in the last. */
export function together(before: EndedRun | null, last: EndedRun): EndedRun {
  if (before === null) return last;
  const [first, report] = [before.report, last.report];
  const areCounted = first.instructions !== null && report.instructions !== null;
  return {
    outcome: last.outcome,
    report: {
      ...report,
      instructions: areCounted ? (first.instructions ?? 0) + (report.instructions ?? 0) : null,
      cpuMs: Math.max(first.cpuMs, report.cpuMs),
      wallMs: Math.max(first.wallMs, report.wallMs),
      memoryBytes: Math.max(first.memoryBytes, report.memoryBytes),
    },
  };
}
