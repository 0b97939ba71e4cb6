import { queryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { history, submissionById } from "@verdict/contract/submissions";
import { callApi } from "../platform/call-api.ts";

const ASK_AGAIN_MS = 2000;

export function historyKey(problemId: string) {
  return ["submissions", problemId] as const;
}

/**
 * The user's submissions to a problem, newest first, without their code; older ones when they are asked for. Asked
 * again every two seconds while one of them is pending.
 */
export function useHistory(problemId: string, input: { enabled?: boolean } = {}) {
  return useInfiniteQuery({
    queryKey: historyKey(problemId),
    queryFn: ({ pageParam, signal }) =>
      callApi(history, {
        params: { problemId },
        query: pageParam === "" ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ submissions }) => submissions),
    enabled: input.enabled ?? true,
    staleTime: 0,
    refetchInterval: (query) =>
      query.state.data?.pages.some((page) => page.submissions.some(({ status }) => status === "pending"))
        ? ASK_AGAIN_MS
        : false,
  });
}

/** One submission with its code. A judged one changes only when it is judged again. */
export function submissionQuery(submissionId: string) {
  return queryOptions({
    queryKey: ["submission", submissionId],
    queryFn: ({ signal }) => callApi(submissionById, { params: { submissionId }, signal }),
    staleTime: 0,
  });
}
