import { useMutation, useQueryClient } from "@tanstack/react-query";
import { shareSubmission, unshareSubmission } from "@verdict/contract/submission-pages";
import { Link2, Link2Off } from "lucide-react";
import { useId } from "react";
import { callApi } from "../platform/call-api.ts";
import { failureText } from "../platform/failures.ts";
import type { OpenReport } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { reportQuery } from "./report-queries.ts";

/** The link that shows a submission to others: made, copied and taken back here, in a row that wraps. */
export function ShareMenu({ report }: { report: OpenReport }) {
  const noteId = useId();
  const queryClient = useQueryClient();
  const { queryKey } = reportQuery(report._id);
  const params = { submissionId: report._id };
  const put = (shareToken: string | null) =>
    queryClient.setQueryData(queryKey, (before: OpenReport | undefined) => before && { ...before, shareToken });
  const make = useMutation({
    mutationFn: () => callApi(shareSubmission, { params }),
    onSuccess: ({ shareToken }) => put(shareToken),
  });
  const takeBack = useMutation({
    mutationFn: () => callApi(unshareSubmission, { params }),
    onSuccess: () => put(null),
  });
  const error = make.error ?? takeBack.error;
  const isBusy = make.isPending || takeBack.isPending;
  return (
    <>
      {report.shareToken === null ? (
        <div className="flex items-center gap-3 sm:ml-auto">
          <p id={noteId} className="text-xs text-faint max-sm:sr-only">
            Nobody else sees this page. A link shows its code and verdict.
          </p>
          <button
            type="button"
            className="btn-quiet h-8 gap-2 px-3 text-xs"
            disabled={isBusy}
            aria-describedby={noteId}
            onClick={() => make.mutate()}
          >
            <Link2 className="size-3.5" aria-hidden="true" />
            Share by link
          </button>
        </div>
      ) : (
        <div className="flex basis-full flex-wrap items-center gap-2">
          <label className="min-w-0 flex-1 basis-64">
            <span className="sr-only">Link to this submission</span>
            <input
              readOnly
              value={addressOf(report.shareToken)}
              onFocus={(event) => event.currentTarget.select()}
              className="field h-8 font-mono text-xs"
            />
          </label>
          <CopyButton text={addressOf(report.shareToken)} />
          <button
            type="button"
            className="btn-quiet h-8 gap-2 px-3 text-xs"
            disabled={isBusy}
            onClick={() => takeBack.mutate()}
          >
            <Link2Off className="size-3.5" aria-hidden="true" />
            Stop sharing
          </button>
          <p className="basis-full text-xs text-faint">
            Whoever has this link sees the code and its verdict, and no test.
          </p>
        </div>
      )}
      {error !== null && (
        <div className="basis-full">
          <ErrorBox text={failureText(error, "That did not work.")} />
        </div>
      )}
    </>
  );
}

function addressOf(shareToken: string): string {
  return new URL(paths.shared(shareToken), location.origin).href;
}
