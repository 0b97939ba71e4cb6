import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { callApi } from "../platform/call-api.ts";
import { type OpenSmallestFailure, openSmallestFailure } from "../platform/open-searches.ts";
import {
  foundKey,
  leaveSearch,
  NO_SEARCH,
  type SearchUnderWay,
  startSearch,
  stopSearch,
  underWayKey,
} from "./search-under-way.ts";
import type { SearchProgress } from "./smallest-words.ts";

/** Where the search for the smallest failing input of a submission stands. `hidden`: there is none, or nobody knows yet. */
export type SmallestSearch =
  | { kind: "hidden" }
  | { kind: "offered"; start: () => void }
  | { kind: "searching"; progress: SearchProgress | null; stop: () => void }
  | { kind: "failed"; error: unknown; start: () => void }
  | { kind: "done"; found: OpenSmallestFailure };

/** One submission's search (always the same). Leaving the page, or pressing Stop, ends it on the judge as well. */
export function useSmallestSearch(submissionId: string): SmallestSearch {
  const queries = useQueryClient();
  const { data: own = NO_SEARCH } = useQuery<SearchUnderWay>({
    queryKey: underWayKey(submissionId),
    queryFn: skipToken,
    initialData: NO_SEARCH,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = useQuery({
    queryKey: foundKey(submissionId),
    queryFn: ({ signal }) => callApi(openSmallestFailure, { params: { submissionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => () => leaveSearch(queries, submissionId), [queries, submissionId]);

  const start = () => startSearch(queries, submissionId);
  switch (own.kind) {
    case "searching":
      return { ...own, stop: () => stopSearch(queries, submissionId) };
    case "failed":
      return { ...own, start };
    case "idle":
      if (data === undefined) return { kind: "hidden" };
      if (data.found !== null) return { kind: "done", found: data.found };
      return data.isOffered ? { kind: "offered", start } : { kind: "hidden" };
    default:
      return own satisfies never;
  }
}
