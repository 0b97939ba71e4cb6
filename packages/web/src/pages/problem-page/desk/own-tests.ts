import { formatOwnTests, type OwnTest } from "@verdict/contract/own-tests";
import { OWN_INPUT_MAX_LENGTH, OWN_TESTS_MAX } from "@verdict/contract/submissions";
import type { DraftKeeper } from "../../../drafts/draft-keeper.ts";
import { newTestName, withOwnTest } from "../../../drafts/own-tests.ts";
import { OWN_TESTS_SLOT, readOwnTests } from "../../../drafts/read-own-tests.ts";
import type { JudgeInput } from "../../../judging/judging-state.ts";
import type { Store } from "../../../platform/store.ts";

export interface OwnTestsState {
  ownTests: readonly OwnTest[];
  /**
   * Of the cases of a run the one that is shown (cases/run-cases.ts); null, and one that is gone, mean the first to
   * look at.
   */
  chosenCase: string | null;
}

/** With its number, the key of an example among the cases; that of an own test is its id. */
export const EXAMPLE_KEY = "example-";

export const NO_OWN_TESTS: OwnTestsState = { ownTests: [], chosenCase: null };

/** What a run tries beside the examples: no test whose input is still to be written, or is too long to be sent. */
export function triedTests({ ownTests }: Pick<OwnTestsState, "ownTests">): JudgeInput["ownTests"] {
  const isReady = ({ input }: OwnTest) => input.trim() !== "" && input.length <= OWN_INPUT_MAX_LENGTH;
  return ownTests.filter(isReady).map(({ id, input }) => ({ id, input }));
}

export function canAddTest({ ownTests }: Pick<OwnTestsState, "ownTests">): boolean {
  return ownTests.length < OWN_TESTS_MAX;
}

/** A user's own tests to a problem. `firstInput` is what a new first one holds. */
export function openOwnTests(input: { store: Store<OwnTestsState>; keeper: DraftKeeper; firstInput: string }) {
  const { store, keeper } = input;
  /** What is kept has changed: here, in another tab, or on another device. */
  const read = () => store.change({ ownTests: readOwnTests(keeper) });
  const keep = (tests: readonly OwnTest[]) => {
    keeper.type(OWN_TESTS_SLOT, formatOwnTests(tests));
    read();
  };
  const testsNow = () => store.read().ownTests;
  /** One more to write: the first begins as the first example. */
  const newTest = (): Omit<OwnTest, "id"> => {
    const tests = testsNow();
    return { name: newTestName(tests), input: tests.length === 0 ? input.firstInput : "", expected: "" };
  };
  read();
  return {
    read,
    show: (chosenCase: string | null) => store.change({ chosenCase }),
    change: (changed: OwnTest) => keep(testsNow().map((test) => (test.id === changed.id ? changed : test))),
    /** A new one is shown; of one with the same input only an expectation is added. */
    add: (test = newTest()) => {
      const after = withOwnTest(testsNow(), test);
      if (after === null) return;
      store.change({ chosenCase: after.id });
      keep(after.tests);
    },
    remove: (id: string) => {
      store.change({ chosenCase: null });
      keep(testsNow().filter((test) => test.id !== id));
    },
  };
}
