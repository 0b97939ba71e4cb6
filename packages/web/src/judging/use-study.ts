import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { isPoorStudy, type StudyFound } from "@verdict/contract/studies";
import { useEffect } from "react";
import {
  foundKey,
  leaveStudy,
  type StudyPlace,
  type StudyUnderWay,
  startStudy,
  stopStudy,
  underWayKey,
} from "./study-under-way.ts";

/**
 * What a judge finds out about a submission when its author asks. `hidden`: nothing is offered, or nobody knows yet;
 * `impossible`: the problem is of a kind that nothing can be found out about.
 */
export type StudyState<Progress, Found> =
  | { kind: "hidden" }
  | { kind: "impossible"; why: string }
  | { kind: "offered"; start: () => void }
  | { kind: "working"; progress: Progress | null; stop: () => void }
  | { kind: "failed"; error: unknown; start: () => void }
  | { kind: "done"; found: Found; again: (() => void) | null };

const IDLE = { kind: "idle" } as const;

/** One submission's study (always the same). Leaving the page, or pressing Stop, ends it on the judge as well. */
export function useStudy<Progress, Found extends StudyFound>({
  calls,
  submissionId,
}: StudyPlace<Progress, Found>): StudyState<Progress, Found> {
  const queries = useQueryClient();
  const { data: own = IDLE } = useQuery<StudyUnderWay<Progress>>({
    queryKey: underWayKey({ calls, submissionId }),
    queryFn: skipToken,
    initialData: IDLE,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = useQuery({
    queryKey: foundKey({ calls, submissionId }),
    queryFn: ({ signal }) => calls.read(submissionId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => () => leaveStudy(queries, { calls, submissionId }), [queries, calls, submissionId]);

  const start = () => startStudy(queries, { calls, submissionId });
  switch (own.kind) {
    case "working":
      return { ...own, stop: () => stopStudy(queries, { calls, submissionId }) };
    case "failed":
      return { ...own, start };
    case "idle":
      if (data === undefined) return { kind: "hidden" };
      if (data.found !== null) {
        return { kind: "done", found: data.found, again: data.isOffered && isPoorStudy(data.found) ? start : null };
      }
      if (data.whyNot !== undefined) return { kind: "impossible", why: data.whyNot };
      return data.isOffered ? { kind: "offered", start } : { kind: "hidden" };
    default:
      return own satisfies never;
  }
}
