import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { LanguageId, languageName } from "@verdict/contract/language";
import { ownSubmissions } from "@verdict/contract/own-submissions";
import { ProgramVerdict } from "@verdict/contract/verdict";
import { History } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { callApi } from "../platform/call-api.ts";
import { failureHint } from "../platform/failures.ts";
import { usePageTitle } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";
import { allProblemsQuery, attemptedProblemsQuery } from "../problems/problem-queries.ts";
import {
  isFiltered,
  type OwnFilters,
  queryOfFilters,
  readOwnFilters,
  writeOwnFilters,
} from "../submissions/own-filters.ts";
import { OwnSubmissionsTable } from "../submissions/own-submissions-table.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { FilterSelect } from "../ui/filter-select.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { verdictText } from "../ui/verdict-text.ts";

const ASK_AGAIN_MS = 2000;

/** All that the user has submitted, to all problems, newest first. The filters stand in the address. */
export function SubmissionsPage() {
  usePageTitle("My Submissions");
  const [address, setAddress] = useSearchParams();
  const filters = readOwnFilters(address);
  const change = (changed: Partial<OwnFilters>) =>
    setAddress(writeOwnFilters({ ...filters, ...changed }), { replace: true, preventScrollReset: true });
  const query = queryOfFilters(filters);
  const own = useInfiniteQuery({
    queryKey: ["ownSubmissions", query],
    queryFn: ({ pageParam, signal }) =>
      callApi(ownSubmissions, { query: pageParam === "" ? query : { ...query, before: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ submissions }) => submissions.some(({ status }) => status === "pending"))
        ? ASK_AGAIN_MS
        : false,
  });
  const rows = own.data?.pages.flatMap(({ submissions }) => submissions);
  return (
    <div className="mx-auto grid max-w-[73rem] grid-cols-[minmax(0,1fr)] gap-4 px-4 py-8 sm:px-6">
      <h1 className="text-2xl font-semibold">My Submissions</h1>
      <Filters filters={filters} onChange={change} />
      {own.isError ? (
        <ErrorBox
          text="Failed to fetch submission history"
          hint={failureHint(own.error)}
          onRetry={() => void own.refetch()}
        />
      ) : rows === undefined ? (
        <div className="grid place-items-center py-24">
          <Spinner label="Loading your submissions" className="size-6" />
        </div>
      ) : rows.length === 0 ? (
        <NothingFound isFiltered={isFiltered(filters)} onClear={() => setAddress({}, { replace: true })} />
      ) : (
        <OwnSubmissionsTable submissions={rows} />
      )}
      {own.hasNextPage && (
        <button
          type="button"
          className="btn-quiet justify-self-center"
          disabled={own.isFetchingNextPage}
          onClick={() => void own.fetchNextPage()}
        >
          {own.isFetchingNextPage ? "Loading..." : "Show older submissions"}
        </button>
      )}
    </div>
  );
}

const VERDICTS = {
  "": "All verdicts",
  ...Object.fromEntries(ProgramVerdict.options.map((verdict) => [verdict, verdictText(verdict)])),
  JE: verdictText("JE"),
  pending: "Pending",
};
const LANGUAGES = {
  "": "All languages",
  ...Object.fromEntries(LanguageId.options.map((language) => [language, languageName(language)])),
};

function Filters({ filters, onChange }: { filters: OwnFilters; onChange: (changed: Partial<OwnFilters>) => void }) {
  const { data: problems = [] } = useQuery(allProblemsQuery);
  const { data: attempted = [] } = useQuery(attemptedProblemsQuery);
  const titles = Object.fromEntries(problems.map(({ _id, title }) => [_id, title]));
  const known = new Set([...attempted, ...(filters.problem === "" ? [] : [filters.problem])]);
  const byTitle = [...known].map((id) => [id, titles[id] ?? id] as const).sort(([, a], [, b]) => a.localeCompare(b));
  return (
    <search className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-center">
      <FilterSelect
        name="problem"
        label="Problem"
        value={filters.problem}
        options={{ "": "All problems", ...Object.fromEntries(byTitle) }}
        onChange={(problem) => onChange({ problem })}
      />
      <FilterSelect
        name="verdict"
        label="Verdict"
        value={filters.verdict}
        options={VERDICTS}
        onChange={(verdict) => onChange({ verdict })}
      />
      <FilterSelect
        name="language"
        label="Language"
        value={filters.language}
        options={LANGUAGES}
        onChange={(language) => onChange({ language })}
      />
      <Day label="From" value={filters.from} onChange={(from) => onChange({ from })} />
      <Day label="To" value={filters.to} onChange={(to) => onChange({ to })} />
    </search>
  );
}

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <label className="field bg-base-200 text-[0.8125rem] sm:w-auto">
      <span className="text-muted">{label}</span>
      <input type="date" value={value} onChange={(event) => onChange(event.target.value)} className="num min-w-0" />
    </label>
  );
}

function NothingFound({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <div className="panel">
      <EmptyState
        icon={<History className="size-5" aria-hidden="true" />}
        title={isFiltered ? "No submissions match these filters" : "You have not submitted anything yet"}
        action={
          isFiltered ? (
            <button type="button" className="btn-quiet" onClick={onClear}>
              Clear filters
            </button>
          ) : (
            <Link to={paths.problems} className="btn-cta">
              Choose a problem
            </Link>
          )
        }
      />
    </div>
  );
}
