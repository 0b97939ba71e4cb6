import type { OpenSubmission } from "../platform/open-answers.ts";
import { Badge } from "../ui/badges.tsx";
import { statusText, statusTone, verdictText } from "../ui/verdict-text.ts";

/** The verdict in the colour of its status; the status alone while there is none. */
export function SubmissionBadge({ submission }: { submission: Pick<OpenSubmission, "status" | "verdict"> }) {
  const { status, verdict } = submission;
  return <Badge tone={statusTone(status)}>{verdict === null ? statusText(status) : verdictText(verdict)}</Badge>;
}
