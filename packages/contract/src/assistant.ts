import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { LanguageId, LanguageName } from "./language.ts";
import { CODE_MAX_LENGTH } from "./submissions.ts";

export const CHAT_MESSAGE_MIN_LENGTH = 2;

export const ChatMessage = z.object({
  role: z.enum(["user", "model"]),
  parts: z.array(z.object({ text: z.string() })),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/**
 * The conversation so far, its last message the user's, and the problem. The server reads the problem itself where
 * `problemId` names it. `code` is what stands in the editor now.
 */
export const ChatBody = z.object({
  messages: z.array(ChatMessage),
  title: z.string(),
  description: z.string(),
  testCases: z.array(z.object({ input: z.string(), output: z.string(), explanation: z.optional(z.string()) })),
  startCode: z.array(z.object({ language: LanguageName, initialCode: z.string() })),
  problemId: z.optional(z.string()),
  language: z.optional(LanguageId),
  code: z.optional(z.string().check(z.maxLength(CODE_MAX_LENGTH, "Code must be at most 64 KB"))),
});
export type ChatBody = z.infer<typeof ChatBody>;

export const ChatReply = z.object({ message: z.string() });
/** As `text/event-stream`: any number of deltas, then the whole message; or last an `error` event with a refusal. */
export const ChatDelta = z.object({ delta: z.string() });

export const chat = endpoint({
  method: "POST",
  path: "/ai/chat",
  access: "user",
  body: ChatBody,
  response: ChatReply,
  summary: "Ask the AI helper about a problem",
});
