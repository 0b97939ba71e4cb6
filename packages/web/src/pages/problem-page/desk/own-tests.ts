import { formatOwnTests, type OwnTest } from "@verdict/contract/own-tests";
import type { DraftKeeper } from "../../../drafts/draft-keeper.ts";
import { MOST_OWN_TESTS, newTestId, newTestName, withOwnTest } from "../../../drafts/own-tests.ts";
import { type KnownOwnTests, OWN_TESTS_SLOT, readOwnTests } from "../../../drafts/read-own-tests.ts";
import type { Store } from "../../../platform/store.ts";

export interface OwnTestsState {
  ownTests: KnownOwnTests;
  /** Of the one that Run tries; null and any that is gone mean the first. */
  chosenTestId: string | null;
  /** Whether runs use the chosen one; they use the examples else. */
  isOwnInput: boolean;
}

export const NO_OWN_TESTS: OwnTestsState = {
  ownTests: readOwnTests({ textOf: () => "" }, ""),
  chosenTestId: null,
  isOwnInput: false,
};

export function chosenTest({ ownTests, chosenTestId }: Omit<OwnTestsState, "isOwnInput">): OwnTest {
  return ownTests.tests.find(({ id }) => id === chosenTestId) ?? ownTests.first;
}

/** The input of the chosen own test; null while runs use the examples. */
export function ownInputOf(state: OwnTestsState): string | null {
  return state.isOwnInput ? chosenTest(state).input : null;
}

export function canAddTest({ ownTests }: Pick<OwnTestsState, "ownTests">): boolean {
  return ownTests.tests.length < MOST_OWN_TESTS;
}

/** A user's own tests to a problem. `firstInput` is what the first one holds until somebody types. */
export function openOwnTests(input: { store: Store<OwnTestsState>; keeper: DraftKeeper; firstInput: string }) {
  const { store, keeper } = input;
  /** What is kept has changed: here, in another tab, or on another device. */
  const read = () => store.change({ ownTests: readOwnTests(keeper, input.firstInput) });
  const keep = (tests: readonly OwnTest[]) => {
    keeper.type(OWN_TESTS_SLOT, formatOwnTests(tests));
    read();
  };
  const testsNow = () => store.read().ownTests.tests;
  read();
  return {
    read,
    use: (isOwnInput: boolean) => store.change({ isOwnInput }),
    choose: (chosenTestId: string) => store.change({ chosenTestId }),
    change: (changed: OwnTest) => keep(testsNow().map((test) => (test.id === changed.id ? changed : test))),
    /** A new one becomes the chosen one; of one with the same input only an expectation is added. */
    add: (test: Omit<OwnTest, "id"> = { name: newTestName(testsNow()), input: "", expected: "" }) => {
      // An untouched first test makes room for a given one, and stays beside an empty one.
      const makesRoom = store.read().ownTests.isUntouched && test.input !== "";
      const after = withOwnTest(makesRoom ? [] : testsNow(), test);
      if (after === null) return;
      store.change({ chosenTestId: after.id });
      keep(after.tests);
    },
    remove: (id: string) => {
      const left = testsNow().filter((test) => test.id !== id);
      store.change({ chosenTestId: null });
      keep(left.length === 0 ? [{ id: newTestId(), name: "Test 1", input: "", expected: "" }] : left);
    },
  };
}
