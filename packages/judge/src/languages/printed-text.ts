import { storable } from "@verdict/contract/storable-text";

/**
 * What a program or a compiler printed is made by whoever wants to hurt: everything that reads it takes a bounded
 * beginning and goes through it line by line, with startsWith, indexOf and patterns that cannot try the same text
 * twice. `hostile-text.test.ts` feeds every reader of the judge megabytes made to be slow.
 */

/** A run keeps this much of a program's error output; compilers may say more, and nobody reads it. */
const READ_BYTES = 64 * 1024;

/** As text that PostgreSQL can keep. */
export function beginningOf(bytes: Uint8Array): string {
  // A character may be cut in the middle: that is one more mark of replacement at the end.
  return storable(new TextDecoder().decode(bytes.subarray(0, READ_BYTES)));
}

/** The end matters too where the last line says why something ended. */
export function beginningAndEndOf(bytes: Uint8Array): string {
  const end = bytes.subarray(Math.max(READ_BYTES, bytes.length - READ_BYTES));
  return end.length === 0 ? beginningOf(bytes) : `${beginningOf(bytes)}\n${beginningOf(end)}`;
}

/** The lines of a text without their ends, LF or CRLF. */
export function linesIn(text: string): string[] {
  return text.split("\n").map((line) => (line.endsWith("\r") ? line.slice(0, -1) : line));
}
