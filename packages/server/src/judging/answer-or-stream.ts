import type { FastifyReply, FastifyRequest } from "fastify";
import { errorBody, pathOf, refusalOf } from "../platform/http/error-reply.ts";
import { DomainError } from "../platform/http/errors.ts";
import {
  type ClientEvent,
  type EventStream,
  openEventStream,
  wantsEventStream,
} from "../platform/http/event-stream.ts";
import { TAKEN_OVER } from "../platform/http/handle.ts";
import { onceClosed } from "../platform/http/once-closed.ts";
import { ClientGone } from "./inbox.ts";
import { resultOf } from "./result-of.ts";

/**
 * Answers with what the work returns, or with a stream of its events that ends with that, as the client asks. The
 * stream begins with the first event: what is refused before that gets its plain status and body in both cases. The
 * work hears by `signal` that its client has gone, or is signed in no longer: then its stream just ends, so that the
 * client comes again and hears it as any caller does. It never waits for a slow one: what such a client leaves unread
 * is bounded by the event stream.
 */
export async function answerOrStream<Result>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (signal: AbortSignal) => AsyncGenerator<ClientEvent, Result>,
  resultEvent: string | null = "result",
): Promise<Result | typeof TAKEN_OVER> {
  const gone = new AbortController();
  onceClosed(reply, () => gone.abort());
  const events = work(gone.signal);
  let isSignedOut = false;
  const stopWatching = request.server.whenAccessEnds(request, () => {
    isSignedOut = true;
    gone.abort();
    close();
  });
  let opened: EventStream | null = null;
  const send = (event: ClientEvent) => {
    opened ??= openEventStream(reply);
    opened.send(event);
  };
  const close = () => opened?.close();
  try {
    if (!wantsEventStream(request)) return await resultOf(events);
    send({ event: resultEvent, data: await resultOf(events, send) });
  } catch (error) {
    if (isSignedOut && opened === null) throw new DomainError("not_signed_in", "Please log in first");
    if (error instanceof ClientGone) reply.hijack();
    else if (opened === null) throw error;
    else {
      const refusal = refusalOf(error);
      if (refusal.code === "internal") {
        request.log.error({ err: error, path: pathOf(request) }, "A stream ended with our own fault");
      }
      send({ event: "error", data: errorBody(refusal) });
    }
  } finally {
    stopWatching();
    close();
  }
  return TAKEN_OVER;
}
