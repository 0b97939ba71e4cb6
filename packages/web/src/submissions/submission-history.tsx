import { type CostFigure, costOfSubmission } from "@verdict/contract/cost-text";
import { pointsText } from "@verdict/contract/points";
import { Code, FileChartColumn, History } from "lucide-react";
import { Link } from "react-router";
import { failureHint } from "../platform/failures.ts";
import type { OpenSubmission } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import { momentText, shortMomentText } from "../ui/date-text.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { languageText } from "../ui/verdict-text.ts";
import { SubmissionBadge } from "./submission-badge.tsx";
import { useHistory } from "./submission-queries.ts";

/** 'My Submissions': the user's own, newest first. `onOpen` shows the code of one. */
export function SubmissionHistory({
  problemId,
  onOpen,
}: {
  problemId: string;
  onOpen: (submission: OpenSubmission) => void;
}) {
  const { data, error, isPending, refetch, ...older } = useHistory(problemId);
  return (
    <>
      <h2 className="text-lg font-semibold">My Submissions</h2>
      {data !== undefined && !older.hasNextPage && <BestPoints submissions={data} />}
      <div className="@container mt-4">
        {error !== null && data === undefined ? (
          <ErrorBox
            text="Failed to fetch submission history"
            hint={failureHint(error)}
            onRetry={() => void refetch()}
          />
        ) : isPending ? (
          <HistorySkeleton />
        ) : data.length === 0 ? (
          <EmptyState
            icon={<History className="size-5" aria-hidden="true" />}
            title="No submissions found for this problem"
          />
        ) : (
          <div className="grid gap-3">
            <HistoryTable submissions={data} onOpen={onOpen} />
            {older.hasNextPage && (
              <button
                type="button"
                className="btn-quiet h-9 justify-self-center"
                disabled={older.isFetchingNextPage}
                onClick={() => void older.fetchNextPage()}
              >
                {older.isFetchingNextPage ? "Loading..." : "Show older submissions"}
              </button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** The best of all, whatever came after it. */
function BestPoints({ submissions }: { submissions: readonly OpenSubmission[] }) {
  const points = submissions.flatMap(({ points }) => points ?? []);
  const best = points.reduce<(typeof points)[number] | null>(
    (most, one) => (most === null || one.score > most.score ? one : most),
    null,
  );
  return best === null ? null : <p className="num mt-1 text-[0.8125rem] text-muted">Best score: {pointsText(best)}</p>;
}

const HEAD = "px-2.5 py-2.5 text-left text-xs font-normal whitespace-nowrap text-faint";
const CELL = "px-2.5 py-3 align-top leading-6 whitespace-nowrap";
/** In a narrow pane these figures stand below the badge instead of in columns of their own. */
const WIDE_ONLY = "hidden @xl:table-cell";

function HistoryTable(input: { submissions: readonly OpenSubmission[]; onOpen: (submission: OpenSubmission) => void }) {
  return (
    <div className="overflow-hidden rounded-box border border-line">
      <table className="w-full text-[0.8125rem]">
        <thead className="border-b border-line">
          <tr>
            <th className={HEAD}>Status</th>
            <th className={`${HEAD} ${WIDE_ONLY}`}>Language</th>
            <th className={`${HEAD} ${WIDE_ONLY}`}>Runtime</th>
            <th className={`${HEAD} ${WIDE_ONLY}`}>Memory</th>
            <th className={`${HEAD} ${WIDE_ONLY}`}>Test Cases</th>
            <th className={HEAD}>Submitted</th>
            <th className={HEAD}>
              <span className="sr-only">Code</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {input.submissions.map((submission) => (
            <HistoryRow key={submission._id} submission={submission} onOpen={input.onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HistoryRow({
  submission,
  onOpen,
}: {
  submission: OpenSubmission;
  onOpen: (submission: OpenSubmission) => void;
}) {
  const { runtime, memory, tests } = figuresOf(submission);
  return (
    <tr className="relative border-b border-line last:border-0 hover:bg-hover">
      <td className={CELL}>
        <SubmissionBadge submission={submission} />
        <span className="num mt-1 block text-xs leading-5 whitespace-normal text-muted @xl:hidden">
          {languageText(submission.language)}
          {[tests, ...[runtime, memory].map(({ figure, of }) => `${figure} ${of}`.trim())]
            .filter((text) => text !== NONE.figure)
            .map((text) => ` · ${text}`)}
        </span>
      </td>
      <td className={`${CELL} ${WIDE_ONLY}`}>{languageText(submission.language)}</td>
      <Cost cost={runtime} />
      <Cost cost={memory} />
      <td className={`num ${CELL} ${WIDE_ONLY}`}>{tests}</td>
      <td className={`num text-muted ${CELL}`}>
        <time dateTime={submission.createdAt} title={momentText(submission.createdAt)}>
          {shortMomentText(submission.createdAt)}
        </time>
      </td>
      <td className="px-2 py-2 text-right align-top whitespace-nowrap">
        <button
          type="button"
          onClick={() => onOpen(submission)}
          title="View code"
          aria-label={`View code of ${momentText(submission.createdAt)}`}
          className="inline-flex h-8 items-center gap-1.5 rounded-md px-2 text-muted transition-colors after:absolute after:inset-0 hover:text-base-content"
        >
          <Code className="size-4" aria-hidden="true" />
          <span className="hidden @3xl:inline">View code</span>
        </button>
        <Link
          to={paths.submission(submission._id)}
          title="All about this submission"
          aria-label={`All about the submission of ${momentText(submission.createdAt)}`}
          className="relative z-10 inline-flex h-8 items-center rounded-md px-2 align-top text-muted transition-colors hover:bg-hover hover:text-base-content"
        >
          <FileChartColumn className="size-4" aria-hidden="true" />
        </Link>
      </td>
    </tr>
  );
}

const NONE: CostFigure = { figure: "–", of: "" };

function figuresOf(submission: OpenSubmission) {
  const passed = `${submission.testCasesPassed}/${submission.testCasesTotal}`;
  const { points } = submission;
  const tests = submission.status === "pending" ? "–" : points ? `${pointsText(points)} · ${passed}` : passed;
  const cost = submission.status === "pending" ? null : costOfSubmission(submission);
  return { tests, runtime: cost?.runtime ?? NONE, memory: cost?.memory ?? NONE };
}

function Cost({ cost: { figure, of } }: { cost: CostFigure }) {
  return (
    <td className={`num ${CELL} ${WIDE_ONLY}`}>
      {figure}
      {of !== "" && <span className="block text-xs leading-4 text-faint">{of}</span>}
    </td>
  );
}

function HistorySkeleton() {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">Loading your submissions</span>
      {["first", "second", "third"].map((row) => (
        <span key={row} className="skeleton h-12 w-full rounded-lg" aria-hidden="true" />
      ))}
    </div>
  );
}
