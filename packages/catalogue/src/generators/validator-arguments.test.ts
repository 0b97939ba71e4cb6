import { expect, test } from "vitest";
import { argumentsFor } from "./validator-arguments.ts";

test("arguments are those of all validators, or of the one with this name", () => {
  expect(argumentsFor("input_validators/check.py", ["a"])).toEqual(["a"]);
  expect(argumentsFor("input_validators/check.py", { "check.py": ["b"], check: ["c"] })).toEqual(["b"]);
  expect(argumentsFor("input_validators/check.py", { check: ["c"] })).toEqual(["c"]);
  expect(argumentsFor("input_validators/check.py", undefined)).toEqual([]);
});

test.each(["constructor", "toString.py", "hasOwnProperty.cpp", "__proto__.py"])(
  "a validator called %s gets what the map says of it, and nothing else",
  (name) => {
    expect(argumentsFor(`input_validators/${name}`, { check: ["c"] })).toEqual([]);
  },
);
