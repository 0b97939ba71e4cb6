import type { OpenDraft } from "../platform/open-answers.ts";
import type { Draft } from "./draft-store.ts";

/**
 * What becomes of this device's text and the server's. `send`: ours goes up. `take`: the server's comes down, and
 * nothing that was typed here is lost by it. `agree`: both have the same. `conflict`: both were changed since they last
 * agreed.
 */
export type Reconciliation = "nothing" | "send" | "take" | "agree" | "conflict";

export function reconcile(own: Readonly<Draft>, kept: Pick<OpenDraft, "text" | "revision"> | null): Reconciliation {
  const isTyped = own.savedAt > 0;
  if (kept === null) return isTyped ? "send" : "nothing";
  const revision = own.revision ?? 0;
  if (own.text === kept.text) return own.isSent === true && revision === kept.revision ? "nothing" : "agree";
  if (!isTyped || own.isSent === true) return "take";
  return revision === kept.revision ? "send" : "conflict";
}
