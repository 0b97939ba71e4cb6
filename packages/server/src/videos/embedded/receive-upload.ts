import type { UploadReply } from "@verdict/contract/videos";
import type { FastifyRequest } from "fastify";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import { claimUpload, deleteVideoRow, markUploaded } from "../store.ts";
import type { AllowedUpload } from "../video-store.ts";
import { EMBEDDED, FILES_PATH } from "./embedded-store.ts";
import { lookInside } from "./look-inside.ts";
import type { MediaFolder } from "./media-folder.ts";
import { receiveForm } from "./receive-form.ts";
import { isSame, signatureOf } from "./upload-ticket.ts";

export const INVALID_LINK = "This upload link is not valid any more. Please start the upload again.";

interface UploadContext {
  pool: pg.Pool;
  folder: MediaFolder;
}

/** Takes one upload in: all of it, or nothing. The ticket must have been checked. */
export async function receiveUpload(
  context: UploadContext,
  input: { upload: AllowedUpload; request: FastifyRequest },
): Promise<UploadReply> {
  const { publicId } = input.upload;
  if (!(await claimUpload(context.pool, publicId))) {
    throw new DomainError("conflict", "This upload link was used already. Please start the upload again.");
  }
  try {
    return await takeIn(context, input);
  } catch (error) {
    await context.folder.remove(publicId);
    await deleteVideoRow(context.pool, publicId);
    throw error;
  }
}

async function takeIn(
  { pool, folder }: UploadContext,
  { upload, request }: { upload: AllowedUpload; request: FastifyRequest },
): Promise<UploadReply> {
  const { publicId } = upload;
  const file = folder.incomingPath(publicId);
  requireSignature(await receiveForm(request, file), upload);
  const inside = await lookInside(file);
  if (inside.kind === "refused") throw new DomainError("bad_input", inside.message);
  const { extension, durationSeconds } = inside;
  const secureUrl = `${FILES_PATH}/${await folder.accept({ publicId, extension })}`;
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
