import type { createProblem, ProblemSave, updateProblem, verifyProblem } from "@verdict/contract/admin-problems";
import type { ResponseOf } from "@verdict/contract/endpoint";
import { ErrorBody } from "@verdict/contract/errors";
import type { importProblem } from "@verdict/contract/problem-packages";
import { useCallback, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { callStream } from "../../platform/call-stream.ts";
import { ApiFailure, NetworkFailure } from "../../platform/failures.ts";
import { NOTHING_VERIFIED, type VerifyProgress, withVerifyEvent } from "./verify-progress.ts";

type SaveCall = typeof createProblem | typeof updateProblem | typeof verifyProblem | typeof importProblem;
/** The form, or the zip of a package. */
type SaveBody = ProblemSave | Blob;

/**
 * Sends the form or package and follows the judging of its reference solutions. `send` resolves with the reply; it throws what
 * the server refused, a NetworkFailure, or an AbortError after `cancel`. The progress stays until the next `send`.
 */
export function useSaveProblem() {
  const [progress, setProgress] = useState<VerifyProgress>(NOTHING_VERIFIED);
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async <E extends SaveCall>(call: E, body: SaveBody, problemId?: string): Promise<ResponseOf<E>> => {
      const abort = new AbortController();
      running.current = abort;
      setProgress(NOTHING_VERIFIED);
      setIsBusy(true);
      try {
        const params: Record<string, string> = problemId === undefined ? {} : { problemId };
        return await follow(call, { params, body, signal: abort.signal }, setProgress);
      } finally {
        setIsBusy(false);
      }
    },
    [],
  );
  const cancel = useCallback(() => running.current?.abort(), []);
  return { progress, isBusy, send, cancel };
}

async function follow<E extends SaveCall>(
  call: E,
  input: { params: Record<string, string>; body: SaveBody; signal: AbortSignal },
  onProgress: (progress: VerifyProgress) => void,
): Promise<ResponseOf<E>> {
  let progress = NOTHING_VERIFIED;
  for await (const part of callStream(call, input)) {
    if (part.kind === "whole") return z.parse(call.response, part.data) as ResponseOf<E>;
    const { event } = part;
    if (event.name === "result") return z.parse(call.response, JSON.parse(event.data)) as ResponseOf<E>;
    if (event.name === "error") throw refusalInStream(event.data);
    progress = withVerifyEvent(progress, event);
    onProgress(progress);
  }
  throw new NetworkFailure(false, "the stream ended without a result");
}

/** The status line was sent long before, so the status is that of a refused form. */
function refusalInStream(data: string): ApiFailure {
  const body = z.parse(ErrorBody, JSON.parse(data));
  return new ApiFailure({ status: 400, message: body.message, code: body.code, retryAfterSeconds: null });
}
