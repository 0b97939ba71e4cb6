import { queryOptions } from "@tanstack/react-query";
import { editClassProblem } from "@verdict/contract/class-problems";
import { knownEdit } from "../../../authoring/read-stored-problem.ts";
import { callApi } from "../../../platform/call-api.ts";

/** What somebody else saves meanwhile must not come into the form. */
export function classProblemFormQuery(classId: string, problemId: string) {
  return queryOptions({
    queryKey: ["classProblemForm", problemId],
    queryFn: async ({ signal }) => ({
      edit: knownEdit(await callApi(editClassProblem, { params: { classId, problemId }, signal })),
    }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
