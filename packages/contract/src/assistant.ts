import * as z from "zod/mini";

export const CHAT_MESSAGE_MIN_LENGTH = 2;

export const ChatMessage = z.object({
  role: z.enum(["user", "model"]),
  parts: z.array(z.object({ text: z.string() })),
});
export type ChatMessage = z.infer<typeof ChatMessage>;
