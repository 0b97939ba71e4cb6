import { keptOwnInput } from "@verdict/contract/own-tests";
import type { OwnInputChange } from "@verdict/contract/submissions";
import { changeBetween, type KeptText, type KeptTextChange } from "@verdict/contract/text-changes";
import type { DraftKeeper } from "./draft-keeper.ts";
import { OWN_TESTS_SLOT } from "./read-own-tests.ts";

type Bases = Pick<DraftKeeper, "baseOf">;

/** A text as a change to what the server keeps in a slot; null where that is not known, and no shorter. */
export function changeOfDraft(drafts: Bases, slot: string, text: string): KeptTextChange | null {
  return changeOf(drafts.baseOf(slot), text);
}

/** The same of an own input, to the input of the own test with the id `test`. */
export function changeOfOwnInput(drafts: Bases, test: string, input: string): OwnInputChange | null {
  const change = changeOf(keptOwnInput(drafts.baseOf(OWN_TESTS_SLOT), test), input);
  return change && { ...change, test };
}

function changeOf(base: KeptText | null, text: string): KeptTextChange | null {
  const change = base && changeBetween(base.text, text);
  return base && change && { ...change, revision: base.revision };
}
