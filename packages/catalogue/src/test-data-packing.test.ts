import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { packedStartBytes, packTestData, startOfTestData, unpackTestData } from "./test-data-packing.ts";

const numbers = Buffer.from(Array.from({ length: 100_000 }, (_none, n) => (n * 2_654_435_761) % 1_000_003).join(" "));

test.each([
  ["nothing", Buffer.alloc(0)],
  ["a little", Buffer.from("1 2\n")],
  ["numbers", numbers],
  ["what nothing can pack", randomBytes(300_000)],
  ["one letter many times", Buffer.alloc(5_000_000, "x")],
])("%s comes out as it went in, and never takes more room", async (_name, bytes) => {
  const packed = await packTestData(bytes);
  expect(packed.content.length).toBeLessThanOrEqual(bytes.length);
  expect((await unpackTestData(packed)).equals(bytes)).toBe(true);
  const most = 16 * 1024;
  const cut = { ...packed, content: packed.content.subarray(0, packedStartBytes(most)) };
  expect((await startOfTestData(cut, most)).equals(bytes.subarray(0, most))).toBe(true);
});

test("numbers take less than half", async () => {
  expect((await packTestData(numbers)).content.length).toBeLessThan(numbers.length / 2);
});

test("a beginning is had without the rest, which is not even read", async () => {
  const { content, packing } = await packTestData(numbers);
  content.fill(0xff, content.length / 2);
  await expect(unpackTestData({ content, packing })).rejects.toThrow();
  const most = 16 * 1024;
  expect((await startOfTestData({ content, packing }, most)).equals(numbers.subarray(0, most))).toBe(true);
});
