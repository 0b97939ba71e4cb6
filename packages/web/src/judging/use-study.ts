import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Endpoint } from "@verdict/contract/endpoint";
import { useCallback, useEffect, useRef, useState } from "react";
import { followCall, type StepEvent } from "../platform/follow-call.ts";

/** What a judge finds out about a submission when its author asks. `hidden`: nothing is offered, or nobody knows yet. */
export type StudyState<Progress, Found> =
  | { kind: "hidden" }
  | { kind: "offered"; start: () => void }
  | { kind: "working"; progress: Progress | null; stop: () => void }
  | { kind: "failed"; error: unknown; start: () => void }
  | { kind: "done"; found: Found };

/** One kind of study; the same object for every call. */
export interface StudyCalls<Progress, Found> {
  /** Of the query; the submission's id comes after it. */
  name: string;
  read(submissionId: string, signal: AbortSignal): Promise<{ isOffered: boolean; found: Found | null }>;
  make: Endpoint;
  /** Null for what is no step of this study. */
  progressOf(step: StepEvent): Progress | null;
  foundOf(response: unknown): Found;
}

type Own<Progress> =
  | { kind: "idle" }
  | { kind: "working"; progress: Progress | null }
  | { kind: "failed"; error: unknown };

/** One submission's study (always the same). Leaving the page, or pressing Stop, ends it on the judge as well. */
export function useStudy<Progress, Found>(
  calls: StudyCalls<Progress, Found>,
  submissionId: string,
): StudyState<Progress, Found> {
  const [own, setOwn] = useState<Own<Progress>>({ kind: "idle" });
  const controller = useRef<AbortController | null>(null);
  const queries = useQueryClient();
  const queryKey = [calls.name, submissionId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.read(submissionId, signal),
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
    setOwn({ kind: "working", progress: null });
    const onStep = (step: StepEvent) => {
      const progress = calls.progressOf(step);
      if (progress !== null && !mine.signal.aborted) setOwn({ kind: "working", progress });
    };
    followCall(calls.make, { params: { submissionId }, body: {}, signal: mine.signal, onStep })
      .then(
        (response) => {
          queries.setQueryData(queryKey, { isOffered: true, found: calls.foundOf(response) });
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
    case "working":
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
