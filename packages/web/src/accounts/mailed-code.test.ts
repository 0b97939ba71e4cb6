import { expect, test } from "vitest";
import { readMailedCode, secondsLeftOf } from "./mailed-code.ts";

const stored = (text: string | null) => ({ getItem: () => text });
const mailed = { emailId: "mira@example.org", sentAt: 1_000_000 };

test("a code that was mailed a moment ago is remembered, one that is no longer valid is not", () => {
  const storage = stored(JSON.stringify(mailed));
  expect(readMailedCode(storage, "signup", 1_030_000)).toEqual(mailed);
  expect(readMailedCode(storage, "signup", 1_000_000 + 600_000)).toBeNull();
});

test("nothing stored, and nonsense that is stored, is no code", () => {
  for (const text of [null, "", "{", '{"emailId":7}']) {
    expect(readMailedCode(stored(text), "reset", 1_000_000)).toBeNull();
  }
});

test("the wait for another code goes on where it was", () => {
  expect(secondsLeftOf(mailed, 30, 1_000_000)).toBe(30);
  expect(secondsLeftOf(mailed, 30, 1_011_500)).toBe(19);
  expect(secondsLeftOf(mailed, 30, 1_500_000)).toBe(0);
  // A clock that was set back.
  expect(secondsLeftOf(mailed, 30, 900_000)).toBe(30);
});
