import type { OwnTest } from "@verdict/contract/own-tests";
import { OWN_TESTS_MAX } from "@verdict/contract/submissions";

/**
 * The tests with one more, and its id; of one with the same input only an expectation is added. Null where there are as
 * many as may be.
 */
export function withOwnTest(
  tests: readonly OwnTest[],
  added: Pick<OwnTest, "name" | "input" | "expected">,
): { tests: readonly OwnTest[]; id: string } | null {
  const same = tests.find(({ input }) => input === added.input && input !== "");
  if (same !== undefined) {
    const completed = { ...same, expected: same.expected || added.expected };
    return { tests: tests.map((one) => (one === same ? completed : one)), id: same.id };
  }
  if (tests.length >= OWN_TESTS_MAX) return null;
  const id = newTestId();
  return { tests: [...tests, { ...added, id }], id };
}

/** `crypto.randomUUID` is missing where a site is not served over https. */
function newTestId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** `Test 3`: the first number that no test has. */
export function newTestName(tests: readonly OwnTest[]): string {
  const names = new Set(tests.map(({ name }) => name));
  let number = 1;
  while (names.has(`Test ${number}`)) number += 1;
  return `Test ${number}`;
}

/** As the usual checker compares: white space only separates. */
export function saysTheSame(expected: string, actual: string): boolean {
  const tokens = (text: string) => text.split(/\s+/).filter(Boolean).join(" ");
  return tokens(expected) === tokens(actual);
}
