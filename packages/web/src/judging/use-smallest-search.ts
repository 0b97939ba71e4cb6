import { useQuery, useQueryClient } from "@tanstack/react-query";
import { SearchedEvent } from "@verdict/contract/searching";
import { useCallback, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { callApi } from "../platform/call-api.ts";
import { followCall, type StepEvent } from "../platform/follow-call.ts";
import { type OpenSmallestFailure, openFindSmallestFailure, openSmallestFailure } from "../platform/open-searches.ts";
import type { SearchProgress } from "./smallest-words.ts";

/** Where the search for the smallest failing input of a submission stands. `hidden`: there is none, or nobody knows yet. */
export type SmallestSearch =
  | { kind: "hidden" }
  | { kind: "offered"; start: () => void }
  | { kind: "searching"; progress: SearchProgress | null; stop: () => void }
  | { kind: "failed"; error: unknown; start: () => void }
  | { kind: "done"; found: OpenSmallestFailure };

type Own =
  | { kind: "idle" }
  | { kind: "searching"; progress: SearchProgress | null }
  | { kind: "failed"; error: unknown };

/** One submission's search (always the same). Leaving the page, or pressing Stop, ends it on the judge as well. */
export function useSmallestSearch(submissionId: string): SmallestSearch {
  const [own, setOwn] = useState<Own>({ kind: "idle" });
  const controller = useRef<AbortController | null>(null);
  const queries = useQueryClient();
  const queryKey = ["smallest-failure", submissionId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(openSmallestFailure, { params: { submissionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

  const stop = useCallback(() => {
    controller.current?.abort();
    controller.current = null;
    setOwn({ kind: "idle" });
  }, []);
  useEffect(() => () => controller.current?.abort(), []);

  const start = () => {
    if (controller.current !== null) return;
    const mine = new AbortController();
    controller.current = mine;
    setOwn({ kind: "searching", progress: null });
    const onStep = (step: StepEvent) => {
      const parsed = step.name === "searched" ? z.safeParse(SearchedEvent, step.data) : null;
      if (parsed?.success && !mine.signal.aborted) setOwn({ kind: "searching", progress: parsed.data });
    };
    followCall(openFindSmallestFailure, { params: { submissionId }, body: {}, signal: mine.signal, onStep })
      .then(
        (found) => {
          queries.setQueryData(queryKey, { isOffered: true, found });
          if (!mine.signal.aborted) setOwn({ kind: "idle" });
        },
        (error: unknown) => {
          if (!mine.signal.aborted) setOwn({ kind: "failed", error });
        },
      )
      .finally(() => {
        if (controller.current === mine) controller.current = null;
      });
  };

  switch (own.kind) {
    case "searching":
      return { ...own, stop };
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
