import type { FastifyReply, FastifyRequest } from "fastify";
import { onceClosed } from "./once-closed.ts";

/** Proxies cut a connection that is silent for a minute; some for half a minute. */
const KEEP_ALIVE_MS = 15_000;
/** More than the events of any judging: who lets so much pile up does not read. */
const MOST_UNREAD_BYTES = 1024 * 1024;

/** `id` is what a client that comes back says in Last-Event-ID. */
export interface ClientEvent {
  /** Null for one without a name, as OpenAI's streams have them. */
  event: string | null;
  data: unknown;
  id?: string;
}

/** A reply of server-sent events. `signal` aborts when the client has gone away or `close` was called. */
export interface EventStream {
  send: (event: ClientEvent) => void;
  close: () => void;
  signal: AbortSignal;
}

export function wantsEventStream(request: FastifyRequest): boolean {
  return request.headers.accept?.includes("text/event-stream") ?? false;
}

/** Takes the reply over and begins the stream at once. The handler returns TAKEN_OVER and must close the stream. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const raw = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  // X-Accel-Buffering: nginx would otherwise collect the events.
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  raw.flushHeaders();
  const gone = new AbortController();
  const keepAlive = setInterval(() => write(":\n\n"), KEEP_ALIVE_MS);
  const end = () => {
    clearInterval(keepAlive);
    gone.abort();
  };
  onceClosed(reply, end);
  raw.on("error", end);
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
    else raw.write(text);
  };
  return {
    send({ event, data, id }) {
      const lines = [
        ...(id === undefined ? [] : [`id: ${id}`]),
        ...(event === null ? [] : [`event: ${event}`]),
        `data: ${JSON.stringify(data)}`,
      ];
      write(`${lines.join("\n")}\n\n`);
    },
    close() {
      end();
      if (!raw.writableEnded) raw.end();
    },
    signal: gone.signal,
  };
}
