import { DraftSlot } from "@verdict/contract/drafts";
import { type LanguageId, languageName } from "@verdict/contract/language";

/**
 * One sentence on what of a problem's texts the server refuses to keep: the code that is shown first. Null where it
 * keeps everything.
 */
export function refusalText(refusals: ReadonlyMap<string, string>, shown: LanguageId): string | null {
  const slot = [shown, ...DraftSlot.options].find((one) => refusals.has(one));
  const reason = slot === undefined ? undefined : refusals.get(slot);
  if (slot === undefined || reason === undefined) return null;
  const says = reason === "" ? "" : `: ${reason.replace(/\.$/, "")}`;
  return `${nameOf(slot, shown)} kept in this browser only${says}.`;
}

function nameOf(slot: DraftSlot, shown: LanguageId): string {
  switch (slot) {
    case "notes":
      return "Your notes are";
    case "own-tests":
      return "Your own tests are";
    default:
      return slot === shown ? "Your code is" : `Your ${languageName(slot)} code is`;
  }
}
