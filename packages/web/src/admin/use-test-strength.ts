import { ErrorBody } from "@verdict/contract/errors";
import { StrengthAcceptedEvent, TestStrength, testStrength } from "@verdict/contract/test-strength";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { callStream } from "../platform/call-stream.ts";
import { ApiFailure, NetworkFailure } from "../platform/failures.ts";

export type StrengthState =
  | { kind: "idle" }
  /** `total` is null until the mutants are made. */
  | { kind: "measuring"; judged: number; total: number | null }
  | { kind: "measured"; strength: TestStrength }
  | { kind: "failed"; error: Error };

/** Measures how many small mistakes the tests of a problem catch, and tells how far it has come. */
export function useTestStrength(problemId: string) {
  const [state, setState] = useState<StrengthState>({ kind: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const measure = async () => {
    const abort = new AbortController();
    running.current = abort;
    setState({ kind: "measuring", judged: 0, total: null });
    try {
      const strength = await follow(problemId, abort.signal, setState);
      setState({ kind: "measured", strength });
    } catch (error) {
      if (abort.signal.aborted) setState({ kind: "idle" });
      else setState({ kind: "failed", error: error instanceof Error ? error : new Error(String(error)) });
    }
  };
  return { state, measure, cancel: () => running.current?.abort() };
}

async function follow(
  problemId: string,
  signal: AbortSignal,
  onProgress: (state: StrengthState) => void,
): Promise<TestStrength> {
  let judged = 0;
  let total: number | null = null;
  for await (const part of callStream(testStrength, { params: { problemId }, body: {}, signal })) {
    if (part.kind === "whole") return z.parse(TestStrength, part.data);
    const { name, data } = part.event;
    if (name === "result") return z.parse(TestStrength, JSON.parse(data));
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
