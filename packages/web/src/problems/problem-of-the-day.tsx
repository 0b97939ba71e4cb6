import { useQuery } from "@tanstack/react-query";
import { problemOfTheDay } from "@verdict/contract/problem-of-the-day";
import { CalendarDays, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { callApi } from "../platform/call-api.ts";
import { paths } from "../platform/paths.ts";
import { DifficultyBadge } from "../ui/badges.tsx";

/**
 * One quiet line above the list. Asked for again each time the page is shown, since days end; without an answer there
 * is no line, since nobody has come for it alone.
 */
export function ProblemOfTheDayLine() {
  const { data, isPending } = useQuery({
    queryKey: ["problemOfTheDay"],
    queryFn: ({ signal }) => callApi(problemOfTheDay, { signal }),
    staleTime: 0,
  });
  // As high as the line will be: the list below must not jump.
  if (isPending) return <div className="skeleton h-20 rounded-box sm:h-10" />;
  const problem = data?.problem;
  if (problem === undefined || problem === null) return null;
  return (
    <section
      aria-label="Problem of the day"
      className="panel relative flex h-20 flex-col justify-center gap-x-4 gap-y-1 px-4 hover:bg-hover sm:h-10 sm:flex-row sm:items-center"
    >
      <p className="flex shrink-0 items-center gap-2 text-xs text-muted">
        <CalendarDays className="size-4" aria-hidden="true" />
        Problem of the day
        <SolvedNote solved={data?.solved} className="sm:hidden" />
      </p>
      <div className="flex min-w-0 items-center gap-4 sm:flex-1">
        <Link
          to={paths.problem(problem._id)}
          className="min-w-0 flex-1 truncate font-medium -outline-offset-2 after:absolute after:inset-0"
        >
          {problem.title}
        </Link>
        <SolvedNote solved={data?.solved} className="max-sm:hidden" />
        <DifficultyBadge difficulty={problem.difficulty} />
      </div>
    </section>
  );
}

/** Only the day itself counts: whoever has solved the problem before may do it again. */
function SolvedNote({ solved, className }: { solved: string | undefined; className: string }) {
  if (solved === "today") {
    return (
      <span className={`inline-flex items-center gap-1.5 text-xs font-medium text-success ${className}`}>
        <CircleCheck className="size-4" aria-hidden="true" />
        Solved today
      </span>
    );
  }
  if (solved === "before") return <span className={`text-xs text-muted ${className}`}>Solved before: again?</span>;
  return null;
}
