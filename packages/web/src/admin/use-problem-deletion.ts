import { useQueryClient } from "@tanstack/react-query";
import { deleteProblem } from "@verdict/contract/admin-problems";
import { callApi } from "../platform/call-api.ts";
import { allProblemsQuery } from "../problems/problem-queries.ts";
import { useDeletion } from "./use-deletion.tsx";

/** Deleting problems in a table of them. */
export function useProblemDeletion() {
  const queryClient = useQueryClient();
  return useDeletion({
    call: ({ _id: problemId }) => callApi(deleteProblem, { params: { problemId } }),
    onDeleted: (problem) => {
      queryClient.setQueryData(allProblemsQuery.queryKey, (problems) =>
        problems?.filter((other) => other._id !== problem._id),
      );
      // Everything else that was loaded may name the problem too.
      return queryClient.invalidateQueries();
    },
    failedText: "Failed to delete problem",
    doneText: (problem) => `“${problem.title}” was deleted.`,
  });
}
