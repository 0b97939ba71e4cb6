import { queryOptions } from "@tanstack/react-query";
import { getAllProblem, problemById, problemEditorial, problemSolvedByUser } from "@verdict/contract/problems";
import { attemptedProblems } from "@verdict/contract/submissions";
import { callApi } from "../platform/call-api.ts";
import type { OpenProblem, OpenProblemSummary } from "../platform/open-answers.ts";

const BUILD_POLL_MS = 5_000;

/** Its hidden tests are on their way: somebody builds them. */
export function isBeingBuilt({ awaitsTests, isUnbuildable }: OpenProblemSummary): boolean {
  return awaitsTests === true && isUnbuildable !== true;
}

/** Its hidden tests will be there. */
export function isAwaited({ awaitsTests, testsBuilt }: Pick<OpenProblem, "awaitsTests" | "testsBuilt">): boolean {
  return awaitsTests === true && testsBuilt !== null;
}

/** All problems, summaries only, in catalogue order. */
export const allProblemsQuery = queryOptions({
  queryKey: ["problems"],
  queryFn: ({ signal }) => callApi(getAllProblem, { signal }),
  // Until no hidden tests are being built, so that the list says what is still coming.
  refetchInterval: ({ state }) => (state.data?.some(isBeingBuilt) ? BUILD_POLL_MS : false),
});

/** The problems that the signed-in user has solved. */
export const solvedProblemsQuery = queryOptions({
  queryKey: ["solvedProblems"],
  queryFn: ({ signal }) => callApi(problemSolvedByUser, { signal }),
});

/** The problems to which the signed-in user has submitted, solved or not. */
export const attemptedProblemsQuery = queryOptions({
  queryKey: ["attemptedProblems"],
  queryFn: async ({ signal }) => (await callApi(attemptedProblems, { signal })).problemIds,
});

/** One problem whole. Its reference solutions come only once it is solved. */
export function problemQuery(problemId: string) {
  return queryOptions({
    queryKey: ["problem", problemId],
    queryFn: ({ signal }) => callApi(problemById, { params: { problemId }, signal }),
    // Until its hidden tests are built, or cannot be, so that the page says when they are.
    refetchInterval: ({ state: { data } }) => (data !== undefined && isAwaited(data) ? BUILD_POLL_MS : false),
  });
}

/** How a problem is solved: fetched only when somebody is to see it. */
export function editorialQuery(problemId: string) {
  return queryOptions({
    queryKey: ["editorial", problemId],
    queryFn: ({ signal }) => callApi(problemEditorial, { params: { problemId }, signal }),
  });
}
