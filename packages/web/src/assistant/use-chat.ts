import type { ChatBody, HintLevel } from "@verdict/contract/assistant";
import { useEffect, useRef, useState } from "react";
import { ApiFailure, failureHint, failureText } from "../platform/failures.ts";
import type { OpenMessage } from "../platform/open-answers.ts";
import { type ChatEntry, entryOfKept, knownLevel, messagesOf } from "./chat-entry.ts";
import { askHelper, forgetConversation } from "./helper-calls.ts";

/** What is appended when an answer fails, word for word as the product has it. */
const CHAT_FAILED = "Error from AI Chatbot";

/** What the helper is told besides the conversation; asked for at the moment of sending. */
type ChatContext = Omit<ChatBody, "messages" | "hintLevel" | "confirmSolution">;
type Permission = Pick<ChatBody, "hintLevel" | "confirmSolution">;

interface Trouble {
  text: string;
  /** Does again what failed. */
  retry: () => void;
}

/** One conversation about a problem, and the message that is being typed. */
export function useChat(input: { problemId: string; readContext: () => ChatContext }) {
  const [entries, setEntries] = useState<readonly ChatEntry[]>([]);
  const [typed, setTyped] = useState("");
  const [level, setLevel] = useState<HintLevel>("nudge");
  const [isConfirming, setIsConfirming] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [work, setWork] = useState<"none" | "asking" | "checking">("none");
  const controller = useRef<AbortController | null>(null);
  const nextId = useRef(0);
  const hasBegun = useRef(false);

  useEffect(() => () => controller.current?.abort(), []);

  const answer = async (conversation: readonly ChatEntry[], permission: Permission) => {
    const own = new AbortController();
    controller.current = own;
    const id = nextId.current++;
    const blank: ChatEntry = {
      id,
      role: "model",
      text: "",
      kind: "growing",
      hintLevel: permission.hintLevel ?? null,
      isHeldBack: false,
    };
    const show = (entry: ChatEntry) => setEntries(entry.text === "" ? conversation : [...conversation, entry]);
    let grown = "";
    show(blank);
    setTrouble(null);
    setWork("asking");
    try {
      const body = { ...input.readContext(), ...permission, messages: messagesOf(conversation) };
      const reply = await askHelper({
        body,
        signal: own.signal,
        onGrowth: ({ text, isChecking }) => {
          grown = text;
          show({ ...blank, text });
          setWork(isChecking ? "checking" : "asking");
        },
      });
      show({ ...blank, text: reply.message, kind: "whole", isHeldBack: reply.isHeldBack ?? false });
    } catch (error) {
      show({ ...blank, text: grown, kind: "partial" });
      if (own.signal.aborted) return;
      const failure: ChatEntry = { ...blank, id: nextId.current++, text: CHAT_FAILED, kind: "failure" };
      setEntries((before) => [...before, failure]);
      setTrouble({ text: troubleText(error), retry: () => void answer(conversation, permission) });
    } finally {
      if (controller.current === own) {
        controller.current = null;
        setWork("none");
      }
    }
  };

  const clear = async () => {
    hasBegun.current = true;
    try {
      await forgetConversation(input.problemId);
      setEntries([]);
      setTrouble(null);
    } catch (error) {
      const text = failureText(error, "") || (failureHint(error) ?? "The conversation could not be cleared.");
      setTrouble({ text, retry: () => void clear() });
    }
  };

  return {
    problemId: input.problemId,
    entries,
    typed,
    setTyped,
    level,
    setLevel,
    trouble,
    work,
    /** Whether the user is being asked if they want to see the whole solution. */
    isConfirming,
    setIsConfirming,
    /** What was said in earlier visits. Ignored once this visit has begun its own talk. */
    recall: (messages: readonly OpenMessage[]) => {
      if (hasBegun.current) return;
      hasBegun.current = true;
      setEntries(messages.map((message) => entryOfKept(message, nextId.current++)));
      const lastLevel = knownLevel(messages.findLast((message) => message.hintLevel !== undefined)?.hintLevel);
      if (lastLevel !== null) setLevel(lastLevel);
    },
    send: (text: string, permission: Permission = { hintLevel: level }) => {
      hasBegun.current = true;
      const id = nextId.current++;
      const question: ChatEntry = { id, role: "user", text, kind: "whole", hintLevel: null, isHeldBack: false };
      if (permission.hintLevel !== undefined) setLevel(permission.hintLevel);
      void answer([...entries, question], permission);
    },
    /** The answer so far stays. */
    stop: () => controller.current?.abort(),
    clear,
  };
}

export type ChatState = ReturnType<typeof useChat>;

function troubleText(error: unknown): string {
  if (error instanceof ApiFailure && error.retryAfterSeconds !== null && error.message === "") {
    return `Too many questions. Try again in ${error.retryAfterSeconds} s.`;
  }
  return failureText(error, "") || (failureHint(error) ?? "The answer did not arrive. Please try again.");
}
