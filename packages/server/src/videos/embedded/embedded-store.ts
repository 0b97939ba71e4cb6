import type pg from "pg";
import { findVideo, type VideoRow } from "../store.ts";
import type { AllowedUpload, VideoStore } from "../video-store.ts";
import type { MediaPlace } from "./media-place.ts";
import { signatureOf, ticketOf } from "./upload-ticket.ts";

/** Its name in the two fields where Cloudinary has a key and the name of a customer. */
export const EMBEDDED = "embedded";
/** Below it stand the names of the files, wherever they are. */
export const FILES_PATH = "/video/file";

const MS_PER_SECOND = 1000;

/** Videos in a place of our own: uploaded to us, looked at by us, served by us. */
export function createEmbeddedStore(context: { pool: pg.Pool; place: MediaPlace }): VideoStore {
  return {
    sign(upload, origin) {
      const address = `${origin}/video/upload/${upload.publicId}?ticket=${ticketOf(upload)}`;
      return {
        signature: signatureOf(upload),
        timestamp: upload.timestamp,
        public_id: upload.publicId,
        api_key: EMBEDDED,
        cloud_name: EMBEDDED,
        upload_url: address,
      };
    },
    async find(publicId) {
      const row = await findVideo(context.pool, publicId);
      if (row === null || row.uploaded_at === null || row.secure_url === null || row.duration_seconds === null) {
        return null;
      }
      return {
        secureUrl: row.secure_url,
        thumbnailUrl: row.thumbnail_url,
        durationSeconds: row.duration_seconds,
        uploadedAt: row.uploaded_at,
      };
    },
    async keepThumbnail(publicId, jpeg) {
      return `${FILES_PATH}/${await context.place.keepThumbnail(publicId, jpeg)}`;
    },
    remove: (publicId) => context.place.remove(publicId),
  };
}

export function allowedUploadOf(row: Pick<VideoRow, "public_id" | "allowed_at" | "upload_secret">): AllowedUpload {
  return {
    publicId: row.public_id,
    timestamp: Math.floor(row.allowed_at.getTime() / MS_PER_SECOND),
    secret: row.upload_secret,
  };
}
