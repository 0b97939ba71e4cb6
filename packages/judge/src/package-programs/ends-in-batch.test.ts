import { expect, test } from "vitest";
import { endsIn } from "./run-in-batch.ts";

const codesIn = (text: string) => endsIn(Buffer.from(text), 3).map(({ exitCode }) => exitCode);

test("what a batch prints is read as far as it is whole runs, and no further than there were inputs", () => {
  expect(endsIn(Buffer.from("0 2 1\nhi!7 0 0\n"), 3)).toEqual([
    { exitCode: 0, output: "hi", errorOutput: "!" },
    { exitCode: 7, output: "", errorOutput: "" },
  ]);
  expect(codesIn("0 2 0\nh")).toEqual([]);
  expect(codesIn("1 0 0\n2 0 0\n3 0 0\n4 0 0\n")).toEqual([1, 2, 3]);
});

test("a program that writes lengths of its own cannot send the reader back, nor make it read empty lines", () => {
  expect(codesIn("0 -6 0\n")).toEqual([]);
  expect(codesIn("0 3 -3\nabc")).toEqual([]);
  expect(codesIn("\n\n\n")).toEqual([]);
});
