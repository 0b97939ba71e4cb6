import { queryOptions } from "@tanstack/react-query";
import { getAllProblem, problemById, problemSolvedByUser } from "@verdict/contract/problems";
import { callApi } from "../platform/call-api.ts";

/** All problems, summaries only, in catalogue order. */
export const allProblemsQuery = queryOptions({
  queryKey: ["problems"],
  queryFn: ({ signal }) => callApi(getAllProblem, { signal }),
});

/** The problems that the signed-in user has solved. */
export const solvedProblemsQuery = queryOptions({
  queryKey: ["solvedProblems"],
  queryFn: ({ signal }) => callApi(problemSolvedByUser, { signal }),
});

/** One problem whole. Its reference solutions come only once it is solved. */
export function problemQuery(problemId: string) {
  return queryOptions({
    queryKey: ["problem", problemId],
    queryFn: ({ signal }) => callApi(problemById, { params: { problemId }, signal }),
  });
}
