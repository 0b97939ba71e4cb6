import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { LanguageId } from "./language.ts";
import { CODE_MAX_LENGTH } from "./submissions.ts";

export const CHAT_MESSAGE_MIN_LENGTH = 2;
/** Of one question, in UTF-16 units: a page of text. Code goes along by itself. */
export const CHAT_MESSAGE_MAX_LENGTH = 4000;

/** How much the helper may give away, in order: each level may say what the levels before it say. */
export const HintLevel = z.enum(
  ["nudge", "idea", "approach", "outline", "code"],
  "The hint level must be nudge, idea, approach, outline or code",
);
export type HintLevel = z.infer<typeof HintLevel>;

/** The level after this one; null after the last. */
export function nextHintLevel(level: HintLevel): HintLevel | null {
  return HintLevel.options[HintLevel.options.indexOf(level) + 1] ?? null;
}

export const ChatMessage = z.object({
  role: z.enum(["user", "model"], "The role of a message must be user or model"),
  parts: z.array(z.object({ text: z.string("Each part of a message needs a text") })),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/**
 * The conversation so far, its last message the user's, and the problem. The server reads the problem itself where
 * `problemId` names it or its title is known; what else is said of the problem counts only for an unknown one.
 * `code` is what stands in the editor now. `hintLevel` is nudge when absent. `confirmSolution` says that the user has
 * asked for the full solution and confirmed it: only together with the level `code` it lifts the holding back.
 */
export const ChatBody = z.object({
  messages: z.array(ChatMessage, "Please write a message").check(z.minLength(1, "Please write a message")),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  testCases: z.optional(
    z.array(z.object({ input: z.string(), output: z.string(), explanation: z.optional(z.string()) })),
  ),
  startCode: z.optional(z.array(z.object({ language: z.string(), initialCode: z.string() }))),
  problemId: z.optional(z.string()),
  language: z.optional(LanguageId),
  code: z.optional(z.string().check(z.maxLength(CODE_MAX_LENGTH, "Code must be at most 64 KB"))),
  hintLevel: z.optional(HintLevel),
  confirmSolution: z.optional(z.boolean()),
});
export type ChatBody = z.infer<typeof ChatBody>;

/**
 * The whole answer, Markdown. The info string of each of its code blocks says after ` · ` what our judge said of it.
 * `isHeldBack` is true when code was taken out of it, since it solves the problem or could not be judged.
 */
export const ChatReply = z.object({
  message: z.string(),
  hintLevel: z.optional(HintLevel),
  isHeldBack: z.optional(z.boolean()),
});
export type ChatReply = z.infer<typeof ChatReply>;

/**
 * As `text/event-stream`: any number of deltas, which together are the message; a `ChatChecking` while our judge looks
 * at a code block; last the reply, or an event named `error` with the body of a refusal.
 */
export const ChatDelta = z.object({ delta: z.string() });
export const ChatChecking = z.object({ checking: z.literal(true) });

export const chat = endpoint({
  method: "POST",
  path: "/ai/chat",
  access: "user",
  body: ChatBody,
  response: ChatReply,
  summary: "Ask the AI helper about a problem",
});

/** `message` says how to set the helper up, where it is not. */
const AssistantStatus = z.object({ isConfigured: z.boolean(), message: z.string() });

export const assistantStatus = endpoint({
  method: "GET",
  path: "/ai/status",
  access: "user",
  response: AssistantStatus,
  summary: "Whether the AI helper is set up on this server",
});

/** A message as it is kept. `isPartial`: the answer was stopped or broken off. The other two are of answers only. */
export const KeptMessage = z.object({
  role: ChatMessage.shape.role,
  parts: ChatMessage.shape.parts,
  createdAt: z.iso.datetime(),
  isPartial: z.boolean(),
  hintLevel: z.optional(HintLevel),
  isHeldBack: z.optional(z.boolean()),
});
export type KeptMessage = z.infer<typeof KeptMessage>;
export const Conversation = z.object({ messages: z.array(KeptMessage) });
export type Conversation = z.infer<typeof Conversation>;

export const conversation = endpoint({
  method: "GET",
  path: "/ai/chat/{problemId}",
  access: "user",
  response: Conversation,
  summary: "The user's own conversation about a problem, oldest message first",
});

export const clearConversation = endpoint({
  method: "DELETE",
  path: "/ai/chat/{problemId}",
  access: "user",
  response: z.object({}),
  summary: "Forget the user's own conversation about a problem",
});
