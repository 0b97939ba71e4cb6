import type { createProblem, updateProblem, verifyProblem } from "@verdict/contract/admin-problems";
import type { createClassProblem, updateClassProblem, verifyClassProblem } from "@verdict/contract/class-problems";
import type { importProblem } from "@verdict/contract/problem-packages";
import type { ProblemSave } from "@verdict/contract/problem-save";
import type { OpenResponseOf } from "@verdict/contract/tolerant-reader";
import { useCallback, useEffect, useRef, useState } from "react";
import { followCall } from "../platform/follow-call.ts";
import { NOTHING_VERIFIED, type VerifyProgress, withVerifyStep } from "./verify-progress.ts";

type SaveCall =
  | typeof createProblem
  | typeof updateProblem
  | typeof verifyProblem
  | typeof importProblem
  | typeof createClassProblem
  | typeof updateClassProblem
  | typeof verifyClassProblem;
/** The form, or the zip of a package. */
type SaveBody = ProblemSave | Blob;

/**
 * Sends the form or package and follows the judging of its reference solutions. `send` resolves with the reply; it
 * throws what the server refused, a NetworkFailure, or an AbortError after `cancel`. The progress stays until the next
 * `send`.
 */
export function useSaveProblem() {
  const [progress, setProgress] = useState<VerifyProgress>(NOTHING_VERIFIED);
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async <E extends SaveCall>(
      call: E,
      body: SaveBody,
      { params = {}, query }: { params?: Record<string, string>; query?: unknown } = {},
    ): Promise<OpenResponseOf<E>> => {
      const abort = new AbortController();
      running.current = abort;
      setProgress(NOTHING_VERIFIED);
      setIsBusy(true);
      try {
        return await followCall(call, {
          params,
          query,
          body,
          signal: abort.signal,
          onStep: (step) => setProgress((progress) => withVerifyStep(progress, step)),
        });
      } finally {
        setIsBusy(false);
      }
    },
    [],
  );
  const cancel = useCallback(() => running.current?.abort(), []);
  return { progress, isBusy, send, cancel };
}
