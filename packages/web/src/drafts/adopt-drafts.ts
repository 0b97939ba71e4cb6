import { DraftSlot } from "@verdict/contract/drafts";
import { draftStorageKey, readDraft, writeDraft } from "./draft-store.ts";

/**
 * What a visitor has typed for a problem becomes the user's who has signed in, as if it had been typed on a device
 * without a network: where the account keeps another text, its user is asked. A text of the user's own that only this
 * browser has stays, and the visitor's with it.
 */
export function adoptDrafts(input: { storage: Storage; from: string; to: string; problemId: string }): void {
  const { storage, from, to, problemId } = input;
  for (const slot of DraftSlot.options) {
    const theirs = readDraft(storage, { userId: from, problemId, slot });
    if (theirs === null) continue;
    const key = { userId: to, problemId, slot };
    const own = readDraft(storage, key);
    const isOnlyHere = own !== null && own.isSent !== true && own.text !== theirs.text;
    if (isOnlyHere) continue;
    if (own?.text !== theirs.text && !writeDraft(storage, key, { text: theirs.text, savedAt: theirs.savedAt }))
      continue;
    storage.removeItem(draftStorageKey({ userId: from, problemId, slot }));
  }
}
