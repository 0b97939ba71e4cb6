import { type ChatBody, ChatChecking, ChatDelta, ChatReply, chat } from "@verdict/contract/assistant";
import { ErrorBody } from "@verdict/contract/errors";
import * as z from "zod/mini";
import { callStream } from "../platform/call-stream.ts";
import { ApiFailure, NetworkFailure } from "../platform/failures.ts";

/** An answer on its way. `isChecking`: the judge looks at code that comes next. */
interface GrowingAnswer {
  text: string;
  isChecking: boolean;
}

/**
 * Asks the AI helper and tells the answer as it grows. Gives the whole reply. Throws ApiFailure when the server
 * refuses, NetworkFailure when it cannot be reached or falls silent half-way, the signal's reason when stopped.
 */
export async function askHelper(input: {
  body: ChatBody;
  signal: AbortSignal;
  onGrowth: (answer: GrowingAnswer) => void;
}): Promise<ChatReply> {
  let text = "";
  for await (const part of callStream(chat, input)) {
    if (part.kind === "whole") return z.parse(ChatReply, part.data);
    const data: unknown = JSON.parse(part.event.data);
    if (part.event.name === "error") throw refusalInStream(z.parse(ErrorBody, data));
    const reply = z.safeParse(ChatReply, data);
    if (reply.success) return reply.data;
    const delta = z.safeParse(ChatDelta, data);
    if (delta.success) text += delta.data.delta;
    input.onGrowth({ text, isChecking: z.safeParse(ChatChecking, data).success });
  }
  throw new NetworkFailure(false, new Error("The answer ended before its last event"));
}

function refusalInStream(body: ErrorBody): ApiFailure {
  return new ApiFailure({ status: 502, message: body.message, code: body.code, retryAfterSeconds: null });
}
