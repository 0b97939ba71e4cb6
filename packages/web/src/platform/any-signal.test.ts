import { expect, test } from "vitest";
import { anySignal } from "./any-signal.ts";

test("the first abort counts, with its reason", () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const signal = anySignal([first.signal, second.signal]);
  expect(signal.aborted).toBe(false);
  second.abort("second");
  first.abort("first");
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toBe("second");
});

test("one that was aborted before is aborted at once", () => {
  const signal = anySignal([new AbortController().signal, AbortSignal.abort("long ago"), AbortSignal.abort("later")]);
  expect(signal.reason).toBe("long ago");
});
