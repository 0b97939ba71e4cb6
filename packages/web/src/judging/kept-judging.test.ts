import { beforeEach, expect, test } from "vitest";
import { stubRefusedStorage, stubStorage } from "../platform/testing/stub-storage.ts";
import { keptJudging } from "./kept-judging.ts";

const ADA = { userId: "ada", problemId: "two-belts" };
const KEPT = { submissionId: "7", code: "print()", language: "cpp" } as const;
let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage();
});

test("a submission under way is found again by its author and its problem alone, until it is forgotten", () => {
  keptJudging(ADA).write(KEPT);
  expect(keptJudging(ADA).read()).toEqual(KEPT);
  expect(keptJudging({ ...ADA, userId: "bob" }).read()).toBeNull();
  expect(keptJudging({ ...ADA, problemId: "giant-steps" }).read()).toBeNull();
  keptJudging(ADA).write(null);
  expect(keptJudging(ADA).read()).toBeNull();
});

test.each([
  "",
  "{",
  "null",
  "7",
  '{"submissionId":7,"code":"","language":"cpp"}',
  '{"submissionId":"7","code":"","language":"of another page"}',
])("what was never kept by this page is nothing: %s", (text) => {
  keptJudging(ADA).write(KEPT);
  stored.set([...stored.keys()][0] ?? "", text);
  expect(keptJudging(ADA).read()).toBeNull();
});

test("a browser that keeps nothing does no harm", () => {
  stubRefusedStorage();
  expect(keptJudging(ADA).write(KEPT)).toBe(false);
  expect(keptJudging(ADA).write(null)).toBe(false);
  expect(keptJudging(ADA).read()).toBeNull();
});
