import { promises as fs } from "node:fs";
import path from "node:path";

/*
 * DATA_DIR/media/incoming holds what is still coming or being looked at; DATA_DIR/media/videos what is complete. A file
 * goes from the one to the other by a rename, so that nobody is ever served the half of one.
 */

export const VIDEO_EXTENSIONS = ["mp4", "mov", "webm"] as const;
export type VideoExtension = (typeof VIDEO_EXTENSIONS)[number];
const THUMBNAIL_EXTENSION = "jpg";
const FILE_NAME = new RegExp(`^[a-z0-9-]+\\.(?:${[...VIDEO_EXTENSIONS, THUMBNAIL_EXTENSION].join("|")})$`);

export interface MediaFolder {
  /** What is served. */
  videos: string;
  incomingPath: (publicId: string) => string;
  /** Puts a looked-at upload where it is served from, on the disk for good. Returns its file's name. */
  accept: (input: { publicId: string; extension: VideoExtension }) => Promise<string>;
  /** Puts a thumbnail beside the video, in place of one of before. Returns its file's name. */
  keepThumbnail: (publicId: string, jpeg: Buffer) => Promise<string>;
  /** Removes every file of the id, half or whole. May be called again. */
  remove: (publicId: string) => Promise<void>;
}

/** False for everything that is not the name of a file of ours: a path, a half upload. */
export function isMediaName(name: string): boolean {
  return FILE_NAME.test(name);
}

export async function openMediaFolder(dataDir: string): Promise<MediaFolder> {
  const incoming = path.join(dataDir, "media", "incoming");
  const videos = path.join(dataDir, "media", "videos");
  for (const folder of [incoming, videos]) await fs.mkdir(folder, { recursive: true, mode: 0o750 });
  const incomingPath = (publicId: string) => path.join(incoming, `${publicId}.part`);
  const incomingThumbnailPath = (publicId: string) => path.join(incoming, `${publicId}.${THUMBNAIL_EXTENSION}`);
  return {
    videos,
    incomingPath,
    async accept({ publicId, extension }) {
      const video = `${publicId}.${extension}`;
      await flush(incomingPath(publicId));
      await fs.rename(incomingPath(publicId), path.join(videos, video));
      return video;
    },
    async keepThumbnail(publicId, jpeg) {
      const thumbnail = `${publicId}.${THUMBNAIL_EXTENSION}`;
      await fs.writeFile(incomingThumbnailPath(publicId), jpeg, { mode: 0o640, flush: true });
      await fs.rename(incomingThumbnailPath(publicId), path.join(videos, thumbnail));
      return thumbnail;
    },
    async remove(publicId) {
      const whole = [...VIDEO_EXTENSIONS, THUMBNAIL_EXTENSION].map((end) => path.join(videos, `${publicId}.${end}`));
      for (const file of [incomingPath(publicId), incomingThumbnailPath(publicId), ...whole]) {
        await fs.rm(file, { force: true });
      }
    },
  };
}

/** Without it a power cut could leave a name without its bytes. */
async function flush(file: string): Promise<void> {
  const handle = await fs.open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
