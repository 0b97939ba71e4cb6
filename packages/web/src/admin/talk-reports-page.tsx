import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { decideTalkReport, type ReportDecision, talkReports } from "@verdict/contract/talk-moderation";
import { CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { callApi } from "../platform/call-api.ts";
import { failureHint, failureText } from "../platform/failures.ts";
import type { OpenTalkReport } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import { Badge } from "../ui/badges.tsx";
import { momentText } from "../ui/date-text.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { FailureBox } from "../ui/failure-box.tsx";
import { ScrollingText } from "../ui/scrolling-text.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { AdminLayout, BACK_TO_PANEL } from "./admin-layout.tsx";

const LIST_KEY = ["talkReports"];

/** What people have reported of the talk about problems, and the presses that decide what becomes of it. */
export function TalkReportsPage() {
  const list = useInfiniteQuery({
    queryKey: LIST_KEY,
    queryFn: ({ pageParam, signal }) =>
      callApi(talkReports, { query: pageParam === "" ? {} : { before: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    gcTime: 0,
  });
  const rows = list.data?.pages.flatMap(({ reports }) => reports) ?? [];
  return (
    <AdminLayout
      title="Talk Reports"
      text="Comments and shared solutions that somebody finds wrong. What is decided stands in the audit log."
      back={BACK_TO_PANEL}
    >
      {list.isError ? (
        <ErrorBox
          text={failureText(list.error, "The reports could not be loaded.")}
          hint={failureHint(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : list.data === undefined ? (
        <div className="grid place-items-center py-24">
          <Spinner label="Loading the reports" className="size-8" />
        </div>
      ) : rows.length === 0 ? (
        <EmptyState
          icon={<CircleCheck className="size-5" aria-hidden="true" />}
          title="Nobody has reported anything."
        />
      ) : (
        <ul aria-label="Reports" className="panel divide-y divide-line">
          {rows.map((row) => (
            <ReportRow key={row._id} row={row} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <button
          type="button"
          className="btn-quiet mx-auto mt-4 block"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? "Loading..." : "Show more"}
        </button>
      )}
    </AdminLayout>
  );
}

function ReportRow({ row }: { row: OpenTalkReport }) {
  const titleId = `talk-report-${row._id}`;
  return (
    <li aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p id={titleId} className="min-w-0 basis-full sm:flex-1 sm:basis-0">
          <Link
            to={paths.talk(row.problemId)}
            className="font-medium underline-offset-4 hover:underline focus-visible:underline"
          >
            {row.problemTitle}
          </Link>
          <span className="block truncate text-muted">
            {row.kind === "comment" ? "Comment" : "Solution"} by {row.author} ·{" "}
            <time dateTime={row.at}>{momentText(row.at)}</time>
          </span>
        </p>
        <Decision row={row} titleId={titleId} />
      </div>
      <p className="break-words whitespace-pre-line">
        <span className="text-muted">{row.reporter ?? "A deleted account"}:</span> {row.reason}
      </p>
      <ScrollingText text={row.excerpt} />
      {row.isGone && <p className="text-[0.8125rem] text-muted">Its author has taken it away since.</p>}
    </li>
  );
}

const STATE_TEXT: Record<string, string> = { hidden: "Hidden", locked: "Talk locked", dismissed: "Dismissed" };

function Decision({ row, titleId }: { row: OpenTalkReport; titleId: string }) {
  const queryClient = useQueryClient();
  const decide = useMutation({
    mutationFn: (decision: ReportDecision) =>
      callApi(decideTalkReport, { params: { reportId: row._id }, body: { decision } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: LIST_KEY }),
  });
  if (row.state !== "open") return <Badge tone="neutral">{STATE_TEXT[row.state] ?? row.state}</Badge>;
  const press = (decision: ReportDecision, text: string, look: string) => (
    <button
      type="button"
      className={`${look} h-9 px-3`}
      aria-describedby={titleId}
      disabled={decide.isPending}
      onClick={() => decide.mutate(decision)}
    >
      {text}
    </button>
  );
  return (
    <span className="flex flex-wrap items-center gap-3">
      {!row.isGone && press("hide", "Hide", "btn-cta")}
      {press("lock", "Lock the Talk", "btn-quiet")}
      {press("dismiss", "Dismiss", "btn-quiet")}
      <FailureBox error={decide.error} fallback="The report could not be decided." />
    </span>
  );
}
