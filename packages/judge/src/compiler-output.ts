/** What users see of a compiler's messages; beyond this nobody reads. */
const SHOWN_BYTES = 16 * 1024;

/** The compiler's own text with the user's file names and line numbers, without names of temporary files, cut at 16 KiB. */
export function tidyCompilerOutput(...parts: readonly Uint8Array[]): string {
  const bytes = Buffer.concat(parts);
  const text = bytes
    .subarray(0, 4 * SHOWN_BYTES)
    .toString("utf8")
    .replaceAll(/(?:\/var)?\/tmp\/cc\w+\.o/g, "main.o")
    .replaceAll(/(?:file:\/\/)?\/box\//g, "")
    .replaceAll("\u0000", "")
    .trim();
  const isCut = bytes.length > 4 * SHOWN_BYTES || Buffer.byteLength(text) > SHOWN_BYTES;
  if (!isCut) return text;
  const kept = Buffer.from(text).subarray(0, SHOWN_BYTES).toString("utf8");
  return `${kept.slice(0, kept.lastIndexOf("\n") + 1)}… (cut here: the compiler said more than 16 KB)`;
}
