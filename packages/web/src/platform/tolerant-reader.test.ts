import { api } from "@verdict/contract/api";
import { Settings } from "@verdict/contract/settings";
import { SubmitBody, submit, submittedProblem, TestEvent } from "@verdict/contract/submissions";
import { opened, readOpen, tryOpen } from "@verdict/contract/tolerant-reader";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

const NEWER = "a word of a newer server";

const row = {
  _id: "s1",
  language: "cobol",
  status: "partial",
  verdict: "PE",
  runtime: 0.2,
  memory: 4096,
  testCasesPassed: 3,
  testCasesTotal: 9,
  createdAt: "2026-01-01T00:00:00.000Z",
  errorMessage: "",
  code: "x",
};

test("a row of the history with words of a newer server is read, and hides no other row", () => {
  const rows = [row, { ...row, language: "cpp", status: "accepted", verdict: "AC" }];
  expect(readOpen(submittedProblem.response, rows)).toEqual(rows);
});

test("a result with an unknown verdict is read, and never becomes an accepted one", () => {
  const answer = { submissionId: "s1", accepted: false, verdict: "PE", passedTestCases: 1, totalTestCases: 2 };
  expect(readOpen(submit.response, { ...answer, runtime: 0, memory: 0 }).accepted).toBe(false);
  expect(tryOpen(submit.response, { submissionId: "s1", verdict: "AC" })).toBe(null);
});

test("a test event without figures, as hidden tests have them, is read", () => {
  expect(tryOpen(TestEvent, { number: 2, verdict: "AC" })).toEqual({ number: 2, verdict: "AC" });
});

test("a setting that only a newer page knows hides none of the others", () => {
  const kept = { theme: "light", "Key.Map_2": "vim" };
  expect(readOpen(Settings, kept)).toEqual(kept);
});

test("what is asked stays strict", () => {
  expect(z.safeParse(SubmitBody, { code: "x", language: "cobol" }).success).toBe(false);
});

/**
 * A value that fits the schema, with a word that nobody knows wherever there is a choice of words, and a field too
 * many.
 */
function newerValueOf(schema: z.core.$ZodType): unknown {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  switch (def.type) {
    case "enum":
      return NEWER;
    case "object": {
      const parts = Object.entries(def.shape).map(([name, part]) => [name, newerValueOf(part)]);
      return { ...Object.fromEntries(parts), fieldOfANewerServer: 1 };
    }
    case "array":
      return [newerValueOf(def.element)];
    case "record":
      return { [NEWER]: newerValueOf(def.valueType) };
    case "union":
      return def.options[0] === undefined ? undefined : newerValueOf(def.options[0]);
    case "nullable":
    case "optional":
      return newerValueOf(def.innerType);
    case "literal":
      return def.values[0];
    case "string":
      return textOf("format" in def ? def.format : undefined);
    case "number":
      return 1;
    case "boolean":
      return true;
    case "unknown":
    case "any":
      return null;
    default:
      throw new Error(`the contract's answers have a ${def.type}: opened() has to know it`);
  }
}

function textOf(format: unknown): string {
  if (format === "datetime") return "2026-01-01T00:00:00.000Z";
  return format === "date" ? "2026-01-01" : "text";
}

function hasChoice(schema: z.core.$ZodType): boolean {
  return JSON.stringify(newerValueOf(schema)).includes(NEWER);
}

describe("an answer full of words of a newer server is read, and loses nothing that the page knows:", () => {
  const calls = Object.entries(api).filter(([, call]) => hasChoice(call.response));

  test.each(calls)("%s", (_name, call) => {
    const answer = newerValueOf(call.response);
    const read = JSON.stringify(z.parse(opened(call.response), answer));
    expect(read.split(NEWER).length).toBe(JSON.stringify(answer).split(NEWER).length);
    expect(read).not.toContain("fieldOfANewerServer");
  });

  test("most calls are among them", () => {
    expect(calls.length).toBeGreaterThan(30);
  });
});
