import { type ChatBody, ChatChecking, ChatDelta, chat, clearConversation } from "@verdict/contract/assistant";
import type { OpenResponseOf } from "@verdict/contract/tolerant-reader";
import * as z from "zod/mini";
import { callApi } from "../platform/call-api.ts";
import { isUnknownCall } from "../platform/failures.ts";
import { followCall } from "../platform/follow-call.ts";

/** An answer on its way. `isChecking`: the judge looks at code that comes next. */
interface GrowingAnswer {
  text: string;
  isChecking: boolean;
}

/**
 * Asks the AI helper and tells the answer as it grows. Gives the whole reply. Throws ApiFailure when the server
 * refuses, NetworkFailure when it cannot be reached or falls silent half-way, the signal's reason when stopped.
 */
export function askHelper(input: {
  body: ChatBody;
  signal: AbortSignal;
  onGrowth: (answer: GrowingAnswer) => void;
}): Promise<OpenResponseOf<typeof chat>> {
  let text = "";
  return followCall(chat, {
    ...input,
    onStep: ({ data }) => {
      const delta = z.safeParse(ChatDelta, data);
      if (delta.success) text += delta.data.delta;
      input.onGrowth({ text, isChecking: z.safeParse(ChatChecking, data).success });
    },
  });
}

/** Forgets what was said about a problem; a server that keeps nothing has nothing to forget. Throws as callApi does. */
export async function forgetConversation(problemId: string): Promise<void> {
  await callApi(clearConversation, { params: { problemId } }).catch((error: unknown) => {
    if (!isUnknownCall(error)) throw error;
  });
}
