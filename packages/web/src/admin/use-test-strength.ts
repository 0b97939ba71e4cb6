import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lastStrength, StrengthAcceptedEvent, testStrength } from "@verdict/contract/test-strength";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { callApi } from "../platform/call-api.ts";
import { isUnknownCall } from "../platform/failures.ts";
import { followCall, type StepEvent } from "../platform/follow-call.ts";

type StrengthState =
  | { kind: "idle" }
  /** `total` is null until the mutants are made. */
  | { kind: "measuring"; judged: number; total: number | null }
  | { kind: "failed"; error: Error };

const queryKeyOf = (problemId: string) => ["testStrength", problemId];

/**
 * How many small mistakes the tests of a problem catch, as it was measured last: null where it never was, undefined
 * until that is known. Measuring anew tells how far it has come.
 */
export function useTestStrength(problemId: string) {
  const [state, setState] = useState<StrengthState>({ kind: "idle" });
  const queryClient = useQueryClient();
  const queryKey = queryKeyOf(problemId);
  const { data: last, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callApi(lastStrength, { params: { problemId }, signal })).strength,
  });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const measure = async () => {
    const abort = new AbortController();
    running.current = abort;
    setState({ kind: "measuring", judged: 0, total: null });
    try {
      const strength = await followCall(testStrength, {
        params: { problemId },
        body: {},
        signal: abort.signal,
        onStep: (step) => setState((before) => withStep(before, step)),
      });
      queryClient.setQueryData(queryKey, strength);
      setState({ kind: "idle" });
    } catch (error) {
      if (abort.signal.aborted) setState({ kind: "idle" });
      else setState({ kind: "failed", error: error instanceof Error ? error : new Error(String(error)) });
    }
  };
  return { isOffered: !isUnknownCall(error), last, state, measure, cancel: () => running.current?.abort() };
}

function withStep(state: StrengthState, step: StepEvent): StrengthState {
  if (state.kind !== "measuring") return state;
  if (step.name === "judged") return { ...state, judged: state.judged + 1 };
  const accepted = step.name === "accepted" ? z.safeParse(StrengthAcceptedEvent, step.data) : null;
  return accepted?.success ? { ...state, total: accepted.data.mutants } : state;
}
