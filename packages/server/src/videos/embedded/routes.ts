import type { IncomingMessage } from "node:http";
import multipart from "@fastify/multipart";
import fastifyStatic from "@fastify/static";
import { uploadVideo, VIDEO_MAX_BYTES, videoFile } from "@verdict/contract/videos";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { LONGEST_BODY_MS } from "../../platform/http/body-deadline.ts";
import { errorBody } from "../../platform/http/error-reply.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { handle, TAKEN_OVER } from "../../platform/http/handle.ts";
import { onceClosed } from "../../platform/http/once-closed.ts";
import { isPublicId } from "../public-id.ts";
import { byteRangeOf } from "../s3/byte-range.ts";
import type { MediaBucket } from "../s3/media-bucket.ts";
import { OUT_OF_RANGE, serveObject } from "../s3/serve-object.ts";
import { findVideo } from "../store.ts";
import type { AllowedUpload } from "../video-store.ts";
import { allowedUploadOf } from "./embedded-store.ts";
import type { MediaFolder } from "./media-folder.ts";
import { isMediaName, type MediaPlace } from "./media-place.ts";
import { FORM_LIMITS, TOO_LARGE } from "./receive-form.ts";
import { INVALID_LINK, receiveUpload, type UploadContext } from "./receive-upload.ts";
import { isSame, ticketOf } from "./upload-ticket.ts";

const LINK_SECONDS = 60 * 60;
/** Each may fill 100 MB of the disk, and be looked into by a thread of its own. */
const UPLOADS_AT_ONCE = 4;
const RETRY_AFTER_SECONDS = 30;
/** Boundaries, names and the fields that come beside the file. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
const MOST_BYTES = VIDEO_MAX_BYTES + FORM_OVERHEAD_BYTES;

/** Only the browser's own player is to make something of a file, never a page or a script in it. */
const FILE_HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox",
  "content-disposition": "inline",
  "cache-control": "private, max-age=31536000, immutable",
};

/** `bucket` is null where only the folder keeps videos. */
type EmbeddedContext = UploadContext & { folder: MediaFolder; bucket: MediaBucket | null };

/** Our own store's two calls: where a file is uploaded to, and where it is played from. */
export async function registerEmbeddedStore(app: FastifyInstance, context: EmbeddedContext): Promise<void> {
  await app.register(async (scope) => registerUpload(scope, context));
  await app.register(async (scope) => registerFiles(scope, context));
}

/** In a scope of its own: nothing else of this server reads forms, which a foreign page may send unasked. */
async function registerUpload(scope: FastifyInstance, context: EmbeddedContext): Promise<void> {
  await scope.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  const allowed = new WeakMap<FastifyRequest, { upload: AllowedUpload; place: MediaPlace }>();
  const running = new Set<IncomingMessage>();
  const takenIn = new Set<Promise<unknown>>();
  scope.addHook("onRequest", async (request, reply) => {
    allowed.set(request, await requireTicket(context, request));
    if (Number(request.headers["content-length"] ?? 0) > MOST_BYTES) throw new DomainError("too_large", TOO_LARGE);
    if (running.size >= UPLOADS_AT_ONCE) {
      throw new DomainError("too_many_requests", "Too many uploads at once. Please try again in a moment.", {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    running.add(request.raw);
    onceClosed(reply, () => running.delete(request.raw));
  });
  // A server that stops does not wait for half an hour of upload, but it does for the half file's removal.
  scope.addHook("preClose", async () => {
    for (const request of running) request.destroy();
  });
  scope.addHook("onClose", async () => {
    await Promise.allSettled(takenIn);
  });
  handle(
    scope,
    uploadVideo,
    async ({ request }) => {
      const ticket = allowed.get(request);
      if (ticket === undefined) throw new DomainError("not_allowed", INVALID_LINK);
      const taking = receiveUpload(context, { ...ticket, request });
      takenIn.add(taking);
      return taking.finally(() => takenIn.delete(taking));
    },
    { bodyLimitBytes: MOST_BYTES, bodyDeadlineMs: LONGEST_BODY_MS },
  );
}

async function requireTicket(
  context: EmbeddedContext,
  request: FastifyRequest,
): Promise<{ upload: AllowedUpload; place: MediaPlace }> {
  const { publicId = "" } = request.params as { publicId?: string };
  const { ticket } = request.query as { ticket?: unknown };
  const row = isPublicId(publicId) ? await findVideo(context.pool, publicId) : null;
  const place = [context.folder, context.bucket].find((each) => each?.store === row?.store) ?? null;
  if (row === null || place === null) throw new DomainError("not_allowed", INVALID_LINK);
  const upload = allowedUploadOf(row);
  if (!isSame(ticket, ticketOf(upload)) || row.age_seconds > LINK_SECONDS) {
    throw new DomainError("not_allowed", INVALID_LINK);
  }
  return { upload, place };
}

async function registerFiles(scope: FastifyInstance, { folder, bucket }: EmbeddedContext): Promise<void> {
  await scope.register(fastifyStatic, { root: folder.videos, serve: false, cacheControl: false, dotfiles: "deny" });
  scope.setErrorHandler<FastifyError & { headers?: Record<string, string> }>((error, _request, reply) => {
    if (error.statusCode !== 416) throw error; // The application's own handler answers it.
    reply.code(416).headers(error.headers ?? {}); // They tell the length that there is.
    reply.header("cache-control", "no-store").type("application/json; charset=utf-8");
    return reply.send(errorBody(OUT_OF_RANGE));
  });
  handle(
    scope,
    videoFile,
    async ({ params, request, reply }) => {
      const { fileName: name } = params;
      if (!isMediaName(name)) throw new DomainError("not_found", "Not found");
      // Names are never used twice, so it does not matter which of the two is asked first.
      const bytes = await folder.sizeOf(name);
      reply.headers(FILE_HEADERS);
      if (bytes === null && bucket !== null) {
        await serveObject(bucket, { name, request, reply });
      } else {
        sayRangePlainly(request.raw, bytes ?? 0);
        reply.sendFile(name);
      }
      return TAKEN_OVER;
    },
    { isFile: true },
  );
}

/** What sends files refuses an end that is longer than the file, and nonsense; RFC 9110 has both answered (14.1.2, 14.2). */
function sayRangePlainly({ headers }: IncomingMessage, bytes: number): void {
  const range = byteRangeOf(headers.range, bytes);
  if (range === "none") return;
  if (range === "whole") delete headers.range;
  else headers.range = `bytes=${range.from}-${range.to}`;
}
