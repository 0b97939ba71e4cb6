import type { Endpoint } from "@verdict/contract/endpoint";
import { type OpenResponseOf, readOpen, tryOpen } from "@verdict/contract/tolerant-reader";
import { parseJson, refusalOf } from "./call-api.ts";
import { callStream, type StreamInput } from "./call-stream.ts";
import { completeAnswer } from "./complete-answer.ts";
import { NetworkFailure } from "./failures.ts";

/** A step of a call that is answered bit by bit. `data` is null where it is not JSON. */
export interface StepEvent {
  name: string;
  data: unknown;
  /** What to come back with, where the stream breaks. */
  id?: string;
}

/**
 * Makes a call that tells its steps, and gives its result. The result is the event named `result`, an event without a
 * name that has the result's shape (the chat's stream names errors only), or the whole answer where there is no stream.
 * Throws ApiFailure when the server refuses, at once or in the stream; NetworkFailure when it cannot be reached or the
 * stream ends before its result; the signal's reason on abort.
 */
export async function followCall<E extends Endpoint>(
  endpoint: E,
  input: StreamInput & { onStep: (step: StepEvent) => void },
): Promise<OpenResponseOf<E>> {
  for await (const part of callStream(endpoint, input)) {
    if (part.kind === "whole") {
      return readOpen(endpoint.response, completeAnswer(endpoint, part.data)) as OpenResponseOf<E>;
    }
    const { event: name = "message", id, data } = part.event;
    const step = { name, data: parseJson(data), ...(id !== undefined && { id }) };
    if (step.name === "result") return readOpen(endpoint.response, step.data) as OpenResponseOf<E>;
    // The status line was sent long before the refusal: there is none that speaks of it.
    if (step.name === "error") throw refusalOf({ status: null, retryAfter: null, data: step.data });
    const result = step.name === "message" ? tryOpen(endpoint.response, step.data) : null;
    if (result !== null) return result as OpenResponseOf<E>;
    input.onStep(step);
  }
  throw new NetworkFailure("unreachable", new Error("the stream ended without a result"));
}
