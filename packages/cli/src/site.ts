import { type CallInput, type Endpoint, urlOf } from "@verdict/contract/endpoint";
import { ErrorBody } from "@verdict/contract/errors";
import { SILENCE_MS } from "@verdict/contract/following";
import { type OpenResponseOf, tryOpen } from "@verdict/contract/tolerant-reader";
import { EventSourceParserStream } from "eventsource-parser/stream";
import * as z from "zod/mini";
import type { Account } from "./account-file.ts";
import { CliError, LostConnection, Refusal } from "./cli-error.ts";

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The calls of one site in the name of one token. Everything throws CliError when the site refuses or is not there. */
export interface Site {
  address: string;
  call: <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<OpenResponseOf<E>>;
  /**
   * `onEvent` gets each event that comes before the result. With `lastEventId` a stream that broke goes on behind that
   * event. Throws LostConnection when the answer does not come to its end.
   */
  follow: <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E> & { lastEventId?: string | undefined; onEvent: (event: SiteEvent) => void },
  ) => Promise<OpenResponseOf<E>>;
}

export interface SiteEvent {
  name: string;
  /** Null when it is not JSON. */
  data: unknown;
  /** What to come back with, where the stream breaks. */
  id: string | undefined;
}

/** What proxies answer for a site that is being started anew. */
const NOT_THERE = [502, 503, 504];
/** Ours have a megabyte, a stream with the longest record of steps some more. */
const MOST_ANSWER_BYTES = 64 * 1024 * 1024;

export function openSite({ site, token }: Account): Site {
  const send = (
    endpoint: Endpoint,
    input: AnyInput,
    how: { accept: string; signal: AbortSignal; lastEventId?: string | undefined },
  ) => {
    return request(urlOf(endpoint, input, site), {
      method: endpoint.method,
      signal: how.signal,
      headers: {
        accept: how.accept,
        authorization: `Bearer ${token}`,
        "user-agent": "verdict-cli",
        ...(input.body === undefined ? {} : { "content-type": "application/json" }),
        ...(how.lastEventId === undefined ? {} : { "last-event-id": how.lastEventId }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
  };
  return {
    address: site,
    async call(endpoint, input) {
      const signal = AbortSignal.timeout(SILENCE_MS);
      const response = await send(endpoint, input as AnyInput, { accept: "application/json", signal });
      return parseAnswer(endpoint, await readWhole(response));
    },
    async follow(endpoint, input) {
      const silence = new AbortController();
      const timer = setTimeout(
        () => silence.abort(new Error(`nothing was heard for ${SILENCE_MS / 1000} s`)),
        SILENCE_MS,
      );
      try {
        const accept = "text/event-stream, application/json;q=0.9";
        const { lastEventId } = input;
        const how = { accept, signal: silence.signal, lastEventId };
        const response = await send(endpoint, input as AnyInput, how);
        const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
        if (!isStream || !response.ok || response.body === null)
          return parseAnswer(endpoint, await readWhole(response));
        const count = requireRoom(site);
        const onBytes = (bytes: number) => {
          count(bytes);
          timer.refresh();
        };
        return parseAnswer(endpoint, await readResult(response.body, { ...input, onBytes }));
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

async function request(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: "error" });
  } catch (cause) {
    throw notThere(url, cause);
  }
}

function notThere(url: { origin: string }, cause: unknown): LostConnection {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const reason = inner instanceof Error ? inner.message : String(inner);
  return new LostConnection(`No answer from ${url.origin}: ${reason}`, { cause });
}

async function readWhole(response: Response): Promise<unknown> {
  const { origin } = new URL(response.url);
  const text = await textOf(response, requireRoom(origin)).catch((cause: unknown) => {
    throw cause instanceof CliError ? cause : notThere({ origin }, cause);
  });
  const data = parseJson(text);
  if (response.ok) return data;
  throw refusal(data, response);
}

async function textOf({ body }: Response, count: (bytes: number) => void): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body ?? []) {
    count(chunk.length);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** What is no site of ours may send without end, and would fill the memory of whoever asks. */
function requireRoom(origin: string): (bytes: number) => void {
  let room = MOST_ANSWER_BYTES;
  return (bytes) => {
    room -= bytes;
    if (room < 0) throw new CliError(`The answer of ${origin} has no end: is it a Verdict site?`);
  };
}

function refusal(data: unknown, response: { status: number; headers: Headers } | null): CliError {
  const body = z.safeParse(ErrorBody, data);
  if (!body.success) {
    const text = `The site refused with status ${response?.status ?? "none"} and no words of its own.`;
    return NOT_THERE.includes(response?.status ?? 0) ? new LostConnection(text) : new CliError(text);
  }
  if (body.data.code === "not_signed_in") {
    return new CliError(
      "The site does not know this token: it was revoked or has expired. Sign in again: verdict login <site>",
    );
  }
  const seconds = response?.headers.get("retry-after");
  return new Refusal(body.data.code, seconds ? `${body.data.message} (again in ${seconds} s)` : body.data.message);
}

async function readResult(
  body: ReadableStream<Uint8Array>,
  { onEvent, onBytes }: { onEvent: (event: SiteEvent) => void; onBytes: (bytes: number) => void },
): Promise<unknown> {
  const heard = new TransformStream<Uint8Array, string>({
    transform(chunk, controller) {
      onBytes(chunk.length);
      controller.enqueue(decoder.decode(chunk, { stream: true }));
    },
  });
  const decoder = new TextDecoder();
  try {
    for await (const { event, data, id } of body.pipeThrough(heard).pipeThrough(new EventSourceParserStream())) {
      const value = parseJson(data);
      if (event === "result") return value;
      if (event === "error") throw refusal(value, null);
      onEvent({ name: event ?? "", data: value, id });
    }
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    throw new LostConnection("The connection was lost before the verdict came.", { cause });
  }
  throw new LostConnection("The connection ended before the verdict came.");
}

function parseAnswer<E extends Endpoint>(endpoint: E, data: unknown): OpenResponseOf<E> {
  const answer = tryOpen(endpoint.response, data);
  if (answer !== null) return answer as OpenResponseOf<E>;
  throw new CliError(
    "The site's answer was not understood: is it a Verdict site, and of this version? Each site has the command line that fits it at /verdict-cli.tgz.",
  );
}

/** Null when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
