import type { Endpoint, ResponseOf } from "@verdict/contract/endpoint";
import * as z from "zod/mini";
import { parseJson, refusalOf } from "./call-api.ts";
import { callStream, type StreamInput } from "./call-stream.ts";
import { NetworkFailure } from "./failures.ts";

/** A step of a call that is answered bit by bit. `data` is null where it is not JSON. */
export interface StepEvent {
  name: string;
  data: unknown;
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
): Promise<ResponseOf<E>> {
  for await (const part of callStream(endpoint, input)) {
    if (part.kind === "whole") return z.parse(endpoint.response, part.data) as ResponseOf<E>;
    const step = { name: part.event.name, data: parseJson(part.event.data) };
    if (step.name === "result") return z.parse(endpoint.response, step.data) as ResponseOf<E>;
    // The status line was sent long before the refusal: there is none that speaks of it.
    if (step.name === "error") throw refusalOf({ status: null, retryAfter: null, data: step.data });
    const result = step.name === "message" ? z.safeParse(endpoint.response, step.data) : null;
    if (result?.success) return result.data as ResponseOf<E>;
    input.onStep(step);
  }
  throw new NetworkFailure("unreachable", new Error("the stream ended without a result"));
}
