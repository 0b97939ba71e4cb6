import { expect, test } from "vitest";
import { refusalText } from "./refusal-text.ts";

test("what the server does not keep is told in one sentence, the shown code first", () => {
  expect(refusalText(new Map(), "cpp")).toBeNull();
  const refusals = new Map([["notes", "A draft must be at most 128 KB"]]);
  expect(refusalText(refusals, "cpp")).toBe(
    "Your notes are kept in this browser only: A draft must be at most 128 KB.",
  );
  refusals.set("java", "Please log in first.");
  expect(refusalText(refusals, "cpp")).toBe("Your Java code is kept in this browser only: Please log in first.");
  refusals.set("cpp", "");
  expect(refusalText(refusals, "cpp")).toBe("Your code is kept in this browser only.");
});
