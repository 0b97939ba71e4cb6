import { Bot, CircleAlert } from "lucide-react";
import { Markdown } from "./markdown.tsx";
import type { ChatEntry } from "./use-chat.ts";

/** Opens every conversation; it is never sent. */
export const GREETING_ENTRY: ChatEntry = {
  id: -1,
  role: "model",
  kind: "whole",
  text: "Hi! I can give you hints for this problem, explain an idea, or look at your code with you. Where are you stuck?",
};

export function ChatBubble({ entry }: { entry: ChatEntry }) {
  if (entry.role === "user") {
    return (
      <div className="ml-10 justify-self-end rounded-box rounded-br-sm bg-base-300 px-3.5 py-2.5 break-words whitespace-pre-wrap">
        <span className="sr-only">You: </span>
        {entry.text}
      </div>
    );
  }
  const isFailure = entry.kind === "failure";
  const Icon = isFailure ? CircleAlert : Bot;
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-4">
      <Icon className={`mt-0.5 size-5 ${isFailure ? "text-error" : "text-primary"}`} aria-hidden="true" />
      <div>
        <span className="sr-only">Helper: </span>
        {isFailure ? <p className="text-error">{entry.text}</p> : <Markdown text={entry.text} />}
        {entry.kind === "partial" && <p className="mt-1 text-xs text-faint">The answer ends here.</p>}
      </div>
    </div>
  );
}
