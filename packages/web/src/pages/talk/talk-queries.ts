import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { LanguageId } from "@verdict/contract/language";
import { ownAccepted, type SolutionOrder, sharedSolution, sharedSolutions, talk } from "@verdict/contract/talk";
import { callApi } from "../../platform/call-api.ts";

/** Of all that is asked about the talk of a problem. */
export const talkKey = (problemId: string) => ["talk", problemId];

/** The newest comments first, page by page. */
export function commentsQuery(problemId: string) {
  return infiniteQueryOptions({
    queryKey: [...talkKey(problemId), "comments"],
    queryFn: ({ pageParam, signal }) =>
      callApi(talk, { params: { problemId }, query: pageParam === "" ? {} : { before: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    // Whoever may not see it hears so at once.
    retry: false,
  });
}

export interface SolutionsAsked {
  language: LanguageId | undefined;
  order: SolutionOrder;
}

export function solutionsQuery(problemId: string, { language, order }: SolutionsAsked) {
  return infiniteQueryOptions({
    queryKey: [...talkKey(problemId), "solutions", language, order],
    queryFn: ({ pageParam, signal }) =>
      callApi(sharedSolutions, {
        params: { problemId },
        query: { language, order, before: pageParam === "" ? undefined : pageParam },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

export function ownAcceptedQuery(problemId: string) {
  return queryOptions({
    queryKey: [...talkKey(problemId), "own"],
    queryFn: ({ signal }) => callApi(ownAccepted, { params: { problemId }, signal }),
    staleTime: 0,
  });
}

export function codeQuery(problemId: string, submissionId: string) {
  return queryOptions({
    queryKey: ["sharedSolution", submissionId],
    queryFn: ({ signal }) => callApi(sharedSolution, { params: { problemId, submissionId }, signal }),
    // It never changes; whether it is shared is asked when it is opened.
    staleTime: 0,
  });
}
