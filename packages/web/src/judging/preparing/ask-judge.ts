import type { Diagnostic } from "@verdict/contract/diagnostics";
import { DiagnosticsEvent, prepare } from "@verdict/contract/preparing";
import type { KeptTextChange } from "@verdict/contract/text-changes";
import { type Opened, type OpenResponseOf, tryOpen } from "@verdict/contract/tolerant-reader";
import * as z from "zod/mini";
import { callWithChange } from "../../platform/call-api.ts";
import { ApiFailure, NetworkFailure } from "../../platform/failures.ts";
import { followCall } from "../../platform/follow-call.ts";
import type { Draft, PreparedAnswer, PreparerInput } from "./draft-preparer.ts";

/** A server that cannot be reached, or has no time and names none. */
const RETRY_MS = 5_000;
/** Whoever logs in again in another tab is not expected back sooner. */
const SIGNED_OUT_RETRY_MS = 60_000;
const MS_PER_SECOND = 1000;

/** As a change to what the server keeps; null where it is not known, or as long. */
export type ChangeOfCode = (draft: Draft) => KeptTextChange | null;

/** Lets the judge compile a draft of this problem. Rejects by the signal alone: nobody has asked for this call. */
export function askJudge(problemId: string, changeOf: ChangeOfCode): PreparerInput["ask"] {
  return async (draft, { signal, onDiagnostics }) => {
    try {
      const reply = await callWithChange<string | KeptTextChange, OpenResponseOf<typeof prepare>>({
        change: () => changeOf(draft),
        whole: draft.code,
        call: (code) =>
          followCall(prepare, {
            params: { problemId },
            body: { ...draft, code },
            signal,
            onStep: ({ data }) => {
              const told = tryOpen(DiagnosticsEvent, data);
              if (told !== null) onDiagnostics(told.diagnostics.map(readDiagnostic));
            },
          }),
      });
      switch (reply.kind) {
        case "prepared":
        case "refused":
          return { kind: reply.kind, diagnostics: reply.diagnostics.map(readDiagnostic) };
        case "off":
          return reply;
        case "busy":
          return { kind: "unknown", retryAfterMs: reply.retryAfterSeconds * MS_PER_SECOND };
        case "superseded":
          return { kind: "unknown", retryAfterMs: null };
        default:
          return reply satisfies never;
      }
    } catch (error) {
      if (signal.aborted) throw error;
      return answerOfFailure(error);
    }
  };
}

/** A kind of complaint that this page does not know yet is a quiet one. */
function readDiagnostic(diagnostic: Opened<Diagnostic>): Diagnostic {
  return { ...diagnostic, severity: diagnostic.severity === "error" ? "error" : "warning" };
}

function answerOfFailure(error: unknown): PreparedAnswer {
  if (error instanceof NetworkFailure) return { kind: "unknown", retryAfterMs: RETRY_MS };
  // While servers are upgraded: an answer of a kind that this page does not know yet.
  if (error instanceof z.core.$ZodError) return { kind: "off" };
  if (!(error instanceof ApiFailure)) throw error;
  if (error.status === 401) return { kind: "unknown", retryAfterMs: SIGNED_OUT_RETRY_MS };
  if (error.status === 404) return { kind: "off" };
  const isRefused = error.status !== null && error.status < 500 && error.status !== 429;
  if (isRefused) return { kind: "unknown", retryAfterMs: null };
  return {
    kind: "unknown",
    retryAfterMs: error.retryAfterSeconds === null ? RETRY_MS : error.retryAfterSeconds * MS_PER_SECOND,
  };
}
