import { formatOwnTests, type OwnTest } from "@verdict/contract/own-tests";
import { DraftKeeper } from "./draft-keeper.ts";
import { withOwnTest } from "./own-tests.ts";
import { OWN_TESTS_SLOT, readOwnTests } from "./read-own-tests.ts";

/**
 * Adds an own test to a problem that is not open on this page: its page takes it over, and sends it to the user's other
 * devices, when it is opened. `full`: the problem has as many as it may. `refused`: the browser keeps nothing.
 */
export function keepOwnTest(input: {
  userId: string;
  problemId: string;
  test: Pick<OwnTest, "name" | "input" | "expected">;
}): "kept" | "full" | "refused" {
  let isKept = true;
  const drafts = new DraftKeeper({
    storage: localStorage,
    userId: input.userId,
    problemId: input.problemId,
    starterOf: () => "",
    onForeignText: () => undefined,
    onKept: (kept) => {
      isKept = kept;
    },
    now: Date.now,
  });
  const after = withOwnTest(readOwnTests(drafts), input.test);
  if (after === null) return "full";
  drafts.type(OWN_TESTS_SLOT, formatOwnTests(after.tests));
  drafts.flush();
  return isKept ? "kept" : "refused";
}
