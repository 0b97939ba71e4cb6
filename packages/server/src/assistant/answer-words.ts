import type { ChatReply } from "@verdict/contract/assistant";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ClientGone } from "../judging/inbox.ts";
import { errorBody, refusalOf } from "../platform/http/error-reply.ts";
import { type EventStream, openEventStream, wantsEventStream } from "../platform/http/event-stream.ts";
import { TAKEN_OVER } from "../platform/http/handle.ts";
import { goneSignal } from "../platform/http/once-closed.ts";
import type { Reader } from "./ask.ts";

/**
 * Answers with the reply, or, for a client that wants a stream, with its words as they come and the reply last. The
 * stream begins with the first word: what is refused before that gets its plain status and body in both cases.
 */
export async function answerWords(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (reader: Reader) => Promise<ChatReply>,
): Promise<ChatReply | typeof TAKEN_OVER> {
  const wantsStream = wantsEventStream(request);
  let opened: EventStream | null = null;
  const send = (data: unknown) => {
    if (!wantsStream) return;
    opened ??= openEventStream(reply);
    opened.sendUnnamed(data);
  };
  const reader: Reader = {
    onDelta: (delta) => send({ delta }),
    onChecking: () => send({ checking: true }),
    signal: goneSignal(reply),
    wantsStream,
  };
  try {
    const answer = await work(reader);
    if (!wantsStream) return answer;
    send(answer);
  } catch (error) {
    const stream = opened as EventStream | null;
    if (error instanceof ClientGone) {
      if (stream === null) reply.hijack();
    } else if (stream === null) throw error;
    else {
      const refusal = refusalOf(error);
      if (refusal.code === "internal") request.log.error({ err: error }, "An answer ended with our own fault");
      stream.send("error", errorBody(refusal));
    }
  }
  (opened as EventStream | null)?.close();
  return TAKEN_OVER;
}
