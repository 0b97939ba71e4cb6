import { randomBytes } from "node:crypto";
import type { UploadSignature } from "@verdict/contract/videos";
import type pg from "pg";
import { DomainError } from "../platform/http/errors.ts";
import { inTransaction } from "../platform/postgres/transaction.ts";
import { newPublicId } from "./public-id.ts";
import { findVideo, insertAllowed, keepForSaving, lockProblem, makeCurrent, retireCurrent } from "./store.ts";
import type { StoredVideo, StoreName, VideoStore, VideoStores } from "./video-store.ts";

const SECRET_BYTES = 32;
const MS_PER_SECOND = 1000;
const NO_UPLOAD = "The uploaded video was not found. Please upload it again.";

export interface VideosContext {
  pool: pg.Pool;
  stores: VideoStores;
}

/**
 * Allows one upload: to Cloudinary where it is set up, else to the bucket where there is one. The problem must exist.
 */
export async function allowUpload(
  { pool, stores }: VideosContext,
  input: { problemId: string; origin: string },
): Promise<UploadSignature> {
  const [name, store] = currentStore(stores);
  const secret = randomBytes(SECRET_BYTES);
  const publicId = newPublicId(input.problemId);
  const allowedAt = await insertAllowed(pool, { publicId, problemId: input.problemId, store: name, secret });
  const timestamp = Math.floor(allowedAt.getTime() / MS_PER_SECOND);
  return store.sign({ publicId, timestamp, secret }, input.origin);
}

/**
 * Makes an uploaded video the editorial of its problem, instead of the one of before, which a sweep may remove then.
 * Everything about the video is asked from its store; only its thumbnail, a picture and no word, comes from the
 * browser. Saving the same one again changes nothing. Throws not_found for an upload that never came to its end, and
 * bad_input for another problem's.
 */
export async function makeEditorial(
  { pool, stores }: VideosContext,
  input: { problemId: string; publicId: string; thumbnail: Buffer | null },
): Promise<StoredVideo> {
  const row = await findVideo(pool, input.publicId);
  if (row === null) throw new DomainError("not_found", NO_UPLOAD);
  if (row.problem_id !== input.problemId) {
    throw new DomainError("bad_input", "This video was uploaded for another problem");
  }
  const store = stores[row.store];
  if (store === null) throw new DomainError("not_configured", "The video service is not set up on this server");
  // Before a thumbnail is kept: beside a video that is being removed it would stay for good.
  if (!(await keepForSaving(pool, input.publicId))) throw new DomainError("not_found", NO_UPLOAD);
  const found = await store.find(input.publicId);
  if (found === null) throw new DomainError("not_found", NO_UPLOAD);
  const { thumbnail } = input;
  const thumbnailUrl = thumbnail === null ? null : await store.keepThumbnail(input.publicId, thumbnail);
  const video = thumbnailUrl === null ? found : { ...found, thumbnailUrl };
  await inTransaction(pool, async (db) => {
    // Two saves of one problem come one after the other: the later one replaces the earlier.
    if (!(await lockProblem(db, input.problemId))) throw new DomainError("not_found", "This problem does not exist");
    await retireCurrent(db, { problemId: input.problemId, except: input.publicId });
    if (!(await makeCurrent(db, { publicId: input.publicId, ...video }))) throw new DomainError("not_found", NO_UPLOAD);
  });
  return video;
}

function currentStore(stores: VideoStores): [StoreName, VideoStore] {
  if (stores.cloudinary !== null) return ["cloudinary", stores.cloudinary];
  return stores.s3 === null ? ["embedded", stores.embedded] : ["s3", stores.s3];
}
