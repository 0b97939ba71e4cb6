import { type Endpoint, urlOf } from "@verdict/contract/endpoint";
import { SILENCE_MS } from "@verdict/contract/following";
import { type EventSourceMessage, EventSourceParserStream } from "eventsource-parser/stream";
import { anySignal } from "./any-signal.ts";
import { readAnswer, refusalOf } from "./call-api.ts";
import { NetworkFailure } from "./failures.ts";

export interface StreamInput {
  params?: Record<string, string>;
  query?: unknown;
  /** A Blob goes out as it is, with its own type; everything else as JSON. Left out for a call that has none. */
  body?: unknown;
  /** Of a stream that broke, as the standard's Last-Event-ID. */
  lastEventId?: string;
  signal: AbortSignal;
  /** The longest silence before the connection counts as dead (default 60,000). */
  silenceMs?: number;
}

/**
 * Makes a call that may be answered bit by bit. Gives either the whole plain answer or its events. Throws ApiFailure
 * when the server refuses, NetworkFailure when there is no answer or it is cut off, the signal's reason on abort.
 */
export async function* callStream(
  endpoint: Endpoint,
  input: StreamInput,
): AsyncGenerator<{ kind: "whole"; data: unknown } | { kind: "event"; event: EventSourceMessage }> {
  const silence = new SilenceTimer(input.silenceMs ?? SILENCE_MS);
  try {
    const response = await fetch(urlOf(endpoint, input, location.origin), {
      method: endpoint.method,
      credentials: "include",
      headers: headersFor(input),
      body: input.body instanceof Blob ? input.body : (JSON.stringify(input.body) ?? null),
      signal: anySignal([input.signal, silence.signal]),
    });
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
    if (!isStream || !response.ok || response.body === null) {
      const answer = await readAnswer(response);
      if (!answer.isOk) throw refusalOf(answer);
      yield { kind: "whole", data: answer.data };
      return;
    }
    const events = response.body.pipeThrough(silence.watch()).pipeThrough(new EventSourceParserStream());
    for await (const event of chunksOf(events)) yield { kind: "event", event };
  } catch (error) {
    if (input.signal.aborted) throw input.signal.reason;
    // What fetch and its body throw when the connection fails: TypeError, or our own abort after a silence.
    if (error instanceof TypeError || error instanceof DOMException) {
      throw new NetworkFailure(silence.isOver ? "timeout" : "unreachable", error);
    }
    throw error;
  } finally {
    silence.stop();
  }
}

/** What a stream gives to `for await` by itself, in newer browsers than ours. */
async function* chunksOf<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function headersFor({ body, lastEventId }: StreamInput): Record<string, string> {
  return {
    accept: "text/event-stream, application/json;q=0.9",
    ...(body === undefined ? {} : { "content-type": body instanceof Blob ? body.type : "application/json" }),
    ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }),
  };
}

/** Aborts when nothing has arrived for too long. */
class SilenceTimer {
  readonly #controller = new AbortController();
  readonly #limitMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(limitMs: number) {
    this.#limitMs = limitMs;
    this.#restart();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get isOver(): boolean {
    return this.#controller.signal.aborted;
  }

  /** The text of what comes through. */
  watch(): TransformStream<Uint8Array, string> {
    const decoder = new TextDecoder();
    return new TransformStream({
      transform: (chunk, controller) => {
        this.#restart();
        controller.enqueue(decoder.decode(chunk, { stream: true }));
      },
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #restart(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#controller.abort(), this.#limitMs);
  }
}
