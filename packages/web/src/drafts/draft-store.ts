import * as z from "zod/mini";

/**
 * Typed text that is not submitted: code per problem and language, notes, own tests. It is kept in the browser, per
 * user, so that a reload, a crash or a second tab loses nothing; of two tabs the newest text wins. The server keeps it
 * as well, for other devices: see draft-sync.ts.
 */
interface DraftKey {
  userId: string;
  problemId: string;
  /** A DraftSlot of the contract. */
  slot: string;
}

const Draft = z.object({
  text: z.string(),
  savedAt: z.number(),
  revision: z.optional(z.number()),
  isSent: z.optional(z.boolean()),
});
/**
 * `savedAt` in milliseconds since 1970. `revision` is the server's that the text was written on (0 where it is left
 * out), `isSent` says that the server has this very text.
 */
export type Draft = z.infer<typeof Draft>;

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function draftStorageKey(key: DraftKey): string {
  return `verdict:draft:${[key.userId, key.problemId, key.slot].map(encodeURIComponent).join(":")}`;
}

/** Null when there is none, and when what is stored is not a draft: broken storage must not break the page. */
export function readDraft(storage: DraftStorage, key: DraftKey): Draft | null {
  try {
    return parseDraft(storage.getItem(draftStorageKey(key)));
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

export function parseDraft(stored: string | null): Draft | null {
  if (stored === null) return null;
  try {
    const parsed = z.safeParse(Draft, JSON.parse(stored));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** False when the browser refuses (storage full or forbidden): the screen then says that nothing is kept. */
export function writeDraft(storage: DraftStorage, key: DraftKey, draft: Draft): boolean {
  try {
    storage.setItem(draftStorageKey(key), JSON.stringify(draft));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
