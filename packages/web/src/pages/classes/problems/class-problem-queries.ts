import { queryOptions } from "@tanstack/react-query";
import { classProblems } from "@verdict/contract/class-problems";
import { callApi } from "../../../platform/call-api.ts";

export function classProblemsQuery(classId: string) {
  return queryOptions({
    queryKey: ["class", classId, "problems"],
    queryFn: async ({ signal }) => (await callApi(classProblems, { params: { classId }, signal })).problems,
    staleTime: 0,
  });
}
