import { type ChatBody, ChatDelta, ChatReply, chat } from "@verdict/contract/assistant";
import { ErrorBody } from "@verdict/contract/errors";
import * as z from "zod/mini";
import { callStream } from "../platform/call-stream.ts";
import { ApiFailure, NetworkFailure } from "../platform/failures.ts";

/**
 * Asks the AI helper and tells the answer as it grows. Gives the whole answer. Throws ApiFailure when the server
 * refuses, NetworkFailure when it cannot be reached or falls silent half-way, the signal's reason when stopped.
 */
export async function askHelper(input: {
  body: ChatBody;
  signal: AbortSignal;
  onText: (text: string) => void;
}): Promise<string> {
  let text = "";
  for await (const part of callStream(chat, input)) {
    if (part.kind === "whole") return z.parse(ChatReply, part.data).message;
    const data: unknown = JSON.parse(part.event.data);
    const refusal = z.safeParse(ErrorBody, data);
    if (refusal.success) throw refusalInStream(refusal.data);
    const reply = z.safeParse(ChatReply, data);
    if (reply.success) return reply.data.message;
    const delta = z.safeParse(ChatDelta, data);
    if (!delta.success) continue;
    text += delta.data.delta;
    input.onText(text);
  }
  throw new NetworkFailure(false, new Error("The answer ended before its last event"));
}

function refusalInStream(body: ErrorBody): ApiFailure {
  return new ApiFailure({ status: 502, message: body.message, code: body.code, retryAfterSeconds: null });
}
