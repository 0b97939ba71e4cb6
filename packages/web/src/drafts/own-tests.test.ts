import { OWN_TESTS_MAX } from "@verdict/contract/submissions";
import { describe, expect, test } from "vitest";
import { withOwnTest } from "./own-tests.ts";

const own = (id: string, input: string, expected = "") => ({ id, name: id, input, expected });

describe("one more own test", () => {
  test("stands behind the others, under an id of its own", () => {
    const after = withOwnTest([own("a", "1\n")], { name: "Failed", input: "2\n", expected: "4\n" });
    expect(after?.tests).toEqual([own("a", "1\n"), { id: after?.id, name: "Failed", input: "2\n", expected: "4\n" }]);
    expect(after?.id).not.toBe("a");
  });

  test("with an input that is there already only completes it", () => {
    const tests = [own("a", "1\n"), own("b", "2\n", "mine")];
    expect(withOwnTest(tests, { name: "x", input: "1\n", expected: "9" })).toEqual({
      tests: [own("a", "1\n", "9"), own("b", "2\n", "mine")],
      id: "a",
    });
    expect(withOwnTest(tests, { name: "x", input: "2\n", expected: "9" })?.tests).toEqual(tests);
  });

  test("is refused where there are as many as may be, unless it is one of them", () => {
    const tests = Array.from({ length: OWN_TESTS_MAX }, (_, at) => own(`t${at}`, `${at}\n`));
    expect(withOwnTest(tests, { name: "x", input: "other", expected: "" })).toBeNull();
    expect(withOwnTest(tests, { name: "x", input: "3\n", expected: "" })?.id).toBe("t3");
  });

  test("may be empty, beside other empty ones", () => {
    expect(withOwnTest([own("a", "")], { name: "b", input: "", expected: "" })?.tests).toHaveLength(2);
  });
});
