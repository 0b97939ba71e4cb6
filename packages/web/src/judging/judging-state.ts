import type { LanguageId } from "@verdict/contract/language";
import type { OwnTest } from "@verdict/contract/own-tests";
import type { OpenRunResult, OpenSubmitResult } from "../platform/open-answers.ts";
import type { JudgingProgress } from "./judging-progress.ts";

export interface JudgeInput {
  code: string;
  language: LanguageId;
  /** Own tests that a run tries after the examples. */
  ownTests: readonly Pick<OwnTest, "id" | "input">[];
  /** Nobody pressed Run: it ran by itself. */
  isLive?: true;
}

/** Where a run or a submission stands. `input` is what was sent, so that it can be sent again and marked. */
export type JudgingState<Result> =
  | { kind: "idle" }
  | { kind: "busy"; input: JudgeInput; progress: JudgingProgress; startedAt: number; isReconnecting: boolean }
  | { kind: "done"; input: JudgeInput; result: Result; progress: JudgingProgress }
  | { kind: "failed"; input: JudgeInput; error: unknown };

/** What was judged last of one problem's code. */
export interface JudgingOfProblem {
  running: JudgingState<OpenRunResult>;
  submitting: JudgingState<OpenSubmitResult>;
}

export function isBusy({ running, submitting }: JudgingOfProblem): boolean {
  return running.kind === "busy" || submitting.kind === "busy";
}

export function isSameInput(one: JudgeInput, other: JudgeInput): boolean {
  const inputsOf = ({ ownTests }: JudgeInput) => JSON.stringify(ownTests.map(({ input }) => input));
  return one.code === other.code && one.language === other.language && inputsOf(one) === inputsOf(other);
}
