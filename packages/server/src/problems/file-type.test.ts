import { expect, test } from "vitest";
import { fileTypeOf } from "./file-type.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

test.each([
  ["a.png", "\x89PNG\r\n\x1a\n...", "image/png"],
  ["a.JPG", "\xff\xd8\xff\xe0", "image/jpeg"],
  ["a.gif", "GIF89a", "image/gif"],
  ["a.webp", "RIFF....WEBPVP8", "image/webp"],
  ["a.pdf", "%PDF-1.7", "application/pdf"],
  ["a.svg", "<?xml version='1.0'?><svg xmlns='x'/>", "image/svg+xml"],
])("%s is what its bytes say", (name, content, type) => {
  expect(fileTypeOf(name, bytes(content))).toBe(type);
});

test.each([
  ["a.png", "<html><script>alert(1)</script>"],
  ["a.png", "\xff\xd8\xff\xe0"],
  ["a.pdf", "MZ"],
  ["a.svg", "<html><script>alert(1)</script></html>"],
  ["a.html", "<svg>"],
  ["a", "\x89PNG\r\n\x1a\n"],
])("%s with other bytes is nothing that is shown", (name, content) => {
  expect(fileTypeOf(name, bytes(content))).toBeNull();
});
