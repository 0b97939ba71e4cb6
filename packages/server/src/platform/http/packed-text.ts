import { hash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A text that is sent as it is, packed once and not for every visitor: that would be the dearest part of the answer. */
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
    etag: `W/"${hash("sha256", plain, "base64url").slice(0, 22)}"`,
  };
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
