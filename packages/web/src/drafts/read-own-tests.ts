import { type OwnTest, parseOwnTests } from "@verdict/contract/own-tests";
import type { DraftKeeper } from "./draft-keeper.ts";

export const OWN_TESTS_SLOT = "own-tests";

/** A problem's own tests, as far as this browser knows them. */
export function readOwnTests(drafts: Pick<DraftKeeper, "textOf">): readonly OwnTest[] {
  return parseOwnTests(drafts.textOf(OWN_TESTS_SLOT));
}
