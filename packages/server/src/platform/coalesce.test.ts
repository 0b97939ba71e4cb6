import { expect, test } from "vitest";
import { coalesce } from "./coalesce.ts";

interface Question {
  keys: readonly string[];
  answer: () => void;
  fail: (error: Error) => void;
}

/** Questions that are answered when the test says so: each key by itself in capitals. */
function openQuestions({ longestMs = 60_000 } = {}) {
  const questions: Question[] = [];
  const ask = (keys: readonly string[]) =>
    new Promise<Map<string, string>>((resolve, reject) => {
      const answers = keys.filter((key) => key !== "unknown").map((key) => [key, key.toUpperCase()] as const);
      questions.push({ keys, answer: () => resolve(new Map(answers)), fail: reject });
    });
  const find = coalesce({ ask, atOnce: 1, longestMs });
  return { questions, find };
}

test("whoever comes while a question is under way is asked for together with the others, once it is answered", async () => {
  const { questions, find } = openQuestions();
  const first = find("a");
  const others = [find("b"), find("c"), find("b"), find("unknown")];
  expect(questions.map(({ keys }) => keys)).toEqual([["a"]]);
  questions[0]?.answer();
  expect(await first).toBe("A");
  await expect.poll(() => questions.length).toBe(2);
  expect(questions[1]?.keys).toEqual(["b", "c", "unknown"]);
  questions[1]?.answer();
  expect(await Promise.all(others)).toEqual(["B", "C", "B", undefined]);
});

test("an answer that is under way, or was given, is nobody's who comes later", async () => {
  const { questions, find } = openQuestions();
  const first = find("a");
  const second = find("a");
  questions[0]?.answer();
  await first;
  await expect.poll(() => questions.length).toBe(2);
  questions[1]?.answer();
  await second;
  void find("a");
  expect(questions.map(({ keys }) => keys)).toEqual([["a"], ["a"], ["a"]]);
});

test("a question that hangs does not hold up those who come after it", async () => {
  const { questions, find } = openQuestions({ longestMs: 1 });
  void find("a");
  const second = find("b");
  await expect.poll(() => questions.length).toBe(2);
  questions[1]?.answer();
  expect(await second).toBe("B");
});

test("a question that fails fails for its own callers, and the next one is asked", async () => {
  const { questions, find } = openQuestions();
  const first = find("a");
  const second = find("b");
  questions[0]?.fail(new Error("away"));
  await expect(first).rejects.toThrow("away");
  await expect.poll(() => questions.length).toBe(2);
  questions[1]?.answer();
  expect(await second).toBe("B");
});
