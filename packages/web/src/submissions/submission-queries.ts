import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { submissionById, submittedProblem } from "@verdict/contract/submissions";
import { callApi, callPage } from "../platform/call-api.ts";

const ASK_AGAIN_MS = 2000;
const NEWEST: Record<string, string> = {};

export function historyKey(problemId: string) {
  return ["submissions", problemId] as const;
}

/**
 * The user's submissions to a problem, newest first, with their code; older ones when they are asked for. Asked again
 * every two seconds while one of them is pending.
 */
export function useHistory(problemId: string, input: { enabled?: boolean } = {}) {
  return useInfiniteQuery({
    queryKey: historyKey(problemId),
    queryFn: ({ pageParam: query, signal }) => callPage(submittedProblem, { params: { problemId }, query, signal }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ answer }) => answer),
    enabled: input.enabled ?? true,
    staleTime: 0,
    refetchInterval: (query) =>
      query.state.data?.pages.some(({ answer }) => answer.some(({ status }) => status === "pending"))
        ? ASK_AGAIN_MS
        : false,
  });
}

/** One of them: as the history has it, and one that is older than what was asked for by a call of its own. */
export function useSubmission({ problemId, submissionId }: { problemId: string; submissionId: string }) {
  const history = useHistory(problemId);
  const listed = history.data?.find(({ _id }) => _id === submissionId);
  const { data, error, refetch } = useQuery({
    queryKey: ["submission", submissionId],
    queryFn: ({ signal }) => callApi(submissionById, { params: { submissionId }, signal }),
    enabled: listed === undefined && !history.isPending,
    staleTime: 0,
  });
  return { submission: listed ?? data, error, refetch };
}
