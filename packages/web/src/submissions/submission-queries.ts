import { queryOptions } from "@tanstack/react-query";
import { submittedProblem } from "@verdict/contract/submissions";
import { callApi } from "../platform/call-api.ts";

const ASK_AGAIN_MS = 2000;

/** The user's submissions to a problem, newest first. Asked again every two seconds while one of them is pending. */
export function submissionHistoryQuery(problemId: string) {
  return queryOptions({
    queryKey: ["submissions", problemId],
    queryFn: ({ signal }) => callApi(submittedProblem, { params: { problemId }, signal }),
    staleTime: 0,
    refetchInterval: (query) =>
      query.state.data?.some((submission) => submission.status === "pending") ? ASK_AGAIN_MS : false,
  });
}
