import type { Endpoint, PathParameter, PathParameters, QueryInputOf, RequestInputOf } from "@verdict/contract/endpoint";
import { fillPath } from "@verdict/contract/endpoint";
import { ErrorBody } from "@verdict/contract/errors";
import { type OpenResponseOf, tryOpen } from "@verdict/contract/open-words";
import { EventSourceParserStream } from "eventsource-parser/stream";
import * as z from "zod/mini";
import type { Account } from "./account-file.ts";
import { CliError } from "./cli-error.ts";

/** A call that reads or writes rows answers in milliseconds; a stream of events is never silent for so long. */
const SILENCE_MS = 60_000;

type ParamsInput<E extends Endpoint> = [PathParameter<E["path"]>] extends [never]
  ? { params?: undefined }
  : { params: PathParameters<E["path"]> };
type BodyInput<E extends Endpoint> = E["body"] extends z.core.$ZodType
  ? { body: RequestInputOf<E> }
  : { body?: undefined };
type CallInput<E extends Endpoint> = ParamsInput<E> & BodyInput<E> & { query?: QueryInputOf<E> };

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The calls of one site in the name of one token. Everything throws CliError when the site refuses or is not there. */
export interface Site {
  address: string;
  call: <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<OpenResponseOf<E>>;
  /** `onEvent` gets each event that comes before the result. */
  follow: <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E> & { onEvent: (name: string, data: unknown) => void },
  ) => Promise<OpenResponseOf<E>>;
}

export function openSite({ site, token }: Account): Site {
  const send = (endpoint: Endpoint, input: AnyInput, how: { accept: string; signal: AbortSignal }) => {
    const url = new URL(fillPath(endpoint.path, input.params ?? {}), site);
    for (const [name, value] of Object.entries(input.query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    return request(url, {
      method: endpoint.method,
      signal: how.signal,
      headers: {
        accept: how.accept,
        authorization: `Bearer ${token}`,
        "user-agent": "verdict-cli",
        ...(input.body === undefined ? {} : { "content-type": "application/json" }),
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
        const response = await send(endpoint, input as AnyInput, { accept, signal: silence.signal });
        const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
        if (!isStream || !response.ok || response.body === null)
          return parseAnswer(endpoint, await readWhole(response));
        return parseAnswer(endpoint, await readResult(response.body, { ...input, onBytes: () => timer.refresh() }));
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

function notThere(url: { origin: string }, cause: unknown): CliError {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const reason = inner instanceof Error ? inner.message : String(inner);
  return new CliError(`No answer from ${url.origin}: ${reason}`, { cause });
}

async function readWhole(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw notThere(new URL(response.url), cause);
  });
  const data = parseJson(text);
  if (response.ok) return data;
  throw refusal(data, response);
}

function refusal(data: unknown, response: { status: number; headers: Headers } | null): CliError {
  const body = z.safeParse(ErrorBody, data);
  if (!body.success) {
    return new CliError(`The site refused with status ${response?.status ?? "none"} and no words of its own.`);
  }
  if (body.data.code === "not_signed_in") {
    return new CliError(
      "The site does not know this token: it was revoked or has expired. Sign in again: verdict login <site>",
    );
  }
  const seconds = response?.headers.get("retry-after");
  return new CliError(seconds ? `${body.data.message} (again in ${seconds} s)` : body.data.message);
}

async function readResult(
  body: ReadableStream<Uint8Array>,
  { onEvent, onBytes }: { onEvent: (name: string, data: unknown) => void; onBytes: () => void },
): Promise<unknown> {
  const heard = new TransformStream<Uint8Array, string>({
    transform(chunk, controller) {
      onBytes();
      controller.enqueue(decoder.decode(chunk, { stream: true }));
    },
  });
  const decoder = new TextDecoder();
  try {
    for await (const { event, data } of body.pipeThrough(heard).pipeThrough(new EventSourceParserStream())) {
      const value = parseJson(data);
      if (event === "result") return value;
      if (event === "error") throw refusal(value, null);
      onEvent(event ?? "", value);
    }
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(
      "The connection was lost before the verdict came. The submission is kept: see verdict history.",
      {
        cause: error,
      },
    );
  }
  throw new CliError("The connection ended before the verdict came. The submission is kept: see verdict history.");
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
