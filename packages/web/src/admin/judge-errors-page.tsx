import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { judgeErrors, retryJudgeError, retryJudgeErrors } from "@verdict/contract/judge-errors";
import { CircleCheck } from "lucide-react";
import { useRef } from "react";
import { callApi } from "../platform/call-api.ts";
import { failureHint, failureText } from "../platform/failures.ts";
import type { OpenJudgeError } from "../platform/open-answers.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { FailureBox } from "../ui/failure-box.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { AdminLayout, BACK_TO_PANEL } from "./admin-layout.tsx";
import { JudgeErrorRow } from "./judge-error-row.tsx";
import { useJudgeErrorStandings } from "./use-judge-error-standings.ts";

const LIST_KEY = ["judgeErrors"];

/** Submissions that ended without a verdict: why, when they are tried again, and a button to do it now. */
export function JudgeErrorsPage() {
  const list = useInfiniteQuery({
    queryKey: LIST_KEY,
    queryFn: ({ pageParam, signal }) =>
      callApi(judgeErrors, { query: pageParam === "" ? {} : { before: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    // Rows stay where they are while they are judged again; whoever comes back gets the list of then.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const rows = list.data?.pages.flatMap(({ submissions }) => submissions) ?? [];
  return (
    <AdminLayout
      title="Judge Errors"
      text="Submissions that ended without a verdict. Nothing was said of their programs."
      back={BACK_TO_PANEL}
    >
      {list.isError ? (
        <ErrorBox
          text={failureText(list.error, "The judge errors could not be loaded.")}
          hint={failureHint(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : list.data === undefined ? (
        <div className="grid place-items-center py-24">
          <Spinner label="Loading the judge errors" className="size-8" />
        </div>
      ) : rows.length === 0 ? (
        <EmptyState
          icon={<CircleCheck className="size-5" aria-hidden="true" />}
          title="Every submission has its verdict, or waits for it."
        />
      ) : (
        <JudgeErrorList rows={rows} count={list.data.pages[0]?.count ?? 0} />
      )}
      {list.hasNextPage && (
        <button
          type="button"
          className="btn-quiet mx-auto mt-4 block"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? "Loading..." : "Show older ones"}
        </button>
      )}
    </AdminLayout>
  );
}

function JudgeErrorList({ rows, count }: { rows: readonly OpenJudgeError[]; count: number }) {
  const stand = useRef<HTMLParagraphElement>(null);
  const queryClient = useQueryClient();
  const standings = useJudgeErrorStandings(rows);
  const look = () => queryClient.invalidateQueries({ queryKey: standings.queryKey });
  const one = useMutation({
    mutationFn: (submissionId: string) => callApi(retryJudgeError, { params: { submissionId } }),
    onSettled: look,
  });
  const all = useMutation({ mutationFn: () => callApi(retryJudgeErrors), onSettled: look });
  const ours = rows.filter(({ fault }) => fault.kind === "judge").map((row) => standings.stateOf(row));
  const judged = ours.filter((state) => state === "judged").length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p ref={stand} tabIndex={-1} className="num rounded-field text-muted outline-offset-4" role="status">
          {standText({ left: count - judged, queued: all.data?.queued ?? null })}
        </p>
        {ours.includes("failed") && (
          <button
            type="button"
            className="btn-cta"
            disabled={all.isPending}
            onClick={() => {
              stand.current?.focus({ preventScroll: true });
              all.mutate();
            }}
          >
            {all.isPending ? "Queueing..." : "Judge all again"}
          </button>
        )}
      </div>
      <FailureBox error={all.error ?? one.error} fallback="Nothing could be queued" />
      <ul className="panel divide-y divide-line">
        {rows.map((row) => (
          <JudgeErrorRow
            key={row.submissionId}
            row={row}
            state={standings.stateOf(row)}
            verdict={standings.verdictOf(row)}
            isQueueing={one.isPending && one.variables === row.submissionId}
            onRetry={() => one.mutate(row.submissionId)}
          />
        ))}
      </ul>
    </div>
  );
}

function standText({ left, queued }: { left: number; queued: number | null }): string {
  const stand =
    left > 0
      ? `${left === 1 ? "1 submission has" : `${left.toLocaleString("en")} submissions have`} no verdict yet by our own fault.`
      : "No submission is without a verdict by our own fault.";
  if (queued === null) return stand;
  return `${stand} ${queued === 1 ? "1 was" : `${queued.toLocaleString("en")} were`} queued.`;
}
