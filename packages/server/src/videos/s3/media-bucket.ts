import { promises as fs } from "node:fs";
import { DomainError } from "../../platform/http/errors.ts";
import type { Log } from "../../platform/log.ts";
import { type MediaPlace, mediaNamesOf, THUMBNAIL_EXTENSION } from "../embedded/media-place.ts";
import type { Bucket, StoredObject } from "./bucket.ts";

/** Keys are the paths of the folder below DATA_DIR/media, so that any tool which copies files moves videos over. */
const PREFIX = "videos/";
const RETRY_AFTER_SECONDS = 30;
const AWAY = "The video store cannot be reached right now. Please try again soon.";
const FULL = "The video store has no room left.";
const TYPES: Readonly<Record<string, string>> = {
  mp4: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
  jpg: "image/jpeg",
};

/** A place that every web server with the same settings shares. */
export interface MediaBucket extends MediaPlace {
  find: (name: string) => Promise<StoredObject | null>;
  /** The bytes from `from` to `to`, both included. */
  read: (input: { name: string; etag: string; from: number; to: number }) => Promise<Buffer>;
  close: () => void;
}

export function createMediaBucket({ bucket, log }: { bucket: Bucket; log: Pick<Log, "warn"> }): MediaBucket {
  /** Whatever goes wrong between us and the store is an outage to the caller; the log says what it was. */
  const orOutage = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error }, "The S3 store did not do what it was asked");
      throw new DomainError("upstream_busy", isFull(error) ? FULL : AWAY, {
        cause: error,
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
  };
  return {
    store: "s3",
    async accept({ publicId, extension, file }) {
      const name = `${publicId}.${extension}`;
      const { size: bytes } = await fs.stat(file);
      await orOutage(() => bucket.putFile({ key: PREFIX + name, file, bytes, type: typeOf(name) }));
      await fs.rm(file, { force: true });
      return name;
    },
    async keepThumbnail(publicId, jpeg) {
      const name = `${publicId}.${THUMBNAIL_EXTENSION}`;
      await orOutage(() => bucket.put({ key: PREFIX + name, content: jpeg, type: typeOf(name) }));
      return name;
    },
    async remove(publicId) {
      await orOutage(() => Promise.all(mediaNamesOf(publicId).map((name) => bucket.remove(PREFIX + name))));
    },
    find: (name) => orOutage(() => bucket.look(PREFIX + name)),
    read: ({ name, ...part }) => orOutage(() => bucket.read({ key: PREFIX + name, ...part })),
    close: bucket.close,
  };
}

/** Ceph's gateway says the first of a quota; 507 is HTTP's own way to say it. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const metadata = "$metadata" in error ? (error.$metadata as { httpStatusCode?: number }) : {};
  return error.name === "QuotaExceeded" || metadata.httpStatusCode === 507;
}

export function typeOf(name: string): string {
  return TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
}
