import type { Difficulty, Tag } from "@verdict/contract/problems";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { knownWord } from "./known-word.ts";

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

/** In words; one that this page does not know as it came. */
export function difficultyText(difficulty: string): string {
  return knownWord(DIFFICULTY_LABEL, difficulty) ?? difficulty;
}

export function DifficultyBadge({ difficulty }: { difficulty: string }) {
  return <Badge tone={knownWord(DIFFICULTY_TONE, difficulty) ?? "neutral"}>{difficultyText(difficulty)}</Badge>;
}

export const TAG_LABEL: Record<Tag, string> = { array: "Array", linkedList: "Linked list", graph: "Graph", dp: "DP" };

export function tagText(tag: string): string {
  return knownWord(TAG_LABEL, tag) ?? tag;
}

export function TagBadge({ tag }: { tag: string }) {
  return <Badge tone="neutral">{tagText(tag)}</Badge>;
}

export function SolvedBadge() {
  return (
    <span className="inline-flex h-6 items-center gap-1.5 align-middle text-xs font-medium text-success">
      <CircleCheck className="size-4" aria-hidden="true" />
      Solved
    </span>
  );
}
