import { useQuery } from "@tanstack/react-query";
import { judgeErrorStandings, MOST_STANDINGS } from "@verdict/contract/judge-errors";
import { callApi } from "../platform/call-api.ts";
import type { OpenJudgeError, OpenJudgeErrorStanding } from "../platform/open-answers.ts";

/** While some are being judged. */
const POLL_MS = 1_000;
/** Otherwise: the site tries them again by itself, and so may another admin. */
const IDLE_POLL_MS = 10_000;

type State = OpenJudgeErrorStanding["state"];

/** What has become of the listed submissions since, asked again and again; of the newest hundred. */
export function useJudgeErrorStandings(rows: readonly OpenJudgeError[]) {
  const ids = rows.slice(0, MOST_STANDINGS).map(({ submissionId }) => submissionId);
  const queryKey = ["judgeErrorStandings", ids];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(judgeErrorStandings, { query: { ids: ids.join(",") }, signal }),
    refetchInterval: ({ state }) => (isAnyUnderWay(state.data?.standings) ? POLL_MS : IDLE_POLL_MS),
    staleTime: 0,
  });
  const known = new Map(data?.standings.map((standing) => [standing.submissionId, standing]));
  return {
    queryKey,
    stateOf: ({ submissionId }: OpenJudgeError): State => known.get(submissionId)?.state ?? "failed",
    verdictOf: ({ submissionId }: OpenJudgeError) => known.get(submissionId)?.verdict ?? null,
  };
}

function isAnyUnderWay(standings: readonly OpenJudgeErrorStanding[] = []): boolean {
  return standings.some(({ state }) => state === "waiting" || state === "judging");
}
