import { useQuery } from "@tanstack/react-query";
import { Search, SearchX } from "lucide-react";
import { Fragment, type ReactNode, useState } from "react";
import { ApiFailure, failureHint } from "../platform/failures.ts";
import type { OpenProblemSummary } from "../platform/open-answers.ts";
import { allProblemsQuery } from "../problems/problem-queries.ts";
import { searchFor } from "../problems/search-problems.ts";
import { Badge, DifficultyBadge, TagBadge } from "../ui/badges.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { Pager } from "../ui/pager.tsx";

/** So many rows stand on one page, and the browser's own search finds each of them. */
const PAGE_SIZE = 500;
const FAILED = "Failed to fetch problems";

/** A column with what can be done to the problem of each row. */
interface ActionColumn {
  /** Tells columns of the same heading apart. */
  key: string;
  heading: string;
  cell: (problem: OpenProblemSummary) => ReactNode;
  /** Where a narrow window shows it: a column of its own would push the last one out of the table. */
  inNarrow?: "below title";
}

type NumberedSummary = OpenProblemSummary & { number: number };

/** All problems as a table: #, Title, Difficulty, Tags, and the given actions. Searchable. */
export function ProblemTable(input: {
  caption: string;
  actions: readonly ActionColumn[];
  /** Where the server refuses the list, its own error is shown instead of the panel's words. */
  saysServerError?: true;
}) {
  const { caption, actions } = input;
  const problems = useQuery(allProblemsQuery);
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(0);
  if (problems.isError) {
    return (
      <ErrorBox
        text={(input.saysServerError && errorFieldOf(problems.error)) || FAILED}
        hint={failureHint(problems.error)}
        onRetry={() => void problems.refetch()}
      />
    );
  }
  const numbered = (problems.data ?? []).map((problem, index) => ({ ...problem, number: index + 1 }));
  const found = numbered.filter(searchFor(search, numbered));
  const shownPage = Math.min(page, Math.max(0, Math.ceil(found.length / PAGE_SIZE) - 1));
  const shown = found.slice(shownPage * PAGE_SIZE, (shownPage + 1) * PAGE_SIZE);
  return (
    <div className="grid gap-4">
      <label className="field max-w-sm bg-base-200">
        <Search className="size-4 text-faint" aria-hidden="true" />
        <span className="sr-only">Search problems</span>
        <input
          type="search"
          placeholder="Search by title, tag or number"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(0);
          }}
        />
      </label>
      <div className="panel overflow-hidden" aria-busy={problems.isPending}>
        {problems.isPending ? (
          <TableSkeleton />
        ) : shown.length === 0 ? (
          <EmptyState
            icon={<SearchX className="size-5" aria-hidden="true" />}
            title="No problems found matching your criteria."
          />
        ) : (
          <Rows caption={caption} actions={actions} problems={shown} />
        )}
      </div>
      <Pager label="Pages" page={shownPage} pageSize={PAGE_SIZE} total={found.length} onChange={setPage} />
    </div>
  );
}

function errorFieldOf(error: Error): string {
  return error instanceof ApiFailure ? error.errorField : "";
}

/** What the buttons of a row are described by, since they all say the same. */
export function titleId(problem: Pick<OpenProblemSummary, "_id">): string {
  return `title-${problem._id}`;
}

const HEADING = "px-4 py-3 font-medium";

function Rows(input: { caption: string; actions: readonly ActionColumn[]; problems: readonly NumberedSummary[] }) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{input.caption}</caption>
      <thead className="border-b border-line text-xs text-muted">
        <tr>
          <th scope="col" className={`${HEADING} hidden w-14 text-right sm:table-cell`}>
            #
          </th>
          <th scope="col" className={HEADING}>
            Title
          </th>
          <th scope="col" className={`${HEADING} hidden lg:table-cell`}>
            Difficulty
          </th>
          <th scope="col" className={`${HEADING} hidden lg:table-cell`}>
            Tags
          </th>
          {input.actions.map((action) => (
            <th key={action.key} scope="col" className={`w-0 px-2 py-3 font-medium sm:px-4 ${columnClass(action)}`}>
              {action.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {input.problems.map((problem) => (
          <tr key={problem._id} className="border-b border-line transition-colors last:border-0 hover:bg-hover">
            <td className="num hidden px-4 text-right text-xs text-faint sm:table-cell">{problem.number}</td>
            <th scope="row" id={titleId(problem)} className="px-4 py-2.5 font-medium wrap-anywhere">
              <span className="mr-2">{problem.title}</span>
              {problem.isDraft && (
                <Badge tone="info">{problem.fromClass === undefined ? "Draft" : `From ${problem.fromClass}`}</Badge>
              )}
              <span className="mt-1.5 flex flex-wrap gap-2 lg:hidden">
                <DifficultyBadge difficulty={problem.difficulty} />
                <TagBadge tag={problem.tags} />
                {input.actions.map(({ key, inNarrow, cell }) => (
                  <Fragment key={key}>{inNarrow === "below title" && cell(problem)}</Fragment>
                ))}
              </span>
            </th>
            <td className="hidden px-4 lg:table-cell">
              <DifficultyBadge difficulty={problem.difficulty} />
            </td>
            <td className="hidden px-4 lg:table-cell">
              <TagBadge tag={problem.tags} />
            </td>
            {input.actions.map((action) => (
              <td key={action.key} className={`px-2 py-2.5 last:pr-4 sm:px-4 ${columnClass(action)}`}>
                {action.cell(problem)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function columnClass({ inNarrow }: ActionColumn): string {
  return inNarrow === "below title" ? "max-lg:hidden" : "";
}

const SKELETON_ROWS = [42, 56, 38, 60, 48, 52];

function TableSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading problems</span>
      {SKELETON_ROWS.map((width) => (
        <div key={width} aria-hidden="true" className="flex h-14 items-center gap-4 border-b border-line px-4">
          <div className="skeleton h-3" style={{ width: `${width}%` }} />
          <div className="ml-auto skeleton h-8 w-20" />
        </div>
      ))}
    </div>
  );
}
