import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OpenRejudging } from "../platform/open-answers.ts";
import { Badge } from "../ui/badges.tsx";
import { FailureBox } from "../ui/failure-box.tsx";
import { PagedList } from "../ui/paged-list.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { languageText, verdictText, verdictTone } from "../ui/verdict-text.ts";

const POLL_MS = 1000;

/** With which calls a problem is judged again: an administrator's, or those of its class. */
export interface RejudgeCalls {
  read: (signal: AbortSignal) => Promise<OpenRejudging>;
  start: () => Promise<OpenRejudging>;
  apply: () => Promise<OpenRejudging>;
  drop: () => Promise<OpenRejudging>;
}

/** Judging old submissions again after tests or limits changed: look at what would change, then apply or drop it. */
export function RejudgePanel(input: { problemId: string; outdatedSubmissions: number; calls: RejudgeCalls }) {
  const { problemId, outdatedSubmissions, calls } = input;
  const queryClient = useQueryClient();
  const queryKey = ["rejudging", problemId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.read(signal),
    refetchInterval: (query) => (["judging", "applying"].includes(query.state.data?.state ?? "") ? POLL_MS : false),
  });
  const action = useMutation({
    mutationFn: (act: "start" | "apply" | "drop") => calls[act](),
    onSuccess: (rejudging) => queryClient.setQueryData(queryKey, rejudging),
  });
  const isIdle = data === undefined || ["none", "applied", "dropped"].includes(data.state);
  if (isIdle && outdatedSubmissions === 0) return null;
  return (
    <TitledPanel title="Rejudging">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FailureBox error={action.error} fallback="The rejudging failed" />
        {isIdle ? (
          <>
            <p className="text-muted" role="status">
              {data?.state === "applied"
                ? "The new verdicts are in force."
                : `${submissionsWere(outdatedSubmissions)} judged with other tests, limits or another checker than those of now.`}
              {data?.state === "dropped" && " The new verdicts were dropped: the old ones stay."}
            </p>
            {data?.state !== "applied" && (
              <button
                type="button"
                className="btn-quiet w-fit"
                disabled={action.isPending}
                onClick={() => action.mutate("start")}
              >
                Judge them again
              </button>
            )}
          </>
        ) : data.state === "applying" ? (
          <Writing rejudging={data} />
        ) : (
          <Standing rejudging={data} />
        )}
        {data?.state === "ready" && (
          <div className="flex gap-3">
            <button
              type="button"
              className="btn-cta"
              disabled={action.isPending}
              onClick={() => action.mutate("apply")}
            >
              Apply new verdicts
            </button>
            <button
              type="button"
              className="btn-quiet"
              disabled={action.isPending}
              onClick={() => action.mutate("drop")}
            >
              Drop them
            </button>
          </div>
        )}
      </div>
    </TitledPanel>
  );
}

export function submissionsWere(count: number): string {
  return count === 1 ? "1 submission was" : `${count.toLocaleString("en")} submissions were`;
}

/** It goes on by itself, whether this page is open or not. */
function Writing({ rejudging: { applied = 0, total } }: { rejudging: OpenRejudging }) {
  return (
    <>
      <ProgressBar label="Written verdicts" percent={total === 0 ? 100 : Math.round((applied / total) * 100)} />
      <p className="num text-muted" role="status">
        {applied.toLocaleString("en")} of {total.toLocaleString("en")} submissions have their new verdict; the others
        follow.
      </p>
    </>
  );
}

function Standing({ rejudging }: { rejudging: OpenRejudging }) {
  const { judged, total, changeCount, failed, changes } = rejudging;
  return (
    <>
      <ProgressBar label="Rejudged submissions" percent={total === 0 ? 100 : Math.round((judged / total) * 100)} />
      <p className="num text-muted" role="status">
        {judged} of {total} judged again; {changeCount === 1 ? "1 verdict" : `${changeCount} verdicts`} would change
        {failed > 0 && `; ${failed} could not be judged and keep theirs`}.
      </p>
      {changes.length > 0 && (
        <PagedList label="Pages of changes" items={changes} keyOf={(change) => change.submissionId}>
          {(change) => <ChangeRow change={change} />}
        </PagedList>
      )}
    </>
  );
}

function ChangeRow({ change }: { change: OpenRejudging["changes"][number] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <span className="min-w-0 basis-full truncate sm:flex-1 sm:basis-0">
        {change.firstName} <span className="text-muted">· {languageText(change.language)}</span>
      </span>
      <span className="num flex flex-wrap items-center gap-2 text-xs text-muted">
        <Badge tone={verdictTone(change.before)}>{verdictText(change.before)}</Badge>
        {change.passedBefore}/{change.totalBefore} →
        <Badge tone={verdictTone(change.after)}>{verdictText(change.after)}</Badge>
        {change.passedAfter}/{change.totalAfter}
      </span>
    </div>
  );
}
