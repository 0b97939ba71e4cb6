import type { SearchProgram, SearchTask } from "@verdict/contract/searching";
import type { SmallCase } from "./make-cases.ts";
import type { SearchTools } from "./search-tools.ts";
import type { TriedProgram } from "./try-program.ts";

/** A search for the smallest failing input that is under way. */
export interface Search {
  tools: SearchTools;
  task: SearchTask;
  solver: SearchProgram;
  program: TriedProgram;
  seen: Set<string>;
  /** To try something new; with a share, only as long as no more than that of the search's time is over. */
  hasTime(share?: number): boolean;
  /** `smallest`: the size of the best input so far. */
  tell(smallest: number | null): void;
  tried(cases: readonly Pick<SmallCase, "text">[]): void;
}
