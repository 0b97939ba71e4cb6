import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * A text that is sent as it is, packed once and not for every visitor: that would be the dearest part of the answer.
 */
export interface PackedText {
  type: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  etag: string;
}

/** `type` is what its content type says, with the charset. */
export function packText(text: string, type: string): PackedText {
  const plain = Buffer.from(text);
  return {
    type,
    plain,
    brotli: brotliCompressSync(plain),
    gzip: gzipSync(plain),
    etag: etagOf(plain),
  };
}

/** As good as gzip's best in the tenth of the time: a megabyte takes 20 ms, of another thread. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * The same for a text that changes while the server runs: nobody waits for it but who asked, and it is packed less
 * tightly.
 */
export async function packTextSoon(text: string, type: string): Promise<PackedText> {
  const plain = Buffer.from(text);
  const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(plain, QUICK_BROTLI), promisify(gzip)(plain)]);
  return { type, plain, brotli, gzip: zipped, etag: etagOf(plain) };
}

function etagOf(plain: Buffer): string {
  return `W/"${hash("sha256", plain, "base64url").slice(0, 22)}"`;
}

/** Sends it packed as the browser likes it, or says that what the browser has is still the same. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: PackedText): FastifyReply {
  reply.type(packed.type).header("etag", packed.etag);
  if (request.headers["if-none-match"] === packed.etag && reply.statusCode === 200) return reply.code(304).send();
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(packed.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header("content-encoding", "gzip").send(packed.gzip);
  return reply.send(packed.plain);
}
