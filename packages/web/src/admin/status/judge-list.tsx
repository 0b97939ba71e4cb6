import { useMutation, useQueryClient } from "@tanstack/react-query";
import { drainHost, undrainHost } from "@verdict/contract/site-status";
import { callApi } from "../../platform/call-api.ts";
import type { OpenSiteStatus } from "../../platform/open-answers.ts";
import { Badge, type Tone } from "../../ui/badges.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { knownWord } from "../../ui/known-word.ts";
import { TitledPanel } from "../../ui/panel.tsx";
import { ageText } from "../age-text.ts";
import { bytesText, STATE_TEXT } from "./status-text.ts";

const STATE_TONE: Readonly<Record<string, Tone>> = {
  working: "success",
  idle: "neutral",
  draining: "info",
  drained: "info",
  unfit: "error",
  gone: "warning",
};
/** "just now" would be said of a judge that is silent for a minute. */
const FRESH_MS = 10_000;

type Judge = OpenSiteStatus["judges"][number];

/** The judges by machine, each machine with the switch that drains it. */
export function JudgeList({ status }: { status: OpenSiteStatus }) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: ({ host, isDrained }: { host: string; isDrained: boolean }) =>
      callApi(isDrained ? undrainHost : drainHost, { params: { host } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["siteStatus"] }),
  });
  const hosts = [...new Set([...status.judges.map(({ host }) => host), ...status.drainedHosts])];
  return (
    <TitledPanel title="Judges">
      <div className="grid gap-3">
        <FailureBox error={change.error} fallback="The machine could not be changed" />
        {hosts.length === 0 && <p className="text-muted">No judge says anything of itself.</p>}
        {status.silentJudges > 0 && (
          <p className="text-[0.8125rem] text-muted">
            {status.silentJudges === 1 ? "One more judge is" : `${status.silentJudges} more judges are`} at work, older
            than this site, and cannot say more.
          </p>
        )}
        <ul className="divide-y divide-line">
          {hosts.map((host) => {
            const judges = status.judges.filter((judge) => judge.host === host);
            const isDrained = judges.length === 0 || judges.some((judge) => judge.isDrained);
            return (
              <li key={host} className="grid gap-2 py-3 first:pt-0 last:pb-0">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <h3 className="min-w-0 font-medium break-all">{host}</h3>
                  <button
                    type="button"
                    className="btn-quiet h-9 shrink-0 px-3"
                    disabled={change.isPending && change.variables.host === host}
                    onClick={() => change.mutate({ host, isDrained })}
                  >
                    {isDrained ? "Take jobs again" : "Drain"}
                    <span className="sr-only">{`: ${host}`}</span>
                  </button>
                </div>
                {judges.length === 0 ? (
                  <p className="text-[0.8125rem] text-muted">Drained, and no judge lives there.</p>
                ) : (
                  judges.map((judge) => <JudgeLine key={judge.worker} judge={judge} now={new Date(status.at)} />)
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </TitledPanel>
  );
}

function JudgeLine({ judge, now }: { judge: Judge; now: Date }) {
  const seen = new Date(judge.seenAt);
  const isFresh = now.getTime() - seen.getTime() < FRESH_MS;
  const facts = [
    `${judge.jobs === 1 ? "1 job" : `${judge.jobs} jobs`} at ${judge.slots === 1 ? "1 slot" : `${judge.slots} slots`}`,
    `version ${judge.version}`,
    `isolation: ${judge.isolation}`,
    `started ${ageText(new Date(judge.startedAt), now)}`,
    ...(judge.diskFreeBytes === null ? [] : [`${bytesText(judge.diskFreeBytes)} free`]),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.8125rem]">
      <Badge tone={knownWord(STATE_TONE, judge.state) ?? "neutral"}>
        {knownWord(STATE_TEXT, judge.state) ?? judge.state}
      </Badge>
      <span className="num min-w-0 text-muted">
        {facts.join(" · ")} ·{" "}
        <time dateTime={judge.seenAt}>{isFresh ? "seen now" : `seen at ${seen.toLocaleTimeString("en-GB")}`}</time>
      </span>
    </div>
  );
}
