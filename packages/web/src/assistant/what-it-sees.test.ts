import { expect, test } from "vitest";
import { seesText } from "./what-it-sees.tsx";

test("the user reads what the helper is told, and what it never is", () => {
  expect(seesText([])).toBe("The helper sees the statement and your code. It never sees hidden tests.");
  expect(seesText(["lastSubmission", "smallestFailure"])).toBe(
    "The helper sees the statement, your code, the verdict of your last submission and the smallest failing input. It never sees hidden tests.",
  );
});

test("a fact that only a newer server tells is left out of the sentence", () => {
  expect(seesText(["weather", "growth"])).toBe(seesText(["growth"]));
});
