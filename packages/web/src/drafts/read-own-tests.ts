import { type OwnTest, parseOwnTests } from "@verdict/contract/own-tests";
import type { DraftKeeper } from "./draft-keeper.ts";

export const OWN_TESTS_SLOT = "own-tests";
/** The only own test of earlier versions: it becomes the first one. */
const OWN_INPUT_SLOT = "own-input";

/** At least one. */
export interface KnownOwnTests {
  tests: readonly OwnTest[];
  /** Of them. */
  first: OwnTest;
  /** Nobody has written any: the only one holds the input that is offered, and makes room for another. */
  isUntouched: boolean;
}

/** A problem's own tests; where none is kept, the own input of earlier versions, or else the one that is offered. */
export function readOwnTests(drafts: Pick<DraftKeeper, "textOf">, offeredInput: string): KnownOwnTests {
  const tests = parseOwnTests(drafts.textOf(OWN_TESTS_SLOT));
  const [first] = tests;
  if (first !== undefined) return { tests, first, isUntouched: false };
  const typedBefore = drafts.textOf(OWN_INPUT_SLOT);
  const only = { id: "first", name: "Test 1", input: typedBefore || offeredInput, expected: "" };
  return { tests: [only], first: only, isUntouched: typedBefore === "" };
}
