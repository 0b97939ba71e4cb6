import { hash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A page that is sent as it is, packed once at the start and not for every visitor. */
export interface PageVariant {
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  etag: string;
}

export function packPage(html: string): PageVariant {
  const plain = Buffer.from(html);
  return {
    plain,
    brotli: brotliCompressSync(plain),
    gzip: gzipSync(plain),
    etag: `W/"${hash("sha256", plain, "base64url").slice(0, 22)}"`,
  };
}

/** Sends it packed as the browser likes it, or says that what the browser has is still the same. */
export function sendVariant(request: FastifyRequest, reply: FastifyReply, page: PageVariant): FastifyReply {
  reply.type("text/html; charset=utf-8").header("etag", page.etag);
  if (request.headers["if-none-match"] === page.etag && reply.statusCode === 200) return reply.code(304).send();
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(page.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header("content-encoding", "gzip").send(page.gzip);
  return reply.send(page.plain);
}
