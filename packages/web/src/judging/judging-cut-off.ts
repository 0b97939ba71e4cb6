import type { JudgingProgress } from "./judging-progress.ts";

/** The connection ended before the verdict. What is known so far tells whether the server has the code. */
export class JudgingCutOff extends Error {
  readonly progress: JudgingProgress;

  constructor(progress: JudgingProgress, cause: unknown) {
    super("The connection was lost before the verdict arrived.", { cause });
    this.name = "JudgingCutOff";
    this.progress = progress;
  }
}
