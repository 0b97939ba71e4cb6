import { costOfSubmission } from "@verdict/contract/cost-text";
import { LanguageId } from "@verdict/contract/language";
import { pointsText } from "@verdict/contract/points";
import { ArrowRightToLine, FileChartColumn } from "lucide-react";
import { Link } from "react-router";
import * as z from "zod/mini";
import { CodeView } from "../editor/code-view.tsx";
import { failureHint, failureText } from "../platform/failures.ts";
import type { OpenSubmission } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { momentText } from "../ui/date-text.ts";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { ScrollingText } from "../ui/scrolling-text.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { languageText, verdictText } from "../ui/verdict-text.ts";
import { SubmissionBadge } from "./submission-badge.tsx";
import { useSubmission } from "./submission-queries.ts";

/** The code of one submission, what the judge said of it, and the way back into the editor. */
export function SubmissionDialog(input: {
  problemId: string;
  submissionId: string;
  onClose: () => void;
  /** Puts the code into the editor; one Undo takes it back. Absent where there is no editor. */
  onUseCode?: (submission: OpenSubmission) => void;
}) {
  const { submission, error, refetch } = useSubmission(input);
  return (
    <Dialog
      title="Submission"
      aside={submission !== undefined && <SubmissionBadge submission={submission} />}
      onClose={input.onClose}
      className="max-w-4xl"
    >
      {submission !== undefined ? (
        <Loaded {...input} submission={submission} />
      ) : error === null ? (
        <div className="grid place-items-center py-16">
          <Spinner label="Loading the submission" className="size-6" />
        </div>
      ) : (
        <div className="p-5">
          <ErrorBox
            text={failureText(error, "The submission could not be loaded.")}
            hint={failureHint(error)}
            onRetry={() => void refetch()}
          />
        </div>
      )}
    </Dialog>
  );
}

function Loaded(input: {
  submission: OpenSubmission;
  onClose: () => void;
  onUseCode?: (submission: OpenSubmission) => void;
}) {
  const { submission, onUseCode } = input;
  const cost = costOfSubmission(submission);
  return (
    <>
      <div className="num flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line px-5 py-3 text-[0.8125rem] text-muted">
        <span>{momentText(submission.createdAt)}</span>
        <span>{languageText(submission.language)}</span>
        {submission.verdict !== null && (
          <>
            {submission.points !== undefined && <span>Points {pointsText(submission.points)}</span>}
            <span>
              Test cases {submission.testCasesPassed}/{submission.testCasesTotal}
            </span>
            {cost !== null &&
              [cost.runtime, cost.memory].map(({ figure, of }) => <span key={figure}>{`${figure} ${of}`}</span>)}
          </>
        )}
        <span className="ml-auto flex gap-2">
          <Link to={paths.submission(submission._id)} className="btn-quiet h-8 gap-2 px-3 text-xs">
            <FileChartColumn className="size-3.5" aria-hidden="true" />
            Details
          </Link>
          <CopyButton text={submission.code} />
          {onUseCode !== undefined && isEditable(submission.language) && (
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
      <CodeView code={submission.code} language={submission.language} label="Submitted code" />
    </>
  );
}

/** The editor knows the languages of this page; a newer server may have more. */
function isEditable(language: string): boolean {
  return z.safeParse(LanguageId, language).success;
}

/** Most messages only repeat the verdict. */
function hasMore({ verdict, errorMessage }: OpenSubmission): boolean {
  return errorMessage !== "" && (verdict === null || errorMessage !== verdictText(verdict));
}
