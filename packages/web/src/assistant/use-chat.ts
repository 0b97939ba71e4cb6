import type { ChatBody, ChatMessage } from "@verdict/contract/assistant";
import { useEffect, useRef, useState } from "react";
import { ApiFailure, failureHint, failureText } from "../platform/failures.ts";
import { askHelper } from "./ask-helper.ts";

/** What is appended when an answer fails, word for word as the product has it. */
export const CHAT_FAILED = "Error from AI Chatbot";

export interface ChatEntry {
  id: number;
  role: ChatMessage["role"];
  text: string;
  /** `partial`: stopped or cut off half-way. `failure`: not an answer, never sent to the helper. */
  kind: "whole" | "growing" | "partial" | "failure";
}

/** What the helper is told besides the conversation; asked for at the moment of sending. */
export type ChatContext = Omit<ChatBody, "messages">;

/** One conversation and the message that is being typed. `trouble` says why the last answer failed. */
export function useChat(readContext: () => ChatContext) {
  const [entries, setEntries] = useState<readonly ChatEntry[]>([]);
  const [draft, setDraft] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const controller = useRef<AbortController | null>(null);
  const nextId = useRef(0);

  useEffect(() => () => controller.current?.abort(), []);

  const answer = async (conversation: readonly ChatEntry[]) => {
    const own = new AbortController();
    controller.current = own;
    const id = nextId.current++;
    const show = (text: string, kind: ChatEntry["kind"]) =>
      setEntries([...conversation, ...(text === "" ? [] : [{ id, role: "model" as const, text, kind }])]);
    let grown = "";
    setEntries(conversation);
    setTrouble(null);
    setIsAsking(true);
    try {
      const body = { ...readContext(), messages: messagesOf(conversation) };
      const text = await askHelper({
        body,
        signal: own.signal,
        onText: (growing) => {
          grown = growing;
          show(growing, "growing");
        },
      });
      show(text, "whole");
    } catch (error) {
      show(grown, "partial");
      if (own.signal.aborted) return;
      const failure: ChatEntry = { id: nextId.current++, role: "model", text: CHAT_FAILED, kind: "failure" };
      setEntries((before) => [...before, failure]);
      setTrouble(troubleText(error));
    } finally {
      if (controller.current === own) {
        controller.current = null;
        setIsAsking(false);
      }
    }
  };

  return {
    entries,
    draft,
    setDraft,
    trouble,
    isAsking,
    send: (text: string) => {
      setDraft("");
      const question: ChatEntry = { id: nextId.current++, role: "user", text, kind: "whole" };
      void answer([...entries, question]);
    },
    /** Asks the last question again. */
    retry: () => {
      const lastQuestion = entries.findLastIndex((entry) => entry.role === "user");
      void answer(entries.slice(0, lastQuestion + 1));
    },
    /** The answer so far stays. */
    stop: () => controller.current?.abort(),
    clear: () => {
      setEntries([]);
      setTrouble(null);
    },
  };
}

function messagesOf(conversation: readonly ChatEntry[]): ChatMessage[] {
  return conversation
    .filter((entry) => entry.kind !== "failure")
    .map((entry) => ({ role: entry.role, parts: [{ text: entry.text }] }));
}

function troubleText(error: unknown): string {
  if (error instanceof ApiFailure && error.retryAfterSeconds !== null && error.message === "") {
    return `Too many questions. Try again in ${error.retryAfterSeconds} s.`;
  }
  return failureText(error, "") || (failureHint(error) ?? "The answer did not arrive. Please try again.");
}

export type ChatState = ReturnType<typeof useChat>;
