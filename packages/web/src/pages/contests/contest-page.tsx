import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { ApiFailure, failureHint, failureText } from "../../platform/failures.ts";
import type { OpenContest } from "../../platform/open-answers.ts";
import { usePageTitle } from "../../platform/page-meta.ts";
import { paths } from "../../platform/paths.ts";
import { Badge } from "../../ui/badges.tsx";
import { momentText } from "../../ui/date-text.ts";
import { ErrorBox } from "../../ui/error-box.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TabBar, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { AllSubmissions } from "./all-submissions.tsx";
import { BoardPanel } from "./board-panel.tsx";
import { ChallengeLine } from "./challenge-line.tsx";
import { contestPaths } from "./contest-paths.ts";
import { contestQuery } from "./contest-queries.ts";
import { EnterPanel } from "./enter-panel.tsx";
import { EntriesPanel } from "./entries-panel.tsx";
import { Invitations } from "./invitations.tsx";
import { JuryPanel } from "./jury-panel.tsx";
import { LikenessPanel } from "./likeness-panel.tsx";
import { MessagesPanel } from "./messages-panel.tsx";
import { OrganiserBar } from "./organiser-bar.tsx";
import { OwnSubmissions } from "./own-submissions.tsx";
import { Phase } from "./phase.tsx";
import { ProblemTable } from "./problem-table.tsx";
import { ReadinessPanel } from "./readiness-panel.tsx";
import { RejudgingPanel } from "./rejudging-panel.tsx";
import { RemovedTime } from "./removed-time.tsx";
import { SealedLine } from "./sealed-line.tsx";
import { type ClockOffset, useServerTime } from "./server-clock.ts";
import { StaffPanel } from "./staff-panel.tsx";
import { TeamPanel } from "./team-panel.tsx";

export function ContestPage({ contestId }: { contestId: string }) {
  const { data, error, refetch } = useQuery(contestQuery(contestId));
  usePageTitle(data?.contest.title ?? "Contest");
  if (data !== undefined) return <Loaded contest={data.contest} offset={data.offset} />;
  if (error === null) {
    return (
      <div className="grid place-items-center py-24">
        <h1 className="sr-only">Contest</h1>
        <Spinner label="Loading the contest" className="size-6" />
      </div>
    );
  }
  if (error instanceof ApiFailure && error.status === 404) {
    return (
      <div className="py-16 text-center">
        <h1 className="mb-4 text-2xl font-semibold">This contest does not exist</h1>
        <Link to={paths.contests} className="btn-quiet">
          All contests
        </Link>
      </div>
    );
  }
  return (
    <>
      <h1 className="sr-only">Contest</h1>
      <ErrorBox
        text={failureText(error, "The contest could not be loaded.")}
        hint={failureHint(error)}
        onRetry={() => void refetch()}
      />
    </>
  );
}

type TabName =
  | "problems"
  | "board"
  | "submissions"
  | "all"
  | "rejudging"
  | "likeness"
  | "questions"
  | "entries"
  | "staff";

