import { type CallInput, type Endpoint, urlOf } from "@verdict/contract/endpoint";
import { ErrorBody } from "@verdict/contract/errors";
import { type OpenResponseOf, readOpen } from "@verdict/contract/tolerant-reader";
import * as z from "zod/mini";
import { anySignal } from "./any-signal.ts";
import { completeAnswer } from "./complete-answer.ts";
import { ApiFailure, NetworkFailure } from "./failures.ts";
import { pause } from "./pause.ts";

/** A call that reads or writes rows answers in milliseconds; a connection silent for this long is dead. */
const DEFAULT_TIMEOUT_MS = 20_000;
/** 64 MB over a slow line. */
const FILE_TIMEOUT_MS = 300_000;

/** A read changes nothing: a server that is busy for a moment and says for how long is asked again. */
const READ_TRIES = 3;
const MOST_PATIENCE_SECONDS = 5;
const MS_PER_SECOND = 1000;

/** The base may have moved while the first call was under way: to what was sent a moment before. */
const MOST_CHANGES = 2;

type WaitingInput<E extends Endpoint> = CallInput<E> & {
  signal?: AbortSignal;
  /** Longest wait for the whole answer, in milliseconds (default 20,000). */
  timeoutMs?: number;
};
type CallArguments<E extends Endpoint> =
  Record<never, never> extends WaitingInput<E> ? [input?: WaitingInput<E>] : [input: WaitingInput<E>];

interface AnyInput {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/**
 * Makes one call of the contract and parses the answer; a read is made again when the server was busy for a moment.
 * Throws ApiFailure when the server refuses, NetworkFailure when no answer comes, and the signal's reason when the
 * caller aborts.
 */
export async function callApi<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<OpenResponseOf<E>> {
  return (await callPage(endpoint, ...args)).answer;
}

/** The same of a list that comes in parts. `next` is the query that asks for the next part; null behind the last. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  ...args: CallArguments<E>
): Promise<{ answer: OpenResponseOf<E>; next: Record<string, string> | null }> {
  const input: AnyInput = args[0] ?? {};
  const url = urlOf(endpoint, input, location.origin);
  for (let triesLeft = endpoint.method === "GET" ? READ_TRIES : 1; ; triesLeft -= 1) {
    const response = await fetchJson(url, endpoint.method, input);
    if (response.isOk) {
      const whole = completeAnswer(endpoint, response.data);
      const answer = readOpen(endpoint.response, whole) as OpenResponseOf<E>;
      return { answer, next: nextQuery(response.link) };
    }
    const refusal = refusalOf(response);
    const waitSeconds = response.status === 503 ? refusal.retryAfterSeconds : null;
    if (triesLeft <= 1 || waitSeconds === null || waitSeconds > MOST_PATIENCE_SECONDS) throw refusal;
    await pause(waitSeconds * MS_PER_SECOND, input.signal);
  }
}

/**
 * Makes a call that says its text as a change, where there is a base for one. A change that the server cannot take is
 * said anew if there is another base by now, else the text is said whole.
 */
export async function callWithChange<Said, Reply>(input: {
  /** Null where the whole is as short, or no base is known. */
  change: () => Said | null;
  whole: Said;
  call: (said: Said) => Promise<Reply>;
}): Promise<Reply> {
  let refused = "";
  for (let tries = 0; tries < MOST_CHANGES; tries += 1) {
    const said = input.change();
    const words = JSON.stringify(said);
    if (said === null || words === refused) break;
    try {
      return await input.call(said);
    } catch (error) {
      // A server that is older than this page takes a change for a text of the wrong kind: 400.
      if (!(error instanceof ApiFailure && (error.code === "base_unknown" || error.status === 400))) throw error;
      refused = words;
    }
  }
  return await input.call(input.whole);
}

/** Makes a call whose body is a file: it goes out as it is, with its own type. Throws as callApi does. */
export async function sendFile<E extends Endpoint>(endpoint: E, file: Blob): Promise<OpenResponseOf<E>> {
  const input = { body: file, timeoutMs: FILE_TIMEOUT_MS };
  const response = await fetchJson(new URL(endpoint.path, location.origin), endpoint.method, input);
  if (!response.isOk) throw refusalOf(response);
  return readOpen(endpoint.response, response.data) as OpenResponseOf<E>;
}

interface JsonAnswer {
  isOk: boolean;
  status: number;
  retryAfter: string | null;
  /** The header Link, which names the next part of a list. */
  link: string | null;
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
    throw new NetworkFailure(timeout.aborted ? "timeout" : "unreachable", cause);
  }
}

function headersFor(body: unknown): Record<string, string> {
  if (body === undefined) return {};
  return { "content-type": body instanceof Blob ? body.type : "application/json" };
}

export async function readAnswer(response: Response): Promise<JsonAnswer> {
  const text = await response.text();
  const retryAfter = response.headers.get("retry-after");
  const link = response.headers.get("link");
  return { isOk: response.ok, status: response.status, retryAfter, link, data: parseJson(text) };
}

/** Of `<address?query>; rel="next"` (RFC 8288). */
function nextQuery(link: string | null): Record<string, string> | null {
  const address = /<([^>]*)>; *rel="?next"?/.exec(link ?? "")?.[1];
  return address === undefined ? null : Object.fromEntries(new URL(address, location.origin).searchParams);
}

/** Null when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A refusal as the server meant it; one that came in a stream has no status of its own. */
export function refusalOf(answer: Pick<JsonAnswer, "retryAfter" | "data"> & { status: number | null }): ApiFailure {
  const body = z.safeParse(ErrorBody, answer.data).data;
  const { message, error } = looseWords(answer.data);
  const seconds = Number.parseInt(answer.retryAfter ?? "", 10);
  return new ApiFailure({
    status: answer.status,
    message: message ?? error ?? "",
    code: body?.code ?? null,
    errorField: error ?? "",
    retryAfterSeconds: Number.isNaN(seconds) ? null : seconds,
  });
}

/** What an answer says that is not quite ours. Without any words the screen's own text shows. */
function looseWords(data: unknown): { message?: string | undefined; error?: string | undefined } {
  const text = z.catch(z.optional(z.string()), undefined);
  return z.safeParse(z.object({ message: text, error: text }), data).data ?? {};
}
