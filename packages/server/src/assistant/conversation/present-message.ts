import type { KeptMessage } from "@verdict/contract/assistant";
import type { MessageRow } from "./store.ts";

export function presentMessage(row: MessageRow): KeptMessage {
  return {
    role: row.role,
    parts: [{ text: row.content }],
    createdAt: row.created_at.toISOString(),
    isPartial: row.is_partial,
    ...(row.hint_level === null ? {} : { hintLevel: row.hint_level }),
    ...(row.is_held_back ? { isHeldBack: true } : {}),
  };
}
