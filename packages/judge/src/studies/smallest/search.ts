import type { StudyProgram, StudyTask } from "@verdict/contract/studies";
import type { StudyTools } from "../shared/study-tools.ts";
import type { SmallCase } from "./make-cases.ts";
import type { TriedProgram } from "./try-program.ts";

/** A search for the smallest failing input that is under way. */
export interface Search {
  tools: StudyTools;
  task: StudyTask;
  solver: StudyProgram;
  program: TriedProgram;
  seen: Set<string>;
  /** To try something new; with a share, only as long as no more than that of the search's time is over. */
  hasTime(share?: number): boolean;
  /** `smallest`: the size of the best input so far. */
  tell(smallest: number | null): void;
  tried(cases: readonly Pick<SmallCase, "text">[]): void;
}
