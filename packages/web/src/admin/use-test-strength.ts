import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ErrorBody } from "@verdict/contract/errors";
import { KeptStrength, lastStrength, StrengthAcceptedEvent, testStrength } from "@verdict/contract/test-strength";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { callApi } from "../platform/call-api.ts";
import { callStream } from "../platform/call-stream.ts";
import { ApiFailure, NetworkFailure } from "../platform/failures.ts";

export type StrengthState =
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
  const { data: last } = useQuery({
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
      const strength = await follow(problemId, abort.signal, setState);
      queryClient.setQueryData(queryKey, strength);
      setState({ kind: "idle" });
    } catch (error) {
      if (abort.signal.aborted) setState({ kind: "idle" });
      else setState({ kind: "failed", error: error instanceof Error ? error : new Error(String(error)) });
    }
  };
  return { last, state, measure, cancel: () => running.current?.abort() };
}

async function follow(
  problemId: string,
  signal: AbortSignal,
  onProgress: (state: StrengthState) => void,
): Promise<KeptStrength> {
  let judged = 0;
  let total: number | null = null;
  for await (const part of callStream(testStrength, { params: { problemId }, body: {}, signal })) {
    if (part.kind === "whole") return z.parse(KeptStrength, part.data);
    const { name, data } = part.event;
    if (name === "result") return z.parse(KeptStrength, JSON.parse(data));
    if (name === "error") throw refusal(data);
    if (name === "accepted") total = z.parse(StrengthAcceptedEvent, JSON.parse(data)).mutants;
    if (name === "judged") judged += 1;
    onProgress({ kind: "measuring", judged, total });
  }
  throw new NetworkFailure(false, "the stream ended without a result");
}

function refusal(data: string): ApiFailure {
  const body = z.parse(ErrorBody, JSON.parse(data));
  return new ApiFailure({ status: 400, message: body.message, code: body.code, retryAfterSeconds: null });
}
