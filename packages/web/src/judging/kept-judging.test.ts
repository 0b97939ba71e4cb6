import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetJudging, keepJudging, readKeptJudging } from "./kept-judging.ts";

const ADA = { userId: "ada", problemId: "two-belts" };
const KEPT = { submissionId: "7", sent: { code: "print()", language: "cpp", ownInput: null } } as const;
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a submission under way is found again by its author and its problem alone, until it is forgotten", () => {
  keepJudging(ADA, KEPT);
  expect(readKeptJudging(ADA)).toEqual(KEPT);
  expect(readKeptJudging({ ...ADA, userId: "bob" })).toBeNull();
  expect(readKeptJudging({ ...ADA, problemId: "giant-steps" })).toBeNull();
  forgetJudging(ADA);
  expect(readKeptJudging(ADA)).toBeNull();
});

test.each([
  "",
  "{",
  "null",
  "7",
  '{"submissionId":7,"code":"","language":"cpp"}',
  '{"submissionId":"7","code":"","language":"of another page"}',
])("what was never kept by this page is nothing: %s", (text) => {
  keepJudging(ADA, KEPT);
  stored.set([...stored.keys()][0] ?? "", text);
  expect(readKeptJudging(ADA)).toBeNull();
});

test("a browser that keeps nothing does no harm", () => {
  vi.unstubAllGlobals();
  vi.stubGlobal("sessionStorage", {
    get getItem() {
      throw new Error("blocked");
    },
    get setItem() {
      throw new Error("blocked");
    },
    get removeItem() {
      throw new Error("blocked");
    },
  });
  keepJudging(ADA, KEPT);
  forgetJudging(ADA);
  expect(readKeptJudging(ADA)).toBeNull();
});
