import { expect, test } from "vitest";
import { foldTrace } from "./fold-trace.ts";
import { openStates } from "./state-at.ts";
import { stepSentence } from "./step-sentence.ts";
import { whatChanged } from "./what-changed.ts";

function sentenceAt(records: Parameters<typeof foldTrace>[0], position: number): string {
  const trace = foldTrace(records);
  const stateAt = openStates(trace);
  const step = trace.steps[position];
  if (step === undefined) throw new Error("there is no such step");
  const before = position === 0 ? null : stateAt(position - 1);
  const changed = whatChanged(step, stateAt(position), before);
  const functionName = stateAt(position).frames.at(-1)?.name ?? null;
  const from = trace.steps[position - 1]?.outputLength ?? 0;
  const printed = trace.output.slice(from, step.outputLength);
  const lineText = step.line === 4 ? "work()" : "";
  return stepSentence({ number: position, step, functionName, lineText, changed, printed, trace });
}

test("a step is a sentence of where it is, what changed, and what was printed", () => {
  const records: Parameters<typeof foldTrace>[0] = [
    ["push", "main"],
    ["v", 1, "i", 1],
    ["s", 3],
    ["v", 1, "i", 2],
    ["out", "7\n"],
    ["s", 4],
    ["crash", "Segmentation fault", 4],
    ["end", "crash"],
  ];
  expect(sentenceAt(records, 1)).toBe('Step 2, before line 4 in main: work(). i is 2, it was 1. Printed "7".');
  expect(sentenceAt(records, 2)).toBe("The end. Line 4 crashed: Segmentation fault.");
});

test("of many changes the first are said, and the rest counted", () => {
  const changes = ["a", "b", "c", "d", "e"].map((name, slot) => ["v", slot, name, 1] as const);
  const sentence = sentenceAt([["push", "f"], ["s", 1], ...changes, ["s", 2], ["end", "exit"]], 1);
  expect(sentence).toBe("Step 2, before line 2 in f. a is 1. b is 1. c is 1. 2 more changes.");
});

test("calls, what they give back and exceptions are said, and what goes out of scope is no news", () => {
  const records: Parameters<typeof foldTrace>[0] = [
    ["push", "main"],
    ["v", 1, "i", 1],
    ["s", 3],
    ["push", "twice"],
    ["v", 1, "n", 4],
    ["s", 7],
    ["pop", 8],
    ["gone", 1],
    ["s", 4],
    ["throw", "KeyError: 'x'", 4],
    ["err", "warned\n"],
    ["s", 9],
    ["end", "exit"],
  ];
  expect(sentenceAt(records, 1)).toBe("Step 2, before line 7 in twice. Called twice. n is 4.");
  expect(sentenceAt(records, 2)).toBe("Step 3, before line 4 in main: work(). twice returned 8.");
  expect(sentenceAt(records, 3)).toBe("Step 4, before line 9 in main. Exception: KeyError: 'x'.");
  expect(sentenceAt(records, 4)).toBe("The end. The program has ended.");
});

test("of a thousand calls that an exception leaves the first are named, and the rest counted", () => {
  const deep = Array.from({ length: 1_000 }, () => ["push", "down"] as const);
  const left = Array.from({ length: 1_000 }, () => ["pop"] as const);
  const sentence = sentenceAt([["push", "main"], ...deep, ["s", 1], ...left, ["s", 2], ["end", "exit"]], 1);
  expect(sentence).toBe(`Step 2, before line 2 in main. ${"down returned. ".repeat(8)}992 more calls and returns.`);
});

test.each([
  ["exit", "The program has ended."],
  ["time", "The program was ended at the time limit."],
  ["memory", "The program was ended at the memory limit."],
  ["output", "The program was ended since it printed too much."],
  ["broken", "The record breaks off here: the program has ended or overwritten what records it."],
  ["crash", "The program crashed."],
] as const)("%s is an end in words", (end, words) => {
  expect(
    sentenceAt(
      [
        ["push", "main"],
        ["s", 1],
        ["end", end],
      ],
      1,
    ),
  ).toBe(`The end. ${words}`);
});
