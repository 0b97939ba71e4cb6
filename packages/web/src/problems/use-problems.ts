import { useQuery } from "@tanstack/react-query";
import { getAllProblem, type ProblemSummary, problemSolvedByUser } from "@verdict/contract/problems";
import { callApi } from "../platform/call-api.ts";

/** Query keys that other screens invalidate: a solved problem changes the second, an edited one both. */
export const problemsKey = ["problems"] as const;
export const solvedProblemsKey = ["solvedProblems"] as const;

const LIST_FRESH_MS = 60_000;

/** All problems, in catalogue order. */
export function useProblems() {
  return useQuery({
    queryKey: problemsKey,
    queryFn: ({ signal }) => callApi(getAllProblem, { signal }),
    staleTime: LIST_FRESH_MS,
  });
}

/** The ids of the problems that the signed-in user has solved. */
export function useSolvedIds() {
  return useQuery({
    queryKey: solvedProblemsKey,
    queryFn: ({ signal }) => callApi(problemSolvedByUser, { signal }),
    select: idsOf,
  });
}

function idsOf(problems: readonly ProblemSummary[]): ReadonlySet<string> {
  return new Set(problems.map((problem) => problem._id));
}
