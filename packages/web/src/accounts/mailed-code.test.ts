import { expect, test } from "vitest";
import { stubStorage } from "../platform/testing/stub-storage.ts";
import { readMailedCode, secondsLeftOf } from "./mailed-code.ts";

const mailed = { emailId: "mira@example.org", sentAt: 1_000_000 };

test("a code that was mailed a moment ago is remembered, one that is no longer valid is not", () => {
  stubStorage().set("verdict:mailed-code:signup", JSON.stringify(mailed));
  expect(readMailedCode("signup", 1_030_000)).toEqual(mailed);
  expect(readMailedCode("signup", 1_000_000 + 600_000)).toBeNull();
});

test("nothing stored, and nonsense that is stored, is no code", () => {
  const stored = stubStorage();
  expect(readMailedCode("reset", 1_000_000)).toBeNull();
  for (const text of ["", "{", '{"emailId":7}']) {
    stored.set("verdict:mailed-code:reset", text);
    expect(readMailedCode("reset", 1_000_000)).toBeNull();
  }
});

test("the wait for another code goes on where it was", () => {
  expect(secondsLeftOf(mailed, 30, 1_000_000)).toBe(30);
  expect(secondsLeftOf(mailed, 30, 1_011_500)).toBe(19);
  expect(secondsLeftOf(mailed, 30, 1_500_000)).toBe(0);
  // A clock that was set back.
  expect(secondsLeftOf(mailed, 30, 900_000)).toBe(30);
});
