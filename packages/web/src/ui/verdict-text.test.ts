import { SubmissionStatus, Verdict } from "@verdict/contract/verdict";
import { expect, test } from "vitest";
import { isFailure, languageText, statusText, statusTone, verdictText, verdictTone } from "./verdict-text.ts";

test("the badges of the history have the product's colours", () => {
  expect(SubmissionStatus.options.map((status) => [statusText(status), statusTone(status)])).toEqual([
    ["Accepted", "success"],
    ["Wrong", "error"],
    ["Error", "warning"],
    ["Pending", "info"],
  ]);
});

test("only an accepted test is green, and each verdict has words of its own", () => {
  expect(Verdict.options.filter((verdict) => verdictTone(verdict) === "success")).toEqual(["AC"]);
  expect(new Set(Verdict.options.map(verdictText)).size).toBe(Verdict.options.length);
});

test("a word of a newer server is shown as it is, in no colour that means something", () => {
  for (const word of ["PE", "constructor", ""]) {
    expect([verdictText(word), verdictTone(word), statusTone(word), languageText(word)]).toEqual([
      word,
      "neutral",
      "neutral",
      word,
    ]);
  }
  expect(statusText("partial")).toBe("Partial");
});

test("a verdict that is not known here is no failure, as little as a pass or one that says nothing", () => {
  expect(["WA", "TLE", "MLE", "RTE", "CE", "OLE"].every(isFailure)).toBe(true);
  expect(["AC", "NC", "JE", "PE", "constructor"].some(isFailure)).toBe(false);
});
