import { useQuery } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { Link } from "react-router";
import { failureHint, failureText } from "../../platform/failures.ts";
import type { OpenContest } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { Badge } from "../../ui/badges.tsx";
import { shortMomentText } from "../../ui/date-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorBox } from "../../ui/error-box.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { verdictText, verdictTone } from "../../ui/verdict-text.ts";
import { ownSubmissionsQuery } from "./contest-page-queries.ts";
import { contestPaths } from "./contest-paths.ts";

export function OwnSubmissions({ contest }: { contest: OpenContest }) {
  const { data, error, refetch } = useQuery(ownSubmissionsQuery(contest._id));
  if (error !== null) {
    return (
      <div className="p-5">
        <ErrorBox
          text={failureText(error, "The submissions could not be loaded.")}
          hint={failureHint(error)}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className="grid place-items-center py-16">
        <Spinner label="Loading the submissions" />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<Hourglass className="size-5" aria-hidden="true" />}
        title="You have submitted nothing yet."
        hint="Open a problem and press Submit, as in practice: while your time runs it counts here."
      />
    );
  }
  return (
    <ul aria-label="My submissions" className="divide-y divide-line">
      {data.map((row) => (
        <li key={row.submissionId} className="relative flex items-center gap-4 px-5 py-3 hover:bg-hover">
          <span className="num w-6 shrink-0 font-medium text-muted">{row.label}</span>
          <Link
            to={
              row.author === undefined
                ? paths.submission(row.submissionId)
                : contestPaths.submission(contest._id, row.submissionId)
            }
            className="num min-w-0 flex-1 -outline-offset-2 after:absolute after:inset-0"
          >
            {shortMomentText(row.at)}
          </Link>
          {row.author !== undefined && <span className="truncate text-[0.8125rem] text-muted">{row.author}</span>}
          {!row.isCounted && <Badge tone="neutral">Too late, not counted</Badge>}
          <Badge tone={row.verdict === null ? "info" : verdictTone(row.verdict)}>
            {row.verdict === null ? "Being judged" : verdictText(row.verdict)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
