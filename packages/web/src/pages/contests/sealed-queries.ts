import { queryOptions } from "@tanstack/react-query";
import { sealedState } from "@verdict/contract/sealed-statements";
import { callApi } from "../../platform/call-api.ts";
import { CONTEST_EVERY_MS } from "./contest-queries.ts";

export function sealedQuery(contestId: string) {
  return queryOptions({
    // Below the contest's: what happens at the start asks for it anew.
    queryKey: ["contest", contestId, "sealed"],
    queryFn: ({ signal }) => callApi(sealedState, { params: { contestId }, signal }),
    staleTime: 0,
    refetchInterval: CONTEST_EVERY_MS,
  });
}
