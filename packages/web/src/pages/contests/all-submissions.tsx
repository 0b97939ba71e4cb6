import { useQuery } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { OpenContest, OpenJurySubmission } from "../../platform/open-answers.ts";
import { Badge } from "../../ui/badges.tsx";
import { shortMomentText } from "../../ui/date-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterSelect } from "../../ui/filter-select.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { languageText, verdictText, verdictTone } from "../../ui/verdict-text.ts";
import { allSubmissionsQuery } from "./contest-page-queries.ts";
import { contestPaths } from "./contest-paths.ts";

const ONLY = { "": "All", waiting: "Without a verdict" };

/** What everybody has submitted, newest first, for the jury. */
export function AllSubmissions({ contest }: { contest: OpenContest }) {
  const [label, setLabel] = useState("");
  const [only, setOnly] = useState("");
  const query = useQuery(allSubmissionsQuery(contest._id, { label, only }));
  const labels = (contest.problems ?? []).map((problem) => [problem.label, `${problem.label} · ${problem.title}`]);
  return (
    <>
      <div className="flex flex-wrap gap-3 border-b border-line px-5 py-3">
        <FilterSelect
          name="label"
          label="Problem"
          value={label}
          options={{ "": "All problems", ...Object.fromEntries(labels) }}
          onChange={setLabel}
        />
        <FilterSelect name="only" label="Verdict" value={only} options={ONLY} onChange={setOnly} />
      </div>
      <Loaded query={query} what="the submissions">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={<Hourglass className="size-5" aria-hidden="true" />} title="There is nothing here." />
          ) : (
            <ul aria-label="All submissions" className="divide-y divide-line">
              {rows.map((row) => (
                <Row key={`${row.entryId} ${row.submissionId}`} contestId={contest._id} row={row} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function Row({ contestId, row }: { contestId: string; row: OpenJurySubmission }) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 hover:bg-hover">
      <span className="num w-6 shrink-0 font-medium text-muted">{row.label}</span>
      <Link
        to={contestPaths.submission(contestId, row.submissionId)}
        className="min-w-0 flex-1 basis-40 truncate font-medium -outline-offset-2 after:absolute after:inset-0"
      >
        {row.name}
      </Link>
      <span className="num text-[0.8125rem] text-muted">
        {languageText(row.language)} · {shortMomentText(row.at)}
      </span>
      {!row.isCounted && <Badge tone="neutral">Not counted</Badge>}
      <Badge tone={row.verdict === null ? "info" : verdictTone(row.verdict)}>
        {row.verdict === null ? "Being judged" : verdictText(row.verdict)}
      </Badge>
    </li>
  );
}
