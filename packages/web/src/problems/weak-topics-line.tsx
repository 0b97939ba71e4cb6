import { Target } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";
import type { OpenProblemSummary } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import type { TopicsOf } from "./topics.ts";
import { weakTopics } from "./weak-topics.ts";

/** For those who show topics: in which of them the first submission often was not accepted, and what to solve next. */
export function WeakTopicsLine({
  problems,
  topics,
  solvedIds,
}: {
  problems: readonly OpenProblemSummary[];
  topics: TopicsOf;
  solvedIds: ReadonlySet<string>;
}) {
  // The page draws itself anew at each key in its search.
  const weak = useMemo(() => weakTopics(problems, topics, solvedIds), [problems, topics, solvedIds]);
  if (weak.length === 0) return null;
  return (
    <section aria-label="To practise" className="panel grid gap-2 px-4 py-3 text-sm">
      <h2 className="flex items-center gap-2 text-xs font-normal text-muted">
        <Target className="size-4" aria-hidden="true" />
        To practise
      </h2>
      <ul className="grid gap-2">
        {weak.map(({ topic, tried, atFirst, next }) => (
          <li key={topic} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="font-medium">{topic}</span>
            <span className="num text-xs text-muted">
              {atFirst} of {tried} accepted at the first try
            </span>
            <span className="min-w-0 text-muted">
              Next:{" "}
              <Link to={paths.problem(next._id)} className="link-quiet text-base-content">
                {next.title}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
