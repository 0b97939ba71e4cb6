import { answerQuestions } from "../platform/threads/answer-questions.ts";
import { TooDeepError } from "./refuse-deep-tree.ts";
import { runPipeline, type TextKind } from "./statement-pipeline.ts";

/** The HTML, or null for a text that is nested too deeply. */
answerQuestions(({ markdown, kind }: { markdown: string; kind: TextKind }): string | null => {
  try {
    return runPipeline(markdown, kind);
  } catch (error) {
    if (error instanceof TooDeepError || error instanceof RangeError) return null;
    throw error;
  }
});
