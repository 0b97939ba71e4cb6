import { ChevronRight } from "lucide-react";
import type { OpenRunResult, OpenSubmitResult } from "../platform/open-answers.ts";
import type { Tone } from "../ui/badges.tsx";
import { verdictText, verdictTone } from "../ui/verdict-text.ts";
import type { JudgingState } from "./judging-state.ts";

const COLOR: Partial<Record<Tone, string>> = {
  success: "text-success",
  error: "text-error",
  warning: "text-warning",
};

/**
 * Under the code on a phone, where the results are another tab: what the run or the submission there said, and the way
 * to it.
 */
export function LastVerdict({
  judging,
  onOpen,
}: {
  judging: JudgingState<OpenRunResult | OpenSubmitResult>;
  onOpen: () => void;
}) {
  if (judging.kind !== "done") return null;
  const { verdict } = judging.result;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`flex h-9 shrink-0 items-center justify-between border-t border-line px-3 text-[0.8125rem] font-medium lg:hidden ${COLOR[verdictTone(verdict)] ?? ""}`}
    >
      {verdictText(verdict)}
      <ChevronRight className="size-4" aria-hidden="true" />
      <span className="sr-only">: show the result</span>
    </button>
  );
}
