import { useQuery } from "@tanstack/react-query";
import { GraduationCap, SearchX, Tags, Trophy } from "lucide-react";
import { lazy, Suspense, useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { useAuth } from "../platform/auth.tsx";
import { failureHint, failureText, isUnknownCall } from "../platform/failures.ts";
import type { OpenProblemSummary } from "../platform/open-answers.ts";
import { usePageTitle } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";
import { acceptanceById, acceptanceQuery } from "../problems/acceptance.ts";
import { FilterBar } from "../problems/filter-bar.tsx";
import { LadderView } from "../problems/ladder-view.tsx";
import { ListHeader } from "../problems/list-header.tsx";
import { problemsOf, useOwnLists } from "../problems/own-lists.ts";
import { filterProblems, NO_FILTERS, type ProblemFilters } from "../problems/problem-filters.ts";
import { ListSkeleton, ProblemList } from "../problems/problem-list.tsx";
import { ProblemOfTheDayLine } from "../problems/problem-of-the-day.tsx";
import {
  allProblemsQuery,
  attemptedProblemsQuery,
  isBeingBuilt,
  solvedProblemsQuery,
} from "../problems/problem-queries.ts";
import { ProgressLine } from "../problems/progress-line.tsx";
import { showTopics, topicsById, topicsQuery, useShowsTopics } from "../problems/topics.ts";
import { useProblemFilters } from "../problems/use-problem-filters.ts";
import { ViewChoice } from "../problems/view-choice.tsx";
import { WeakTopicsLine } from "../problems/weak-topics-line.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBox } from "../ui/error-box.tsx";

const UnitsView = lazy(async () => ({ default: (await import("../problems/units-view.tsx")).UnitsView }));
const ListsDialog = lazy(async () => ({ default: (await import("../problems/lists-dialog.tsx")).ListsDialog }));

const NONE: ReadonlySet<string> = new Set();
const NO_TOPICS = topicsById([]);
const NO_ACCEPTANCE = acceptanceById([]);

export function ProblemsPage() {
  usePageTitle("Problems");
  const problems = useQuery(allProblemsQuery);
  const { user } = useAuth();
  const enabled = user !== null;
  const solved = useQuery({ ...solvedProblemsQuery, enabled, select: idsOf });
  const [filters, changeFilters] = useProblemFilters();
  // Typing stays ahead of a long list: the field shows the new text at once, the rows follow.
  const shownFilters = useDeferredValue(filters);
  const attempted = useQuery({ ...attemptedProblemsQuery, enabled, select: setOf });
  const { data: acceptance = NO_ACCEPTANCE } = useQuery({ ...acceptanceQuery, select: acceptanceById });
  const wishesTopics = useShowsTopics();
  // A link to the problems of a topic, or to the units, shows them to whoever follows it.
  const showsTopics = enabled && (wishesTopics || filters.topic !== "all" || filters.view === "units");
  const topicsAnswer = useQuery({ ...topicsQuery, enabled: showsTopics, select: topicsById });
  const topics = (showsTopics ? topicsAnswer.data : undefined) ?? NO_TOPICS;
  const { query: listsQuery, lists, member, changeMembership } = useOwnLists({ enabled });
  const hasLists = enabled && !isUnknownCall(listsQuery.error);
  // Whose lists are chosen: of one problem, or all lists, or nothing is open.
  const [opened, setOpened] = useState<{ problemId: string | null } | null>(null);
  const actions = useMemo(
    () => ({ changeMembership, chooseLists: (problemId: string) => setOpened({ problemId }) }),
    [changeMembership],
  );
  const bookmarks = useMemo(() => new Set(lists?.bookmarks), [lists]);
  const listedIds = useMemo(() => problemsOf(lists, shownFilters.list), [lists, shownFilters.list]);
  const marks = useMemo(
    () => ({ solvedIds: solved.data ?? NONE, attemptedIds: attempted.data ?? NONE }),
    [solved.data, attempted.data],
  );
  const numbered = useMemo(
    () => problems.data?.map((problem, index) => ({ ...problem, number: index + 1 })),
    [problems.data],
  );
  const shown = useMemo(
    () =>
      numbered === undefined
        ? undefined
        : filterProblems(numbered, shownFilters, { ...marks, listedIds, acceptance, topics }),
    [numbered, shownFilters, marks, listedIds, acceptance, topics],
  );

  return (
    <div className="mx-auto max-w-[73rem] px-4 py-8 sm:px-6">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="text-2xl font-semibold">Problems</h1>
            <ViewChoice
              view={filters.view}
              hasUnits={enabled && !isUnknownCall(topicsAnswer.error)}
              onChange={(view) => changeFilters({ view })}
            />
            {enabled && (
              <>
                {!isUnknownCall(topicsAnswer.error) && (
                  <button
                    type="button"
                    aria-pressed={showsTopics}
                    className="link-quiet inline-flex items-center gap-1.5 text-xs"
                    onClick={() => {
                      showTopics(!showsTopics);
                      changeFilters({ topic: "all", ...(filters.view === "units" && { view: "list" }) });
                    }}
                  >
                    <Tags className="size-3.5" aria-hidden="true" />
                    {showsTopics ? "Hide topics" : "Show topics"}
                  </button>
                )}
                <Link to={paths.contests} className="link-quiet inline-flex items-center gap-1.5 text-xs">
                  <Trophy className="size-3.5" aria-hidden="true" />
                  Contests
                </Link>
                <Link to={paths.classes} className="link-quiet inline-flex items-center gap-1.5 text-xs">
                  <GraduationCap className="size-3.5" aria-hidden="true" />
                  Classes
                </Link>
              </>
            )}
          </div>
          <p role="status" className="num mt-1 text-muted">
            {filters.view === "list" && countText(shown?.length, problems.data?.length)}
          </p>
          <AwaitedNote problems={problems.data ?? []} />
          {(isLadder(filters) || filters.view === "ladders") && (
            <p className="mt-1 text-muted">A ladder: each problem builds on those above it.</p>
          )}
          {filters.view === "units" && (
            <p className="mt-1 text-muted">Subject by subject, each after those that it builds on.</p>
          )}
        </div>
        {solved.data !== undefined && problems.data !== undefined && (
          <ProgressLine problems={problems.data} solvedIds={solved.data} />
        )}
      </div>
      <div className="mt-6 grid gap-4">
        <ProblemOfTheDayLine />
        {showsTopics && problems.data !== undefined && solved.data !== undefined && (
          <WeakTopicsLine problems={problems.data} topics={topics} solvedIds={solved.data} />
        )}
        {filters.view === "list" && (
          <FilterBar
            filters={filters}
            onChange={changeFilters}
            topics={showsTopics ? topics : null}
            lists={hasLists ? (lists?.lists ?? []) : null}
            onManageLists={() => setOpened({ problemId: null })}
          />
        )}
        {member.isError && opened === null && (
          <ErrorBox
            text={failureText(member.error, "The bookmark could not be saved.")}
            hint={failureHint(member.error)}
          />
        )}
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
        ) : filters.view === "ladders" && numbered !== undefined ? (
          <LadderView problems={numbered} marks={marks} />
        ) : filters.view === "units" && numbered !== undefined && topicsAnswer.isSuccess ? (
          <Suspense>
            <UnitsView problems={numbered} topics={topics} marks={marks} />
          </Suspense>
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
              <>
                <ListHeader sort={filters.sort} onSort={(sort) => changeFilters({ sort })} />
                <ProblemList
                  problems={shown}
                  marks={marks}
                  bookmarks={bookmarks}
                  acceptance={acceptance}
                  topics={topics}
                  actions={hasLists ? actions : null}
                />
              </>
            )}
          </div>
        )}
      </div>
      {opened !== null && (
        <Suspense>
          <ListsDialog
            problem={numbered?.find(({ _id }) => _id === opened.problemId) ?? null}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function idsOf(problems: readonly OpenProblemSummary[]): ReadonlySet<string> {
  return new Set(problems.map((problem) => problem._id));
}

function setOf(ids: readonly string[]): ReadonlySet<string> {
  return new Set(ids);
}

/** The problems of one tag, as they stand in the catalogue. */
function isLadder({ tag, sort }: ProblemFilters): boolean {
  return tag !== "all" && sort === "number";
}

function countText(shown: number | undefined, all: number | undefined): string {
  if (shown === undefined || all === undefined) return "\u00a0";
  return `${shown.toLocaleString("en")} of ${all.toLocaleString("en")} shown`;
}

/** In the first minutes of an installation, or of a problem where only what somebody wants is built. */
function AwaitedNote({ problems }: { problems: readonly OpenProblemSummary[] }) {
  const awaited = problems.filter(isBeingBuilt).length;
  if (awaited === 0) return null;
  return (
    <p className="num mt-1 text-muted">
      The hidden tests of {awaited} {awaited === 1 ? "problem" : "problems"} are still being built. What you submit
      comes first.
    </p>
  );
}
