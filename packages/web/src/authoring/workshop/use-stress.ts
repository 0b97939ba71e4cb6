import { StressBody, StressTriedEvent, type stressProgram } from "@verdict/contract/stress";
import type { OpenResponseOf } from "@verdict/contract/tolerant-reader";
import { useContext, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { AuthorCallsContext } from "../author-calls.ts";

export type OpenStressResult = OpenResponseOf<typeof stressProgram>;

type StressState =
  | { kind: "idle" }
  /** `tried` is null until something was. */
  | { kind: "running"; tried: StressTriedEvent | null }
  | { kind: "ended"; result: OpenStressResult }
  | { kind: "failed"; error: Error };

/** A stress test that is under way, and how the last one ended. It stops when its page is left. */
export function useStress() {
  const [state, setState] = useState<StressState>({ kind: "idle" });
  const calls = useContext(AuthorCallsContext);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (written: unknown) => {
    const body = z.safeParse(StressBody, written);
    if (!body.success) {
      setState({ kind: "failed", error: new Error(messageOf(body.error)) });
      return;
    }
    const abort = new AbortController();
    running.current = abort;
    setState({ kind: "running", tried: null });
    try {
      const result = await calls.stress({
        body: body.data,
        signal: abort.signal,
        onStep: ({ name, data }) => {
          const tried = name === "tried" ? z.safeParse(StressTriedEvent, data) : null;
          if (tried?.success) setState({ kind: "running", tried: tried.data });
        },
      });
      setState({ kind: "ended", result });
    } catch (error) {
      if (abort.signal.aborted) setState({ kind: "idle" });
      else setState({ kind: "failed", error: error instanceof Error ? error : new Error(String(error)) });
    }
  };
  return { state, start, stop: () => running.current?.abort() };
}

/** "Code is required" does not say of which program. */
function messageOf({ issues }: z.core.$ZodError): string {
  const [issue] = issues;
  const name = NAMES[String(issue?.path[0])];
  return name === undefined ? (issue?.message ?? "") : `${name}: ${issue?.message ?? ""}`;
}

const NAMES: Partial<Record<string, string>> = {
  program: "Program",
  bruteForce: "Brute force",
  generator: "Generator",
  validators: "Validator",
};
