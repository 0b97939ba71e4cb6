import type { UploadReply } from "@verdict/contract/videos";
import type { FastifyRequest } from "fastify";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import type { Log } from "../../platform/log.ts";
import { claimUpload, deleteVideoRow, markUploaded, postponeRemoval } from "../store.ts";
import type { AllowedUpload } from "../video-store.ts";
import { EMBEDDED, FILES_PATH } from "./embedded-store.ts";
import type { IncomingFolder } from "./incoming-folder.ts";
import { lookInside } from "./look-inside.ts";
import type { MediaPlace } from "./media-place.ts";
import { receiveForm } from "./receive-form.ts";
import { isSame, signatureOf } from "./upload-ticket.ts";

export const INVALID_LINK = "This upload link is not valid any more. Please start the upload again.";

/** Longer than any store works on a request whose sender has gone. */
const LATE_ARRIVAL_MINUTES = 10;

export interface UploadContext {
  pool: pg.Pool;
  log: Pick<Log, "warn">;
  incoming: IncomingFolder;
}

/** Takes one upload in: all of it, or nothing. The ticket must have been checked. */
export async function receiveUpload(
  context: UploadContext,
  input: { upload: AllowedUpload; place: MediaPlace; request: FastifyRequest },
): Promise<UploadReply> {
  const { publicId } = input.upload;
  if (!(await claimUpload(context.pool, publicId))) {
    throw new DomainError("conflict", "This upload link was used already. Please start the upload again.");
  }
  try {
    return await takeIn(context, input);
  } catch (error) {
    await context.incoming.remove(publicId);
    if (isOutage(error)) await postponeRemoval(context.pool, { publicId, minutes: LATE_ARRIVAL_MINUTES });
    else await forget(context, input.place, publicId);
    throw error;
  }
}

/** A store that did not answer in time may still keep what it was sent; the row stays until a sweep has looked. */
const isOutage = (error: unknown) => error instanceof DomainError && error.code === "upstream_busy";

/** Bytes first and then the row, as the sweep does it, which tries again where the place is out of reach. */
async function forget({ pool, log }: UploadContext, place: MediaPlace, publicId: string): Promise<void> {
  try {
    await place.remove(publicId);
  } catch (error) {
    log.warn({ err: error, publicId }, "What has come of a failed upload could not be removed; the sweep will do it");
    return;
  }
  await deleteVideoRow(pool, publicId);
}

async function takeIn(
  { pool, incoming }: UploadContext,
  { upload, place, request }: { upload: AllowedUpload; place: MediaPlace; request: FastifyRequest },
): Promise<UploadReply> {
  const { publicId } = upload;
  const file = incoming.pathOf(publicId);
  requireSignature(await receiveForm(request, file), upload);
  const inside = await lookInside(file);
  if (inside.kind === "refused") throw new DomainError("bad_input", inside.message);
  const { extension, durationSeconds } = inside;
  const secureUrl = `${FILES_PATH}/${await place.accept({ publicId, extension, file })}`;
  const isStored = await markUploaded(pool, { publicId, secureUrl, thumbnailUrl: null, durationSeconds });
  if (!isStored) throw new DomainError("not_allowed", INVALID_LINK);
  return { public_id: publicId, secure_url: secureUrl, duration: durationSeconds };
}

function requireSignature(fields: ReadonlyMap<string, string>, upload: AllowedUpload): void {
  const isRight =
    fields.get("public_id") === upload.publicId &&
    fields.get("timestamp") === String(upload.timestamp) &&
    fields.get("api_key") === EMBEDDED &&
    isSame(fields.get("signature"), signatureOf(upload));
  if (!isRight) throw new DomainError("not_allowed", "Invalid signature");
}
