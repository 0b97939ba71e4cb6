import { kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";
import type { FastifyReply, FastifyRequest } from "fastify";
import { errorBody, refusalOf } from "../platform/http/error-reply.ts";
import { type EventStream, openEventStream, wantsEventStream } from "../platform/http/event-stream.ts";
import { TAKEN_OVER } from "../platform/http/handle.ts";
import type { ProgressStep } from "./judged-watch.ts";
import { type Audience, ClientGone } from "./wait-for-verdict.ts";

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Answers with the result, or with a stream of events that ends with it, as the client asks. The stream begins once
 * the job is accepted: what is refused before that gets its plain status and body in both cases.
 */
export function answerOrStream<Result>(
  exchange: Exchange,
  work: (audience: Audience) => Promise<Result>,
): Promise<Result | typeof TAKEN_OVER> {
  return wantsEventStream(exchange.request) ? stream(exchange, work) : answer(exchange, work);
}

async function answer<Result>(
  { reply }: Exchange,
  work: (audience: Audience) => Promise<Result>,
): Promise<Result | typeof TAKEN_OVER> {
  const ignore = () => undefined;
  try {
    return await work({ onAccepted: ignore, onProgress: ignore, signal: goneSignal(reply) });
  } catch (error) {
    if (!(error instanceof ClientGone)) throw error;
    reply.hijack();
    return TAKEN_OVER;
  }
}

async function stream<Result>(
  { request, reply }: Exchange,
  work: (audience: Audience) => Promise<Result>,
): Promise<typeof TAKEN_OVER> {
  let opened: EventStream | null = null;
  const audience: Audience = {
    onAccepted(event) {
      opened = openEventStream(reply);
      opened.send("accepted", event);
    },
    onProgress: (step) => sendStep(opened, step),
    signal: goneSignal(reply),
  };
  try {
    const result = await work(audience);
    sendLast(opened, "result", result);
  } catch (error) {
    if (opened === null && !(error instanceof ClientGone)) throw error;
    if (opened === null) reply.hijack();
    const refusal = refusalOf(error);
    if (refusal.code === "internal" && !(error instanceof ClientGone)) {
      request.log.error({ err: error, url: request.url }, "A stream ended with our own fault");
    }
    sendLast(opened, "error", errorBody(refusal));
  }
  return TAKEN_OVER;
}

function sendStep(opened: EventStream | null, step: ProgressStep): void {
  if (step.kind === "compiled") {
    opened?.send("compiled", {});
    return;
  }
  opened?.send("test", {
    number: step.number,
    verdict: step.verdict,
    runtime: secondsOfMs(step.cpuMs),
    memory: kilobytesOfBytes(step.memoryBytes),
  });
}

function sendLast(opened: EventStream | null, event: "result" | "error", data: unknown): void {
  opened?.send(event, data);
  opened?.close();
}

/** Aborts when the connection closes. Also after a finished reply, where nobody listens any more. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.on("close", () => gone.abort());
  return gone.signal;
}
