import { useQuery } from "@tanstack/react-query";
import type { ProblemSummary } from "@verdict/contract/problems";
import { SearchX } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { failureHint, failureText } from "../platform/failures.ts";
import { usePageTitle } from "../platform/page-meta.ts";
import { FilterBar } from "../problems/filter-bar.tsx";
import { ListSkeleton } from "../problems/list-skeleton.tsx";
import { filterProblems, NO_FILTERS } from "../problems/problem-filters.ts";
import { ProblemList } from "../problems/problem-list.tsx";
import { allProblemsQuery, solvedProblemsQuery } from "../problems/problem-queries.ts";
import { useProblemFilters } from "../problems/use-problem-filters.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBox } from "../ui/error-box.tsx";

const NOBODY_SOLVED: ReadonlySet<string> = new Set();

export function ProblemsPage() {
  usePageTitle("Problems");
  const problems = useQuery(allProblemsQuery);
  const solved = useQuery({ ...solvedProblemsQuery, select: idsOf });
  const [filters, changeFilters] = useProblemFilters();
  // Typing stays ahead of a long list: the field shows the new text at once, the rows follow.
  const shownFilters = useDeferredValue(filters);
  const solvedIds = solved.data ?? NOBODY_SOLVED;
  const numbered = useMemo(
    () => problems.data?.map((problem, index) => ({ ...problem, number: index + 1 })),
    [problems.data],
  );
  const shown = useMemo(
    () => (numbered === undefined ? undefined : filterProblems(numbered, shownFilters, solvedIds)),
    [numbered, shownFilters, solvedIds],
  );

  return (
    <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6">
      <div className="flex items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl font-semibold">Problems</h1>
          <p role="status" className="num mt-1 text-muted">
            {countText(shown?.length, problems.data?.length)}
          </p>
        </div>
        {solved.data !== undefined && (
          <p className="num text-muted">
            Solved <span className="font-medium text-base-content">{solvedIds.size.toLocaleString("en")}</span>
          </p>
        )}
      </div>
      <div className="mt-6 grid gap-4">
        <FilterBar filters={filters} onChange={changeFilters} />
        {solved.isError && (
          <ErrorBox
            text="The marks of solved problems could not be loaded."
            hint={failureHint(solved.error)}
            onRetry={() => void solved.refetch()}
          />
        )}
        {problems.isError ? (
          <ErrorBox
            text={failureText(problems.error, "Failed to fetch problems")}
            hint={failureHint(problems.error)}
            onRetry={() => void problems.refetch()}
          />
        ) : (
          <div className="panel overflow-hidden">
            {shown === undefined ? (
              <ListSkeleton />
            ) : shown.length === 0 ? (
              <EmptyState
                icon={<SearchX className="size-5" aria-hidden="true" />}
                title="No problems found matching your criteria."
                hint="Try a shorter search or clear the filters."
                action={
                  <button type="button" className="btn-quiet" onClick={() => changeFilters(NO_FILTERS)}>
                    Clear filters
                  </button>
                }
              />
            ) : (
              <ProblemList problems={shown} solvedIds={solvedIds} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function idsOf(problems: readonly ProblemSummary[]): ReadonlySet<string> {
  return new Set(problems.map((problem) => problem._id));
}

function countText(shown: number | undefined, all: number | undefined): string {
  if (shown === undefined || all === undefined) return "\u00a0";
  return `${shown.toLocaleString("en")} of ${all.toLocaleString("en")}`;
}
