import type { FastifyReply, FastifyRequest } from "fastify";
import { errorBody, pathOf, refusalOf } from "../platform/http/error-reply.ts";
import { type EventStream, openEventStream, wantsEventStream } from "../platform/http/event-stream.ts";
import { TAKEN_OVER } from "../platform/http/handle.ts";
import { goneSignal } from "../platform/http/once-closed.ts";
import { ClientGone } from "./await-subjects.ts";

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** To whoever waits. `send` does nothing for a client that wants only the answer; `signal` aborts when it has gone. */
export interface Channel {
  send: (event: string, data: unknown, id?: string) => void;
  signal: AbortSignal;
}

/**
 * Answers with the result, or with a stream of events that ends with it, as the client asks. The stream begins with
 * the first event: what is refused before that gets its plain status and body in both cases.
 */
export function answerOrStream<Result>(
  exchange: Exchange,
  work: (channel: Channel) => Promise<Result>,
): Promise<Result | typeof TAKEN_OVER> {
  return wantsEventStream(exchange.request) ? stream(exchange, work) : answer(exchange, work);
}

async function answer<Result>(
  { reply }: Exchange,
  work: (channel: Channel) => Promise<Result>,
): Promise<Result | typeof TAKEN_OVER> {
  try {
    return await work({ send: () => undefined, signal: goneSignal(reply) });
  } catch (error) {
    if (!(error instanceof ClientGone)) throw error;
    reply.hijack();
    return TAKEN_OVER;
  }
}

async function stream<Result>(
  { request, reply }: Exchange,
  work: (channel: Channel) => Promise<Result>,
): Promise<typeof TAKEN_OVER> {
  let opened: EventStream | null = null;
  const send = (event: string, data: unknown, id?: string) => {
    opened ??= openEventStream(reply);
    opened.send(event, data, id);
  };
  const close = () => opened?.close();
  try {
    send("result", await work({ send, signal: goneSignal(reply) }));
  } catch (error) {
    if (error instanceof ClientGone) {
      reply.hijack();
      return TAKEN_OVER;
    }
    if (opened === null) throw error;
    const refusal = refusalOf(error);
    if (refusal.code === "internal") {
      request.log.error({ err: error, path: pathOf(request) }, "A stream ended with our own fault");
    }
    send("error", errorBody(refusal));
  } finally {
    close();
  }
  return TAKEN_OVER;
}
