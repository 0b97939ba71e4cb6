import { CHAT_MESSAGE_MAX_LENGTH, CHAT_MESSAGE_MIN_LENGTH, type ChatMessage } from "@verdict/contract/assistant";
import { DomainError } from "../../platform/http/errors.ts";
import type { Turn } from "../model/chat-model.ts";
import { cut } from "./cut.ts";

/** What goes along of the conversation so far: the newest messages that fit, about 4,000 words of a model. */
const MOST_CHARACTERS = 16_000;
const MOST_TURNS = 20;

/** The user's question: the text of the last message. Throws bad_input when there is none, or too little of it. */
export function questionOf(messages: readonly ChatMessage[]): string {
  const last = messages.at(-1);
  const text = last?.role === "user" ? textOf(last) : "";
  if (text.length < CHAT_MESSAGE_MIN_LENGTH) {
    throw new DomainError("bad_input", `Your message needs at least ${CHAT_MESSAGE_MIN_LENGTH} characters`);
  }
  if (text.length > CHAT_MESSAGE_MAX_LENGTH) {
    throw new DomainError("too_large", `Your message must be at most ${CHAT_MESSAGE_MAX_LENGTH} characters`);
  }
  return text;
}

/**
 * The client's list as turns that every model takes: the user begins and ends, and the two take turns. An opening
 * greeting falls away with that. Throws what `questionOf` throws.
 */
export function turnsOf(messages: readonly ChatMessage[]): Turn[] {
  questionOf(messages);
  const turns: Turn[] = [];
  for (const message of messages) {
    const content = cut(textOf(message), CHAT_MESSAGE_MAX_LENGTH);
    const role = message.role === "model" ? "assistant" : "user";
    const before = turns.at(-1);
    if (content === "" || (before === undefined && role === "assistant")) continue;
    if (before?.role === role) before.content = cut(`${before.content}\n\n${content}`, MOST_CHARACTERS);
    else turns.push({ role, content });
  }
  return newestThatFit(turns);
}

function newestThatFit(turns: readonly Turn[]): Turn[] {
  let start = turns.length - 1;
  let size = turns[start]?.content.length ?? 0;
  while (start > 0 && turns.length - start < MOST_TURNS) {
    size += turns[start - 1]?.content.length ?? 0;
    if (size > MOST_CHARACTERS) break;
    start -= 1;
  }
  const kept = turns.slice(start);
  return kept[0]?.role === "assistant" ? kept.slice(1) : kept;
}

function textOf(message: ChatMessage): string {
  return message.parts
    .map((part) => part.text)
    .join("\n")
    .trim();
}
