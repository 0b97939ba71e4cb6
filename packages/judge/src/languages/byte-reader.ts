import type { Readable } from "node:stream";

/** Reads a stream in pieces of known length. */
export interface ByteReader {
  /** Rejects when the stream ends before so many bytes have come. One read at a time. */
  read(length: number): Promise<Buffer>;
}

export function createByteReader(stream: Readable): ByteReader {
  const chunks: Buffer[] = [];
  /** Chunks before this are read; to shift them off one by one would move all the others each time. */
  let first = 0;
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

  /**
   * Copies nothing that stays: thousands of short reads from one long chunk would otherwise copy it thousands of times.
   */
  function take(length: number): Buffer {
    const parts: Buffer[] = [];
    for (let missing = length; missing > 0; ) {
      const chunk = chunks[first] ?? Buffer.alloc(0);
      const part = chunk.subarray(0, missing);
      parts.push(part);
      missing -= part.length;
      if (part.length < chunk.length) chunks[first] = chunk.subarray(part.length);
      else first++;
    }
    available -= length;
    if (first > chunks.length / 2) {
      chunks.splice(0, first);
      first = 0;
    }
    return parts.length === 1 ? (parts[0] ?? Buffer.alloc(0)) : Buffer.concat(parts);
  }

  return {
    async read(length) {
      while (available < length) {
        if (isOver) throw new Error("the stream ended too early");
        await new Promise<void>((resolve) => {
          onNews = resolve;
        });
      }
      return take(length);
    },
  };
}
