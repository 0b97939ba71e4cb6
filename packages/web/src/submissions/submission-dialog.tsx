import { languageName } from "@verdict/contract/language";
import type { Submission } from "@verdict/contract/submissions";
import { formatMemory, formatRuntime } from "@verdict/contract/units";
import { ArrowRightToLine } from "lucide-react";
import { LazyCodeView } from "../editor/lazy-editor.tsx";
import { Badge } from "../ui/badges.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { dateText } from "./submission-history.tsx";
import { ScrollingText } from "./text-block.tsx";
import { statusText, statusTone, verdictText } from "./verdict-text.ts";

/** The code of one submission, what the judge said of it, and the way back into the editor. */
export function SubmissionDialog(input: {
  submission: Submission;
  onClose: () => void;
  /** Puts the code into the editor; one Undo takes it back. Absent where there is no editor. */
  onUseCode?: (submission: Submission) => void;
}) {
  const { submission, onUseCode } = input;
  return (
    <Dialog
      title="Submission"
      aside={<Badge tone={statusTone(submission.status)}>{statusText(submission.status)}</Badge>}
      onClose={input.onClose}
      className="max-w-3xl"
    >
      <div className="num flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line px-5 py-3 text-[0.8125rem] text-muted">
        <span>{dateText(submission.createdAt)}</span>
        <span>{languageName(submission.language)}</span>
        {submission.verdict !== null && (
          <>
            <span>{verdictText(submission.verdict)}</span>
            <span>
              Test cases {submission.testCasesPassed}/{submission.testCasesTotal}
            </span>
            <span>{formatRuntime(submission.runtime)}</span>
            <span>{formatMemory(submission.memory)}</span>
          </>
        )}
        <span className="ml-auto flex gap-2">
          <CopyButton text={submission.code} />
          {onUseCode !== undefined && (
            <button
              type="button"
              className="btn-quiet h-8 gap-2 px-3 text-xs"
              onClick={() => {
                onUseCode(submission);
                input.onClose();
              }}
            >
              <ArrowRightToLine className="size-3.5" aria-hidden="true" />
              Open in editor
            </button>
          )}
        </span>
      </div>
      {hasMore(submission) && (
        <div className="border-b border-line px-5 py-3">
          <ScrollingText text={submission.errorMessage} tone="text-warning" />
        </div>
      )}
      <LazyCodeView code={submission.code} language={submission.language} label="Submitted code" />
    </Dialog>
  );
}

/** Most messages only repeat the verdict. */
function hasMore({ verdict, errorMessage }: Submission): boolean {
  return errorMessage !== "" && (verdict === null || errorMessage !== verdictText(verdict));
}
