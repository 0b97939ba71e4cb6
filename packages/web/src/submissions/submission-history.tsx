import { useQuery } from "@tanstack/react-query";
import { languageName } from "@verdict/contract/language";
import type { Submission } from "@verdict/contract/submissions";
import { formatMemory, formatRuntime } from "@verdict/contract/units";
import { Code, History } from "lucide-react";
import { failureHint } from "../platform/failures.ts";
import { Badge } from "../ui/badges.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { submissionHistoryQuery } from "./submission-queries.ts";
import { statusText, statusTone, verdictText } from "./verdict-text.ts";

/** 'My Submissions': the user's own, newest first. `onOpen` shows the code of one. */
export function SubmissionHistory({
  problemId,
  onOpen,
}: {
  problemId: string;
  onOpen: (submission: Submission) => void;
}) {
  const { data, error, isPending, refetch } = useQuery(submissionHistoryQuery(problemId));
  return (
    <>
      <h2 className="text-lg font-semibold">My Submissions</h2>
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
          <HistoryTable submissions={data} onOpen={onOpen} />
        )}
      </div>
    </>
  );
}

const HEAD = "px-3 py-2.5 text-left text-xs font-normal whitespace-nowrap text-faint";
const CELL = "px-3 py-3 align-top leading-6 whitespace-nowrap";
/** In a narrow pane these figures stand below the badge instead of in columns of their own. */
const WIDE_ONLY = "hidden @xl:table-cell";

function HistoryTable(input: { submissions: readonly Submission[]; onOpen: (submission: Submission) => void }) {
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

function HistoryRow({ submission, onOpen }: { submission: Submission; onOpen: (submission: Submission) => void }) {
  const { runtime, memory, tests } = figuresOf(submission);
  return (
    <tr className="border-b border-line last:border-0 hover:bg-hover">
      <td className={CELL}>
        <Badge tone={statusTone(submission.status)}>{statusText(submission.status)}</Badge>
        {submission.status === "error" && submission.verdict !== null && (
          <span className="mt-1 block text-xs whitespace-normal text-muted">{verdictText(submission.verdict)}</span>
        )}
        <span className="num mt-1 block text-xs leading-5 whitespace-normal text-muted @xl:hidden">
          {languageName(submission.language)}
          {submission.status !== "pending" && ` · ${tests} · ${runtime} · ${memory}`}
        </span>
      </td>
      <td className={`${CELL} ${WIDE_ONLY}`}>{languageName(submission.language)}</td>
      <td className={`num ${CELL} ${WIDE_ONLY}`}>{runtime}</td>
      <td className={`num ${CELL} ${WIDE_ONLY}`}>{memory}</td>
      <td className={`num ${CELL} ${WIDE_ONLY}`}>{tests}</td>
      <td className={`num text-muted ${CELL}`}>
        <time dateTime={submission.createdAt} title={dateText(submission.createdAt)}>
          {shortDateText(submission.createdAt)}
        </time>
      </td>
      <td className="px-2 py-2 text-right align-top">
        <button
          type="button"
          onClick={() => onOpen(submission)}
          title="View code"
          aria-label={`View code of ${dateText(submission.createdAt)}`}
          className="inline-flex h-8 items-center gap-1.5 rounded-md px-2 text-muted transition-colors hover:bg-hover hover:text-base-content"
        >
          <Code className="size-4" aria-hidden="true" />
          <span className="hidden @3xl:inline">View code</span>
        </button>
      </td>
    </tr>
  );
}

function figuresOf(submission: Submission): { runtime: string; memory: string; tests: string } {
  if (submission.status === "pending") return { runtime: "–", memory: "–", tests: "–" };
  return {
    runtime: formatRuntime(submission.runtime),
    memory: formatMemory(submission.memory),
    tests: `${submission.testCasesPassed}/${submission.testCasesTotal}`,
  };
}

/** `21 Nov 2026, 14:05` in the reader's own time zone. */
export function dateText(createdAt: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(new Date(createdAt));
}

/** Without the year where it goes without saying. */
function shortDateText(createdAt: string): string {
  const date = new Date(createdAt);
  if (date.getFullYear() !== new Date().getFullYear()) return dateText(createdAt);
  const parts = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat("en-GB", parts).format(date);
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
