import type { UploadSignature } from "@verdict/contract/videos";

/** What a store itself says of an uploaded video; nothing of it comes from the browser. */
export interface StoredVideo {
  /** Where it plays: absolute, or a path of this origin. */
  secureUrl: string;
  thumbnailUrl: string | null;
  durationSeconds: number;
  uploadedAt: Date;
}

/** An upload that has been allowed, as far as stores need to know it. */
export interface AllowedUpload {
  publicId: string;
  /** Unix time in seconds. */
  timestamp: number;
  /** Random bytes of this upload alone, which never leave the server. */
  secret: Buffer;
}

/** Where videos are kept. Our own store, with its two places, and Cloudinary do the same in the same words. */
export interface VideoStore {
  /** What the browser needs to send the file straight to the store. `origin` is ours, as the caller reached it. */
  sign: (upload: AllowedUpload, origin: string) => UploadSignature;
  /** Null when nothing complete has arrived. Throws DomainError for what is no video or too large, and on an outage. */
  find: (publicId: string) => Promise<StoredVideo | null>;
  /** Keeps a JPEG beside the video and tells its address; null from a store that makes thumbnails itself. */
  keepThumbnail: (publicId: string, jpeg: Buffer) => Promise<string | null>;
  /** Removes every byte; may be called again. Throws DomainError on an outage. */
  remove: (publicId: string) => Promise<void>;
}

/** `embedded` and `s3` are our own store, in the folder of DATA_DIR and in a bucket. */
export type StoreName = "embedded" | "s3" | "cloudinary";

/** The folder is always there: videos that were uploaded to it before another store was set up stay. */
export interface VideoStores {
  embedded: VideoStore;
  s3: VideoStore | null;
  cloudinary: VideoStore | null;
}
