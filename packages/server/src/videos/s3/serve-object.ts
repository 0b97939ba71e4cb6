import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { errorBody } from "../../platform/http/error-reply.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { StoredObject } from "./bucket.ts";
import { type ByteRange, byteRangeOf } from "./byte-range.ts";
import { type MediaBucket, typeOf } from "./media-bucket.ts";

/**
 * A browser that has enough in its buffer stops reading for minutes. Fetched in parts of this size, a film holds a
 * connection to the store only while a part comes, a part that stalls is noticed, and a viewer costs twice this memory.
 */
const PART_BYTES = 1024 * 1024;
export const OUT_OF_RANGE = new DomainError("bad_input", "The video has no such part");

/**
 * Sends an object, or the part of it that the browser asks for. It comes through this server and not from the store's
 * own address: so the call's access rule holds for every part, the page's security policy needs no other host, and the
 * store may be where no browser reaches it. Throws DomainError when there is none, and on an outage.
 */
export async function serveObject(
  bucket: MediaBucket,
  input: { name: string; request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const { name, request, reply } = input;
  const found = await bucket.find(name);
  if (found === null) throw new DomainError("not_found", "Not found");
  reply.headers({ "accept-ranges": "bytes", etag: found.etag });
  if (isAmong(found.etag, request.headers["if-none-match"])) {
    reply.code(304).send();
    return;
  }
  const asked = request.headers["if-range"];
  const isOtherVersion = asked !== undefined && asked !== found.etag;
  const range = isOtherVersion ? "whole" : byteRangeOf(request.headers.range, found.bytes);
  if (range === "none") {
    reply.code(416).header("content-range", `bytes */${found.bytes}`).header("cache-control", "no-store");
    reply.type("application/json; charset=utf-8").send(errorBody(OUT_OF_RANGE));
    return;
  }
  const part = range === "whole" ? { from: 0, to: found.bytes - 1 } : range;
  if (range !== "whole") reply.code(206).header("content-range", `bytes ${part.from}-${part.to}/${found.bytes}`);
  reply.header("content-length", part.to - part.from + 1).type(typeOf(name));
  // Of a stream Fastify sends nothing in answer to HEAD, and leaves the length as it is.
  if (request.method === "HEAD") reply.send(Readable.from([]));
  else reply.send(await openPart(bucket, { name, found, part }));
}

/** The first bytes are here before the head of the answer goes out: a store that is down is still a 503. */
async function openPart(
  bucket: MediaBucket,
  { name, found, part }: { name: string; found: StoredObject; part: ByteRange },
): Promise<Readable> {
  const read = (from: number) =>
    bucket.read({ name, etag: found.etag, from, to: Math.min(from + PART_BYTES - 1, part.to) });
  const first = part.to < part.from ? Buffer.alloc(0) : await read(part.from);
  async function* parts() {
    yield first;
    for (let from = part.from + PART_BYTES; from <= part.to; from += PART_BYTES) yield await read(from);
  }
  return Readable.from(parts(), { objectMode: false, highWaterMark: PART_BYTES });
}

function isAmong(etag: string, header: string | undefined): boolean {
  const known = (header ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}
