import { MEBIBYTE } from "@verdict/contract/units";
import { afterEach, expect, test, vi } from "vitest";
import { ElfFile } from "./elf-file.ts";

afterEach(() => vi.restoreAllMocks());

const HEADER_BYTES = 64;

/** A program for x86-64 without sections, and these bytes behind its header. */
function programWith(bytes: Uint8Array): ElfFile {
  const program = new Uint8Array(HEADER_BYTES + bytes.length);
  program.set([0x7f, 0x45, 0x4c, 0x46, 2, 1]);
  program[0x12] = 62;
  program.set(bytes, HEADER_BYTES);
  return new ElfFile(program);
}

test("a name that many entries have is decoded once, and of a long one no more than its beginning", () => {
  const file = programWith(new Uint8Array(MEBIBYTE + 1).fill(0x61, 0, MEBIBYTE));
  const decode = vi.spyOn(TextDecoder.prototype, "decode");
  const names = Array.from({ length: 400 }, () => file.text(HEADER_BYTES));
  expect(new Set(names)).toEqual(new Set(["a".repeat(4096)]));
  const decodedBytes = decode.mock.calls.reduce((sum, [bytes]) => sum + (bytes?.byteLength ?? 0), 0);
  expect(decodedBytes).toBe(4096);
});

test("names that lie in each other are too many as soon as their letters are, and ordinary ones never", () => {
  const file = programWith(new Uint8Array(MEBIBYTE).fill(0x61));
  const readAll = () => {
    for (let at = 0; at < 100_000; at++) file.text(HEADER_BYTES + at);
  };
  expect(readAll).toThrow(new RangeError("more names than can be read"));
  const many = "a_name_of_forty_letters_as_many_have_one\0";
  const ordinary = programWith(Buffer.from(many.repeat(100_000)));
  for (let index = 0; index < 100_000; index++) {
    expect(ordinary.text(HEADER_BYTES + index * many.length)).toBe(many.slice(0, -1));
  }
});

test("no text begins past the file's end, and none ends there that has to have an end", () => {
  const file = programWith(Buffer.from("whole\0cut"));
  expect([file.text(HEADER_BYTES), file.endOfText(HEADER_BYTES)]).toEqual(["whole", HEADER_BYTES + 6]);
  expect(file.text(HEADER_BYTES + 6)).toBe("cut");
  expect(() => file.endOfText(HEADER_BYTES + 6)).toThrow(new RangeError("a text without an end"));
  expect(() => file.text(HEADER_BYTES + 9)).toThrow(new RangeError("a text past the file's end"));
  expect(() => file.text(2 ** 60)).toThrow(new RangeError("a text past the file's end"));
});
