import { queryOptions } from "@tanstack/react-query";
import { sharedSubmission, submissionReport, submissionTimes } from "@verdict/contract/submission-pages";
import { callApi } from "../platform/call-api.ts";

const ASK_AGAIN_MS = 1500;

/** Everything about one of one's own submissions; asked again while it has no verdict. */
export function reportQuery(submissionId: string) {
  return queryOptions({
    queryKey: ["submissionReport", submissionId],
    queryFn: ({ signal }) => callApi(submissionReport, { params: { submissionId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === "pending" ? ASK_AGAIN_MS : false),
  });
}

export function timesQuery(submissionId: string) {
  return queryOptions({
    queryKey: ["submissionTimes", submissionId],
    queryFn: ({ signal }) => callApi(submissionTimes, { params: { submissionId }, signal }),
  });
}

export function sharedQuery(shareToken: string) {
  return queryOptions({
    queryKey: ["sharedSubmission", shareToken],
    queryFn: ({ signal }) => callApi(sharedSubmission, { params: { shareToken }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === "pending" ? ASK_AGAIN_MS : false),
  });
}
