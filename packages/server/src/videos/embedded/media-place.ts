import type { StoreName } from "../video-store.ts";

const VIDEO_EXTENSIONS = ["mp4", "mov", "webm"] as const;
export type VideoExtension = (typeof VIDEO_EXTENSIONS)[number];
export const THUMBNAIL_EXTENSION = "jpg";
const FILE_NAME = new RegExp(`^[a-z0-9-]+\\.(?:${[...VIDEO_EXTENSIONS, THUMBNAIL_EXTENSION].join("|")})$`);

/**
 * Where our own store keeps what is complete: the folder of this machine, or a bucket that several web servers share.
 * A file is there whole or not at all. What is out of reach throws a DomainError that says so.
 */
export interface MediaPlace {
  /** What the row of a video calls it. */
  store: Extract<StoreName, "embedded" | "s3">;
  /**
   * Takes the looked-at `file` in and removes it from where it was; kept for good. Returns the name that it is served
   * by.
   */
  accept: (input: { publicId: string; extension: VideoExtension; file: string }) => Promise<string>;
  /** Puts a thumbnail beside the video, in place of one of before. Returns the name that it is served by. */
  keepThumbnail: (publicId: string, jpeg: Buffer) => Promise<string>;
  /** Removes every file of the id. May be called again. */
  remove: (publicId: string) => Promise<void>;
}

/** False for everything that is not the name of a file of ours: a path, a half upload. */
export function isMediaName(name: string): boolean {
  return FILE_NAME.test(name);
}

/** Every name that a video and its thumbnail can have. */
export function mediaNamesOf(publicId: string): string[] {
  return [...VIDEO_EXTENSIONS, THUMBNAIL_EXTENSION].map((end) => `${publicId}.${end}`);
}
