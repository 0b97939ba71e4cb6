import { queryOptions } from "@tanstack/react-query";
import { contest } from "@verdict/contract/contests";
import { callApi } from "../../platform/call-api.ts";
import { offsetOf } from "./server-clock.ts";

/** So often a page looks. */
export const CONTEST_EVERY_MS = 15_000;

export function contestQuery(contestId: string) {
  return queryOptions({
    queryKey: ["contest", contestId],
    queryFn: async ({ signal }) => {
      const answer = await callApi(contest, { params: { contestId }, signal });
      return { contest: answer, offset: offsetOf(answer.now) };
    },
    staleTime: 0,
    refetchInterval: CONTEST_EVERY_MS,
    refetchOnWindowFocus: true,
  });
}
