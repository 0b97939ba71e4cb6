import { expect, test } from "vitest";
import { linesOf } from "./lines-of.ts";

async function linesIn(...chunks: (string | Uint8Array)[]): Promise<string[]> {
  const stream = (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk);
  })();
  const lines: string[] = [];
  for await (const line of linesOf(stream)) lines.push(line);
  return lines;
}

test("a line ends at LF or CRLF, the last one also without", async () => {
  expect(await linesIn("a\nb\r\n\nc")).toEqual(["a", "b", "", "c"]);
  expect(await linesIn("a\n")).toEqual(["a"]);
  expect(await linesIn()).toEqual([]);
});

test("line separators of Unicode and a carriage return inside stay", async () => {
  expect(await linesIn("a\u2028b\u2029c\u0085d\re\n")).toEqual(["a\u2028b\u2029c\u0085d\re"]);
});

test("a byte-order mark at the very beginning is left out", async () => {
  expect(await linesIn("\uFEFFa\n\uFEFFb")).toEqual(["a", "\uFEFFb"]);
});

test("a line and a character may be spread over any chunks", async () => {
  const bytes = Buffer.from("süß\nx".repeat(100));
  const whole = await linesIn(bytes);
  expect(whole).toHaveLength(101);
  expect(await linesIn(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(whole);
});