function Loaded({ contest, offset }: { contest: OpenContest; offset: ClockOffset }) {
  const now = useServerTime(offset);
  useLookAtTurns(contest, now);
  const asked = new URLSearchParams(useLocation().search).get("tab");
  const [tab, setTab] = useState<TabName>(
    asked === "questions" || asked === "all" || asked === "likeness"
      ? asked
      : contest.problems === null && contest.entry === null
        ? "board"
        : "problems",
  );
  const tabs = [
    { value: "problems", label: "Problems" },
    { value: "board", label: "Board" },
    ...(contest.entry === null
      ? []
      : [{ value: "submissions", label: contest.team === null ? "My submissions" : "Our submissions" } as const]),
    ...(contest.mayJudge
      ? ([
          { value: "all", label: "All submissions" },
          { value: "rejudging", label: "Rejudging" },
        ] as const)
      : []),
    ...(contest.mayJudge && Date.parse(contest.endsAt) <= now
      ? [{ value: "likeness", label: "Likeness" } as const]
      : []),
    ...((contest.entry === null && !contest.mayJudge) || contest.isChallenge === true
      ? []
      : [{ value: "questions", label: contest.unread === 0 ? "Questions" : `Questions (${contest.unread})` } as const]),
    ...(contest.mayManage ? [{ value: "entries", label: "Participants" } as const] : []),
    ...(contest.mayManage && contest.isChallenge !== true ? [{ value: "staff", label: "Staff" } as const] : []),
  ] as const;
  return (
    <>
      <header className="grid gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-3">
              <h1 className="min-w-0 text-2xl font-semibold break-words">{contest.title}</h1>
              {contest.isFrozen && <Badge tone="info">Board frozen</Badge>}
              {contest.entry?.kind === "virtual" && <Badge tone="neutral">Virtual</Badge>}
              {contest.entry?.kind === "unofficial" && <Badge tone="neutral">Unofficial</Badge>}
            </div>
            <p className="num mt-1 text-muted">
              {momentText(contest.startsAt)} to {momentText(contest.endsAt)}
            </p>
          </div>
          <Phase contest={contest} now={now} />
        </div>
        <RemovedTime contest={contest} />
        {contest.intro !== "" && <p className="max-w-prose whitespace-pre-line">{contest.intro}</p>}
        {contest.entry !== null && contest.entry.disqualifiedReason !== null && (
          <ErrorBox text="You are not on the board any more." hint={contest.entry.disqualifiedReason} />
        )}
      </header>
      {contest.isChallenge === true && <ChallengeLine contest={contest} now={now} />}
      {contest.mayManage && (
        <OrganiserBar contest={contest} now={now}>
          {contest.isChallenge !== true && (
            <Link to={contestPaths.edit(contest._id)} className="btn-quiet h-9 px-3">
              Edit
            </Link>
          )}
        </OrganiserBar>
      )}
      {contest.mayManage && now < Date.parse(contest.startsAt) && <ReadinessPanel contestId={contest._id} />}
      <EnterPanel contest={contest} now={now} />
      <SealedLine contest={contest} />
      {contest.team !== null && <TeamPanel contest={contest} team={contest.team} />}
      <Tabs value={tab} onChange={setTab} className="panel overflow-hidden">
        <TabBar label="Contest" items={tabs} />
        <TabPanel value="problems">
          <ProblemTable contest={contest} />
        </TabPanel>
        <TabPanel value="board">
          <BoardPanel contest={contest} />
        </TabPanel>
        <TabPanel value="submissions">
          <OwnSubmissions contest={contest} />
        </TabPanel>
        <TabPanel value="all">
          <AllSubmissions contest={contest} />
        </TabPanel>
        <TabPanel value="rejudging">
          <RejudgingPanel contest={contest} />
        </TabPanel>
        <TabPanel value="likeness">
          <LikenessPanel contest={contest} />
        </TabPanel>
        <TabPanel value="questions">
          {contest.mayJudge ? <JuryPanel contest={contest} /> : <MessagesPanel contest={contest} now={now} />}
        </TabPanel>
        <TabPanel value="entries">
          {contest.mayManage && <Invitations contest={contest} />}
          <EntriesPanel contestId={contest._id} />
        </TabPanel>
        <TabPanel value="staff">
          <StaffPanel contestId={contest._id} />
        </TabPanel>
      </Tabs>
    </>
  );
}

/** When a clock has run down, the page is another one: it asks at once, and not when it would look anyway. */
function useLookAtTurns(contest: OpenContest, now: number): void {
  const queryClient = useQueryClient();
  const turns = [contest.startsAt, contest.endsAt, contest.entry?.startsAt, contest.entry?.endsAt];
  const passed = turns.filter((turn) => typeof turn === "string" && Date.parse(turn) <= now).length;
  const seen = useRef(passed);
  useEffect(() => {
    if (seen.current === passed) return;
    seen.current = passed;
    void queryClient.invalidateQueries({ queryKey: ["contest", contest._id] });
  }, [queryClient, contest._id, passed]);
}
