import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { addWeakTest, dismissWeakTest, weakTestReports } from "@verdict/contract/weak-tests";
import { CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { callApi } from "../platform/call-api.ts";
import { failureHint, failureText } from "../platform/failures.ts";
import type { OpenWeakTestReport } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import { Badge } from "../ui/badges.tsx";
import { momentText } from "../ui/date-text.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { FailureBox } from "../ui/failure-box.tsx";
import { ScrollingText } from "../ui/scrolling-text.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { languageText, verdictText, verdictTone } from "../ui/verdict-text.ts";
import { AdminLayout, BACK_TO_PANEL } from "./admin-layout.tsx";

const LIST_KEY = ["weakTestReports"];

/** Inputs that users have found missing from the tests, and the two presses that decide what becomes of them. */
export function WeakTestsPage() {
  const list = useInfiniteQuery({
    queryKey: LIST_KEY,
    queryFn: ({ pageParam, signal }) =>
      callApi(weakTestReports, { query: pageParam === "" ? {} : { before: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    gcTime: 0,
  });
  const rows = list.data?.pages.flatMap(({ reports }) => reports) ?? [];
  return (
    <AdminLayout
      title="Weak Tests"
      text="Inputs on which an accepted program is wrong, or on which a problem's own solutions do not agree."
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
          title="Nobody has found an input that the tests miss."
        />
      ) : (
        <ul className="panel divide-y divide-line">
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

function ReportRow({ row }: { row: OpenWeakTestReport }) {
  const titleId = `weak-test-${row._id}`;
  return (
    <li aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p id={titleId} className="min-w-0 basis-full sm:flex-1 sm:basis-0">
          <Link
            to={paths.adminUpdate(row.problemId)}
            className="font-medium underline-offset-4 hover:underline focus-visible:underline"
          >
            {row.problemTitle}
          </Link>
          <span className="block truncate text-muted">
            {row.isSearched ? "Found by a search" : (row.emailId ?? "A deleted account")} ·{" "}
            <time dateTime={row.createdAt}>{momentText(row.createdAt)}</time>
          </span>
        </p>
        <Decision row={row} titleId={titleId} />
      </div>
      <div className="grid gap-3 md:grid-cols-3">
        <Labelled label="Input" text={row.input} />
        <Labelled label="Answer of the reference" text={row.expected ?? "none"} />
        <Labelled label="Output of the accepted program" text={row.output} />
      </div>
      <ul aria-label="How the programs ended" className="flex flex-wrap gap-x-5 gap-y-2 text-[0.8125rem]">
        {row.endings.map((ending, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names may be equal.
          <li key={index} className="flex items-center gap-2">
            <span className="text-muted">
              {ending.name} ({languageText(ending.language)})
            </span>
            <Badge tone={verdictTone(ending.verdict)}>{verdictText(ending.verdict)}</Badge>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Labelled({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-xs text-faint">{label}</p>
      <ScrollingText text={text === "" ? "empty" : text.replace(/\n$/, "")} />
    </div>
  );
}

function Decision({ row, titleId }: { row: OpenWeakTestReport; titleId: string }) {
  const queryClient = useQueryClient();
  const look = () => queryClient.invalidateQueries({ queryKey: LIST_KEY });
  const params = { reportId: row._id };
  const add = useMutation({ mutationFn: () => callApi(addWeakTest, { params }), onSuccess: look });
  const dismiss = useMutation({ mutationFn: () => callApi(dismissWeakTest, { params }), onSuccess: look });
  const isBusy = add.isPending || dismiss.isPending;
  if (row.state === "added") {
    return (
      <span className="flex flex-wrap items-center gap-3">
        <Badge tone="success">{row.hiddenNumber === null ? "Added" : `Hidden test ${row.hiddenNumber}`}</Badge>
        <Link to={paths.adminUpdate(row.problemId)} className="btn-quiet h-9 px-3">
          Judge Again
        </Link>
      </span>
    );
  }
  if (row.state !== "open") return <Badge tone="neutral">{row.state === "dismissed" ? "Dismissed" : row.state}</Badge>;
  return (
    <span className="flex flex-wrap items-center gap-3">
      {row.kind === "disagreement" ? (
        <Badge tone="warning">The solutions disagree</Badge>
      ) : (
        <button
          type="button"
          className="btn-cta h-9 px-3"
          aria-describedby={titleId}
          disabled={isBusy}
          onClick={() => add.mutate()}
        >
          {add.isPending ? "Adding…" : "Add as Hidden Test"}
        </button>
      )}
      <button
        type="button"
        className="btn-quiet h-9 px-3"
        aria-describedby={titleId}
        disabled={isBusy}
        onClick={() => dismiss.mutate()}
      >
        Dismiss
      </button>
      <FailureBox error={add.error ?? dismiss.error} fallback="The report could not be decided." />
    </span>
  );
}
