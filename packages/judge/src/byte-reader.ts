import type { Readable } from "node:stream";

/** Reads a stream in pieces of known length. */
export interface ByteReader {
  /** Rejects when the stream ends before so many bytes have come. One read at a time. */
  read(length: number): Promise<Buffer>;
}

export function createByteReader(stream: Readable): ByteReader {
  let chunks: Buffer[] = [];
  let available = 0;
  let isOver = false;
  let onNews: () => void = () => undefined;
  stream.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    available += chunk.length;
    onNews();
  });
  const end = () => {
    isOver = true;
    onNews();
  };
  stream.on("end", end);
  stream.on("close", end);
  stream.on("error", end);

  return {
    async read(length) {
      while (available < length) {
        if (isOver) throw new Error("the stream ended too early");
        await new Promise<void>((resolve) => {
          onNews = resolve;
        });
      }
      const whole = Buffer.concat(chunks);
      const rest = whole.subarray(length);
      chunks = rest.length === 0 ? [] : [rest];
      available = rest.length;
      return whole.subarray(0, length);
    },
  };
}
