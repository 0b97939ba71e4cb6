import { useQuery } from "@tanstack/react-query";
import { Plus, Trophy } from "lucide-react";
import { Link } from "react-router";
import { useAuth } from "../../platform/auth.tsx";
import { failureHint, failureText } from "../../platform/failures.ts";
import type { OpenContestSummary } from "../../platform/open-answers.ts";
import { usePageTitle } from "../../platform/page-meta.ts";
import { paths } from "../../platform/paths.ts";
import { Badge } from "../../ui/badges.tsx";
import { momentText } from "../../ui/date-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorBox } from "../../ui/error-box.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { contestsQuery } from "./contest-page-queries.ts";
import { contestPaths } from "./contest-paths.ts";
import { countdownText, lengthText } from "./duration-text.ts";
import { type ClockOffset, useServerTime } from "./server-clock.ts";

const MINUTE_MS = 60_000;

export function ContestListPage() {
  usePageTitle("Contests");
  const { user } = useAuth();
  const { data, error, refetch } = useQuery(contestsQuery);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl font-semibold">Contests</h1>
          <p className="mt-1 text-muted">The same problems and the same editor, with a clock and a board.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to={contestPaths.newChallenge} className={user?.role === "admin" ? "btn-quiet" : "btn-cta gap-2"}>
            {user?.role !== "admin" && <Plus className="size-4" aria-hidden="true" />}
            New challenge
          </Link>
          {user?.role === "admin" && (
            <Link to={contestPaths.new} className="btn-cta gap-2">
              <Plus className="size-4" aria-hidden="true" />
              New contest
            </Link>
          )}
        </div>
      </div>
      {error !== null ? (
        <ErrorBox
          text={failureText(error, "The contests could not be loaded.")}
          hint={failureHint(error)}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <div className="grid place-items-center py-24">
          <Spinner label="Loading the contests" className="size-6" />
        </div>
      ) : data.contests.length === 0 ? (
        <div className="panel">
          <EmptyState
            icon={<Trophy className="size-5" aria-hidden="true" />}
            title="There are no contests yet."
            hint="Make a challenge of some problems: everybody who has its link starts when they like."
          />
        </div>
      ) : (
        <Lists contests={data.contests} offset={data.offset} />
      )}
    </>
  );
}

function Lists({ contests, offset }: { contests: readonly OpenContestSummary[]; offset: ClockOffset }) {
  const now = useServerTime(offset);
  const isOver = (one: OpenContestSummary) => Date.parse(one.endsAt) <= now;
  const hasBegun = (one: OpenContestSummary) => Date.parse(one.startsAt) <= now;
  const groups = [
    {
      title: "Running",
      label: "Running contests",
      contests: contests.filter((one) => hasBegun(one) && !isOver(one) && one.isChallenge !== true),
    },
    {
      title: "Open challenges",
      label: "Open challenges",
      contests: contests.filter((one) => one.isChallenge === true && !isOver(one)),
    },
    // The next one first.
    {
      title: "Coming",
      label: "Coming contests",
      contests: contests.filter((one) => !hasBegun(one) && one.isChallenge !== true).toReversed(),
    },
    { title: "Past", label: "Past contests", contests: contests.filter(isOver) },
  ];
  return groups
    .filter((group) => group.contests.length > 0)
    .map((group) => (
      <section key={group.title} aria-label={group.label} className="grid gap-2">
        <h2 className="text-sm font-medium text-muted">{group.title}</h2>
        <ul className="panel divide-y divide-line overflow-hidden">
          {group.contests.map((contest) => (
            <li key={contest._id} className="relative px-5 py-4 transition-colors hover:bg-hover">
              <ContestLine contest={contest} now={now} />
            </li>
          ))}
        </ul>
      </section>
    ));
}

function ContestLine({ contest, now }: { contest: OpenContestSummary; now: number }) {
  const [start, end] = [Date.parse(contest.startsAt), Date.parse(contest.endsAt)];
  const minutes = contest.windowMinutes ?? Math.round((end - start) / MINUTE_MS);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <Link
            to={paths.contest(contest._id)}
            className="min-w-0 font-medium break-words -outline-offset-2 after:absolute after:inset-0"
          >
            {contest.title}
          </Link>
          {contest.hasEntered && <Badge tone="primary">Entered</Badge>}
          {contest.isInvited === true && now < end && <Badge tone="info">You are invited</Badge>}
          {!contest.isListed && contest.isChallenge !== true && <Badge tone="neutral">Unlisted</Badge>}
        </div>
        <p className="num mt-1 text-[0.8125rem] text-muted">
          {momentText(contest.startsAt)} · {lengthText(minutes)}
          {contest.windowMinutes !== null && ` each, until ${momentText(contest.endsAt)}`} · {contest.entries}{" "}
          {contest.entries === 1 ? "participant" : "participants"}
        </p>
      </div>
      {now < end && (
        <p className="num text-[0.8125rem]">
          <span className="text-muted">{now < start ? "begins in " : "ends in "}</span>
          {countdownText((now < start ? start : end) - now)}
        </p>
      )}
    </div>
  );
}
