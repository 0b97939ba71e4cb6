import { parseOwnTests } from "@verdict/contract/own-tests";
import type { OwnInputChange } from "@verdict/contract/submissions";
import { changeBetween, type KeptTextChange } from "@verdict/contract/text-changes";
import type { DraftKeeper } from "./draft-keeper.ts";
import { OWN_TESTS_SLOT } from "./use-drafts.ts";

type Bases = Pick<DraftKeeper, "baseOf">;

/** A text as a change to what the server keeps in a slot; null where that is not known, and no shorter. */
export function changeOfDraft(drafts: Bases, slot: string, text: string): KeptTextChange | null {
  const base = drafts.baseOf(slot);
  const change = base === null ? null : changeBetween(base.text, text);
  return base === null || change === null ? null : { ...change, revision: base.revision };
}

/** The same of an own input, to the input of the own test with the id `test`. */
export function changeOfOwnInput(drafts: Bases, test: string, input: string): OwnInputChange | null {
  const base = drafts.baseOf(OWN_TESTS_SLOT);
  const kept = parseOwnTests(base?.text ?? "").find(({ id }) => id === test);
  const change = kept === undefined ? null : changeBetween(kept.input, input);
  return base === null || change === null ? null : { ...change, revision: base.revision, test };
}
