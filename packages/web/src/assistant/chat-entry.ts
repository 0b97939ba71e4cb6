import { type ChatMessage, HintLevel } from "@verdict/contract/assistant";
import type { OpenMessage } from "../platform/open-answers.ts";

/** One thing said in a conversation, as the screen shows it. */
export interface ChatEntry {
  id: number;
  role: ChatMessage["role"];
  text: string;
  /** `partial`: stopped or cut off half-way. `failure`: not an answer, never sent to the helper. */
  kind: "whole" | "growing" | "partial" | "failure";
  /** Of answers: how much the helper was allowed to give away. */
  hintLevel: HintLevel | null;
  /** Of answers: code was taken out, since it would solve the problem. */
  isHeldBack: boolean;
}

export const HINT_LABEL: Record<HintLevel, string> = {
  nudge: "Nudge",
  idea: "Idea",
  approach: "Approach",
  outline: "Outline",
  code: "Code",
};

/** Opens every conversation; it is never sent. */
export const GREETING: ChatEntry = {
  id: -1,
  role: "model",
  text: "Hi! I can give you hints for this problem, explain an idea, or look at your code with you. Where are you stuck?",
  kind: "whole",
  hintLevel: null,
  isHeldBack: false,
};

export function entryOfKept(message: OpenMessage, id: number): ChatEntry {
  return {
    id,
    role: message.role === "user" ? "user" : "model",
    text: message.parts.map((part) => part.text).join("\n"),
    kind: message.isPartial ? "partial" : "whole",
    hintLevel: knownLevel(message.hintLevel),
    isHeldBack: message.isHeldBack ?? false,
  };
}

/** Null for none, and for one that this page does not know. */
export function knownLevel(level: string | undefined): HintLevel | null {
  return HintLevel.options.find((known) => known === level) ?? null;
}

/** What goes to the helper. */
export function messagesOf(entries: readonly ChatEntry[]): ChatMessage[] {
  return entries
    .filter((entry) => entry.kind !== "failure")
    .map((entry) => ({ role: entry.role, parts: [{ text: entry.text }] }));
}
