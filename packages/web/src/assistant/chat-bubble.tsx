import { Bot, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { type ChatEntry, HINT_LABEL } from "./chat-entry.ts";
import { Markdown } from "./markdown.tsx";

export function ChatBubble({ entry }: { entry: ChatEntry }) {
  if (entry.role === "user") {
    return (
      <div className="ml-10 justify-self-end rounded-box rounded-br-sm bg-base-300 px-3.5 py-2.5 break-words whitespace-pre-wrap">
        <span className="sr-only">You: </span>
        {entry.text}
      </div>
    );
  }
  if (entry.kind === "failure") {
    return (
      <HelperRow icon={<CircleAlert className="mt-0.5 size-5 text-error" aria-hidden="true" />}>
        <p className="text-error">{entry.text}</p>
      </HelperRow>
    );
  }
  return (
    <HelperRow icon={<Bot className="mt-0.5 size-5 text-primary" aria-hidden="true" />}>
      <Markdown text={entry.text} />
      <p className="mt-1.5 text-xs text-faint empty:hidden">
        {entry.kind === "partial" && "The answer ends here. "}
        {entry.hintLevel !== null && `Hint level: ${HINT_LABEL[entry.hintLevel]}`}
      </p>
    </HelperRow>
  );
}

export function HelperRow({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-4">
      {icon}
      <div>
        <span className="sr-only">Helper: </span>
        {children}
      </div>
    </div>
  );
}
