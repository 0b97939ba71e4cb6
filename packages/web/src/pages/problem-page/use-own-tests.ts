import { formatOwnTests, type OwnTest } from "@verdict/contract/own-tests";
import { useState } from "react";
import type { DraftKeeper } from "../../drafts/draft-keeper.ts";
import { MOST_OWN_TESTS, newTestId, newTestName, withOwnTest } from "../../drafts/own-tests.ts";
import { readOwnTests } from "../../drafts/read-own-tests.ts";
import { OWN_TESTS_SLOT } from "../../drafts/use-drafts.ts";

/** A user's own tests to a problem. One of them is chosen: Run tries it. */
export interface OwnTests {
  tests: readonly OwnTest[];
  chosen: OwnTest;
  choose: (id: string) => void;
  change: (test: OwnTest) => void;
  /** A new one becomes the chosen one; of one with the same input only an expectation is added. */
  add: (test?: Pick<OwnTest, "name" | "input" | "expected">) => void;
  remove: (id: string) => void;
  canAdd: boolean;
  /** Looks again at what is kept: another tab or device has changed it. */
  reload: () => void;
}

/** `firstInput` is what the first test holds until somebody types. */
export function useOwnTests({ drafts, firstInput }: { drafts: DraftKeeper; firstInput: string }): OwnTests {
  const [, setVersion] = useState(0);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { tests, first, isUntouched } = readOwnTests(drafts, firstInput);
  const chosen = tests.find(({ id }) => id === chosenId) ?? first;
  const reload = () => setVersion((version) => version + 1);
  const keep = (next: readonly OwnTest[]) => {
    drafts.type(OWN_TESTS_SLOT, formatOwnTests(next));
    reload();
  };
  return {
    tests,
    chosen,
    choose: setChosenId,
    change: (changed) => keep(tests.map((test) => (test.id === changed.id ? changed : test))),
    add: (test = { name: newTestName(tests), input: "", expected: "" }) => {
      // An untouched first test makes room for a given one, and stays beside an empty one.
      const after = withOwnTest(isUntouched && test.input !== "" ? [] : tests, test);
      if (after === null) return;
      setChosenId(after.id);
      keep(after.tests);
    },
    remove: (id) => {
      const left = tests.filter((test) => test.id !== id);
      setChosenId(null);
      keep(left.length === 0 ? [{ id: newTestId(), name: "Test 1", input: "", expected: "" }] : left);
    },
    canAdd: tests.length < MOST_OWN_TESTS,
    reload,
  };
}
