import { CHAT_MESSAGE_MAX_LENGTH } from "@verdict/contract/assistant";
import { expect, test } from "vitest";
import { questionAboutStep } from "./question-text.ts";

const SENTENCE = "Step 2, before line 4 in main: work(). i is 2, it was 1.";

test("a question holds the input and the step, and what was printed wrongly by then", () => {
  const asked = { sentence: SENTENCE, input: "1 2\n", expected: "3\n", printed: "4\n" };
  expect(questionAboutStep({ ...asked, difference: null })).toBe(
    `My program, step by step, on the input\n1 2\n\n${SENTENCE}\n\nWhy does this happen?`,
  );
  expect(questionAboutStep({ ...asked, difference: { printedAt: 0, expectedAt: 0, position: 2 } })).toContain(
    "It should print\n3\nand has printed\n4\n\nWhy",
  );
});

test("however long everything is, it is a message that may be sent", () => {
  const long = "x".repeat(100_000);
  const difference = { printedAt: 0, expectedAt: 0, position: 2 };
  const question = questionAboutStep({ sentence: SENTENCE, input: long, expected: long, printed: long, difference });
  expect(question.length).toBeLessThan(CHAT_MESSAGE_MAX_LENGTH);
});
