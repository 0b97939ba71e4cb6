const NEWLINE = 0x0a;

/**
 * The lines of a UTF-8 stream without their ends, LF or CRLF, and without a byte-order mark. Nothing else ends a line:
 * node:readline also stops at U+2028, which is an ordinary character inside a JSON text.
 */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let isFirst = true;
  const lineOf = (bytes: Uint8Array) => {
    const text = decoder.decode(bytes).replace(/\r$/, "");
    const line = isFirst ? text.replace(/^\uFEFF/, "") : text;
    isFirst = false;
    return line;
  };
  let parts: Uint8Array[] = [];
  for await (let chunk of stream) {
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE)) {
      yield lineOf(Buffer.concat([...parts, chunk.subarray(0, end)]));
      parts = [];
      chunk = chunk.subarray(end + 1);
    }
    if (chunk.length > 0) parts.push(chunk);
  }
  if (parts.length > 0) yield lineOf(Buffer.concat(parts));
}
