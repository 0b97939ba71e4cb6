import { promisify } from "node:util";
import zlib from "node:zlib";

/** Test data as it is stored: packed, or as it is where that is null. */
export interface PackedData {
  content: Buffer;
  packing: "zstd" | null;
}

const compress = promisify(zlib.zstdCompress);
const decompress = promisify(zlib.zstdDecompress);

/** Below this a row of the database and a file take the same room in any case. */
const LEAST_BYTES = 512;
/**
 * Of the levels the fastest: over the tests of eleven of our problems (287 MB) it leaves a quarter, in a millisecond a
 * megabyte and more; level 3 takes three times as long for 4 % less, level 9 eleven times for 8 % (2026-11-24).
 */
const OPTIONS = { params: { [zlib.constants.ZSTD_c_compressionLevel]: 1 } };
/** A frame consists of blocks of at most so much; what begins with a whole one gives a beginning. */
const BLOCK_BYTES = 128 * 1024;

export async function packTestData(bytes: Uint8Array): Promise<PackedData> {
  const plain = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < LEAST_BYTES) return { content: plain, packing: null };
  const packed = await compress(bytes, OPTIONS);
  return packed.length < bytes.length ? { content: packed, packing: "zstd" } : { content: plain, packing: null };
}

/** Throws an Error of zlib for what was not packed so. */
export async function unpackTestData({ content, packing }: PackedData): Promise<Buffer> {
  return packing === null ? content : await decompress(content);
}

/** How many bytes of packed data are enough for a beginning of so many, up to a block. */
export function packedStartBytes(most: number): number {
  return Math.max(most, BLOCK_BYTES + 1_024);
}

/**
 * The first `most` bytes, of data whose content may be cut off behind `packedStartBytes` of them. Unpacks no more than
 * that: a few kilobytes may hold 64 MiB.
 */
export async function startOfTestData({ content, packing }: PackedData, most: number): Promise<Buffer> {
  if (packing === null) return content.subarray(0, most);
  const unpacking = zlib.createZstdDecompress({ finishFlush: zlib.constants.ZSTD_e_flush });
  unpacking.end(content);
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of unpacking) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= most) break;
  }
  return Buffer.concat(pieces).subarray(0, most);
}
