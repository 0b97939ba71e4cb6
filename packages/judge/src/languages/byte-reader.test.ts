import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createByteReader } from "./byte-reader.ts";

test("pieces of any length come out of chunks of any length, in order", async () => {
  const stream = new PassThrough();
  const reader = createByteReader(stream);
  for (const text of ["a", "bc", "", "defg"]) stream.emit("data", Buffer.from(text));
  const pieces: string[] = [];
  for (const length of [2, 1, 0, 3]) pieces.push((await reader.read(length)).toString());
  const late = reader.read(3);
  stream.emit("data", Buffer.from("hi"));
  expect([...pieces, (await late).toString()]).toEqual(["ab", "c", "", "def", "ghi"]);
  stream.emit("end");
  await expect(reader.read(1)).rejects.toThrow("ended too early");
});

// Shifted off an array one by one, 200,000 did not end within three minutes (2026-11-22).
test("what comes in very many chunks is read within a minute", { timeout: 60_000 }, async () => {
  const count = 200_000;
  const stream = new PassThrough();
  const reader = createByteReader(stream);
  const chunk = Buffer.from("abc");
  for (let i = 0; i < count; i++) stream.emit("data", chunk);
  let bytes = 0;
  for (let left = 3 * count; left > 0; left -= 2) bytes += (await reader.read(Math.min(2, left))).length;
  expect(bytes).toBe(3 * count);
});
