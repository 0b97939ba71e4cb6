import { queryOptions } from "@tanstack/react-query";
import { contestLikeness, contestLikePair, type LikenessWhich } from "@verdict/contract/contest-likeness";
import { callApi } from "../../platform/call-api.ts";

/** The server gives up after half a minute, and may have to start a thread before. */
const COMPARING_TIMEOUT_MS = 70_000;

export interface LikenessChoice {
  contestId: string;
  label: string;
  which: LikenessWhich;
}

/** Compared once: nothing comes in any more, and it is work. */
const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
} as const;

export function likenessQuery({ contestId, label, which }: LikenessChoice) {
  return queryOptions({
    queryKey: ["contestLikeness", contestId, label, which],
    queryFn: ({ signal }) =>
      callApi(contestLikeness, {
        params: { contestId, label },
        query: { which },
        signal,
        timeoutMs: COMPARING_TIMEOUT_MS,
      }),
    ...ONCE,
  });
}

export function likePairQuery({ contestId, label, which }: LikenessChoice, pair: { first: string; second: string }) {
  return queryOptions({
    queryKey: ["contestLikeness", contestId, label, which, pair],
    queryFn: ({ signal }) =>
      callApi(contestLikePair, {
        params: { contestId, label },
        query: { which, ...pair },
        signal,
        timeoutMs: COMPARING_TIMEOUT_MS,
      }),
    ...ONCE,
  });
}

/** What an address says; whatever else it says means the accepted ones. */
export function whichOf(text: string | null): LikenessWhich {
  return text === "last" ? "last" : "accepted";
}
