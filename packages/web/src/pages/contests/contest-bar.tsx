import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import type { OpenContest, OpenProblem } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { knownWord } from "../../ui/known-word.ts";
import { contestQuery } from "./contest-queries.ts";
import { countdownText } from "./duration-text.ts";
import { type ClockOffset, useServerTime } from "./server-clock.ts";

/** Above a problem while its contest runs: the way back, the other problems, and the time that is left. */
export function ContestBar({
  contest,
  problemId,
}: {
  contest: NonNullable<OpenProblem["contest"]>;
  problemId: string;
}) {
  const { data } = useQuery(contestQuery(contest.contestId));
  return (
    <nav
      aria-label="Contest"
      className="absolute inset-x-0 top-(--header-height) flex h-10 items-center gap-4 px-4 text-[0.8125rem] sm:px-5"
    >
      <Link to={paths.contest(contest.contestId)} className="inline-flex min-w-0 items-center gap-1 hover:underline">
        <ChevronLeft className="size-4 shrink-0" aria-hidden="true" />
        <span className="truncate">{contest.title}</span>
      </Link>
      <Letters problems={data?.contest.problems ?? []} problemId={problemId} />
      {data !== undefined && data.contest.unread > 0 && (
        <Link
          to={`${paths.contest(contest.contestId)}?tab=questions`}
          className="chip tone-info ml-auto shrink-0 hover:underline"
        >
          {data.contest.unread} new<span className="max-sm:sr-only"> from the jury</span>
        </Link>
      )}
      {data !== undefined && <TimeLeft until={contest.until} offset={data.offset} problemId={problemId} />}
    </nav>
  );
}

const TONES = { solved: "text-success", tried: "text-error", pending: "text-info", untried: "text-muted" };
const WORDS = { solved: "solved", tried: "not solved yet", pending: "being judged", untried: "not tried" };

function Letters({ problems, problemId }: { problems: NonNullable<OpenContest["problems"]>; problemId: string }) {
  return (
    <ul className="flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]">
      {problems.map((problem) => (
        <li key={problem.label}>
          <Link
            to={paths.problem(problem.problemId)}
            title={problem.title}
            aria-label={`${problem.label}, ${problem.title}, ${knownWord(WORDS, problem.state) ?? problem.state}`}
            aria-current={problem.problemId === problemId ? "page" : undefined}
            className={`grid size-7 place-items-center rounded-md font-medium -outline-offset-2 hover:bg-hover aria-[current]:bg-base-300 ${knownWord(TONES, problem.state) ?? ""}`}
          >
            {problem.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** When it is over, the page gets what was closed. */
function TimeLeft({ until, offset, problemId }: { until: string; offset: ClockOffset; problemId: string }) {
  const queryClient = useQueryClient();
  const left = Date.parse(until) - useServerTime(offset);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries({ queryKey: ["problem", problemId] });
  }, [isOver, problemId, queryClient]);
  return (
    <span role="timer" className={`num ml-auto shrink-0 font-medium ${left < 300_000 ? "text-warning" : ""}`}>
      {countdownText(left)}
    </span>
  );
}
