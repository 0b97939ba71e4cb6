import type { Difficulty, Tag } from "@verdict/contract/problems";
import { CircleCheck, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";

/** What a colour means everywhere: good, bad, careful, in progress, nothing in particular. */
export type Tone = "success" | "error" | "warning" | "info" | "primary" | "neutral";

const TONE_CLASS: Record<Tone, string> = {
  success: "tone-success",
  error: "tone-error",
  warning: "tone-warning",
  info: "tone-info",
  primary: "tone-primary",
  neutral: "border-line-strong text-muted",
};

export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`chip ${TONE_CLASS[tone]}`}>{children}</span>;
}

export const DIFFICULTY_LABEL: Record<Difficulty, string> = { easy: "Easy", medium: "Medium", hard: "Hard" };
const DIFFICULTY_TONE: Record<Difficulty, Tone> = { easy: "success", medium: "warning", hard: "error" };

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return <Badge tone={DIFFICULTY_TONE[difficulty]}>{DIFFICULTY_LABEL[difficulty]}</Badge>;
}

export const TAG_LABEL: Record<Tag, string> = { array: "Array", linkedList: "Linked list", graph: "Graph", dp: "DP" };

export function TagBadge({ tag }: { tag: Tag }) {
  return <Badge tone="neutral">{TAG_LABEL[tag]}</Badge>;
}

export function SolvedBadge() {
  return (
    <span className="inline-flex h-6 items-center gap-1.5 align-middle text-xs font-medium text-success">
      <CircleCheck className="size-4" aria-hidden="true" />
      Solved
    </span>
  );
}

/** Tried, and not solved yet. */
export function AttemptedBadge() {
  return (
    <span className="inline-flex h-6 items-center gap-1.5 align-middle text-xs font-medium text-warning">
      <CircleDashed className="size-4" aria-hidden="true" />
      Attempted
    </span>
  );
}
