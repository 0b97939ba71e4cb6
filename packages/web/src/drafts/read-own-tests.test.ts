import { formatOwnTests } from "@verdict/contract/own-tests";
import { expect, test } from "vitest";
import { readOwnTests } from "./read-own-tests.ts";

const known = (slots: Record<string, string>) => readOwnTests({ textOf: (slot) => slots[slot] ?? "" }, "1 2\n");

test("where nothing was written, one test offers an input", () => {
  const { tests, first, isUntouched } = known({});
  expect(tests).toEqual([{ id: "first", name: "Test 1", input: "1 2\n", expected: "" }]);
  expect([first, isUntouched]).toEqual([tests[0], true]);
});

test("the own input of earlier versions becomes the first test, unless there are tests", () => {
  expect(known({ "own-input": "5\n" })).toMatchObject({ first: { id: "first", input: "5\n" }, isUntouched: false });
  const kept = [{ id: "a", name: "Mine", input: "7\n", expected: "8" }];
  expect(known({ "own-input": "5\n", "own-tests": formatOwnTests(kept) })).toEqual({
    tests: kept,
    first: kept[0],
    isUntouched: false,
  });
});
