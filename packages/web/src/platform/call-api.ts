import type { Endpoint, PathParameter, PathParameters, RequestInputOf, ResponseOf } from "@verdict/contract/endpoint";
import { fillPath } from "@verdict/contract/endpoint";
import { ErrorBody } from "@verdict/contract/errors";
import * as z from "zod/mini";
import { anySignal } from "./any-signal.ts";
import { ApiFailure, NetworkFailure } from "./failures.ts";

/** A call that reads or writes rows answers in milliseconds; a connection silent for this long is dead. */
const DEFAULT_TIMEOUT_MS = 20_000;
/** 64 MB over a slow line. */
const FILE_TIMEOUT_MS = 300_000;

type ParamsInput<E extends Endpoint> = [PathParameter<E["path"]>] extends [never]
  ? { params?: undefined }
  : { params: PathParameters<E["path"]> };
type BodyInput<E extends Endpoint> = E["body"] extends z.core.$ZodType
  ? { body: RequestInputOf<E> }
  : { body?: undefined };

export type CallInput<E extends Endpoint> = ParamsInput<E> &
  BodyInput<E> & {
    signal?: AbortSignal;
    /** Longest wait for the whole answer, in milliseconds (default 20,000). */
    timeoutMs?: number;
  };
type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/**
 * Makes one call of the contract and parses the answer. Throws ApiFailure when the server refuses, NetworkFailure
 * when no answer comes, and the signal's reason when the caller aborts.
 */
export async function callApi<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<ResponseOf<E>> {
  const input: { params?: Record<string, string>; body?: unknown; signal?: AbortSignal; timeoutMs?: number } =
    args[0] ?? {};
  const path = fillPath(endpoint.path, input.params ?? {});
  const response = await fetchJson(new URL(path, location.origin), endpoint.method, input);
  if (!response.isOk) throw refusalOf(response);
  return z.parse(endpoint.response, response.data) as ResponseOf<E>;
}

/** Makes a call whose body is a file: it goes out as it is, with its own type. Throws as callApi does. */
export async function sendFile<E extends Endpoint>(endpoint: E, file: Blob): Promise<ResponseOf<E>> {
  const input = { body: file, timeoutMs: FILE_TIMEOUT_MS };
  const response = await fetchJson(new URL(endpoint.path, location.origin), endpoint.method, input);
  if (!response.isOk) throw refusalOf(response);
  return z.parse(endpoint.response, response.data) as ResponseOf<E>;
}

export interface JsonAnswer {
  isOk: boolean;
  status: number;
  retryAfter: string | null;
  /** null when the body is not JSON. */
  data: unknown;
}

async function fetchJson(
  url: URL,
  method: string,
  input: { body?: unknown; signal?: AbortSignal; timeoutMs?: number },
): Promise<JsonAnswer> {
  const timeout = AbortSignal.timeout(input.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const signal = input.signal === undefined ? timeout : anySignal([input.signal, timeout]);
  try {
    const response = await fetch(url, {
      method,
      credentials: "include",
      signal,
      headers: headersFor(input.body),
      body: input.body instanceof Blob || input.body === undefined ? (input.body ?? null) : JSON.stringify(input.body),
    });
    return await readAnswer(response);
  } catch (cause) {
    if (input.signal?.aborted) throw input.signal.reason;
    throw new NetworkFailure(timeout.aborted, cause);
  }
}

function headersFor(body: unknown): Record<string, string> {
  if (body === undefined) return {};
  return { "content-type": body instanceof Blob ? body.type : "application/json" };
}

export async function readAnswer(response: Response): Promise<JsonAnswer> {
  const text = await response.text();
  const retryAfter = response.headers.get("retry-after");
  return { isOk: response.ok, status: response.status, retryAfter, data: parseJson(text) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export function refusalOf(answer: JsonAnswer): ApiFailure {
  const body = z.safeParse(ErrorBody, answer.data);
  const seconds = Number.parseInt(answer.retryAfter ?? "", 10);
  return new ApiFailure({
    status: answer.status,
    message: body.success ? body.data.message : looseMessage(answer.data),
    code: body.success ? body.data.code : null,
    retryAfterSeconds: Number.isNaN(seconds) ? null : seconds,
  });
}

/** The message of an answer that is not quite ours; empty when there is none, so that the screen's own text shows. */
function looseMessage(data: unknown): string {
  const body = z.safeParse(z.object({ message: z.string() }), data);
  return body.success ? body.data.message : "";
}
