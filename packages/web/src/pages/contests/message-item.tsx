import type { ReactNode } from "react";
import type { OpenContestMessage } from "../../platform/open-answers.ts";
import { Badge } from "../../ui/badges.tsx";
import { shortMomentText } from "../../ui/date-text.ts";

/** A question with its answer, or an announcement. */
export function MessageItem({ message, children }: { message: OpenContestMessage; children?: ReactNode }) {
  return (
    <li className="grid gap-2 px-5 py-4">
      <p className="flex flex-wrap items-center gap-3 text-[0.8125rem] text-muted">
        <span className="font-medium text-base-content">
          {message.question === null ? "Announcement" : "Question"}
          {message.label !== null && ` about ${message.label}`}
        </span>
        <span className="num">{shortMomentText(message.at)}</span>
        {message.isUnread && <Badge tone="info">{message.answer === null ? "Not answered" : "New"}</Badge>}
        {message.question !== null && message.answer !== null && (
          <Badge tone="neutral">{message.isPublic ? "Answered to all" : "Answered to one"}</Badge>
        )}
      </p>
      {message.question !== null && message.question !== "" && (
        <p className="max-w-prose break-words whitespace-pre-line text-muted">{message.question}</p>
      )}
      {message.answer !== null && <p className="max-w-prose break-words whitespace-pre-line">{message.answer}</p>}
      {children}
    </li>
  );
}
