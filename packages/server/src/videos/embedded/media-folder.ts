import { promises as fs } from "node:fs";
import path from "node:path";
import { incomingFolderOf } from "./incoming-folder.ts";
import { type MediaPlace, mediaNamesOf, THUMBNAIL_EXTENSION } from "./media-place.ts";

/** A place on this machine's disk. */
export interface MediaFolder extends MediaPlace {
  /** What is served. */
  videos: string;
  /** In bytes; null where there is no such file. */
  sizeOf: (name: string) => Promise<number | null>;
}

/**
 * DATA_DIR/media/videos. A file comes there from DATA_DIR/media/incoming by a rename, so that nobody is ever served the
 * half of one.
 */
export async function openMediaFolder(dataDir: string): Promise<MediaFolder> {
  const incoming = incomingFolderOf(dataDir);
  const videos = path.join(dataDir, "media", "videos");
  for (const folder of [incoming, videos]) await fs.mkdir(folder, { recursive: true, mode: 0o750 });
  const incomingThumbnailPath = (publicId: string) => path.join(incoming, `${publicId}.${THUMBNAIL_EXTENSION}`);
  return {
    store: "embedded",
    videos,
    async sizeOf(name) {
      try {
        return (await fs.stat(path.join(videos, name))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    async accept({ publicId, extension, file }) {
      const video = `${publicId}.${extension}`;
      await flush(file);
      await fs.rename(file, path.join(videos, video));
      return video;
    },
    async keepThumbnail(publicId, jpeg) {
      const thumbnail = `${publicId}.${THUMBNAIL_EXTENSION}`;
      await fs.writeFile(incomingThumbnailPath(publicId), jpeg, { mode: 0o640, flush: true });
      await fs.rename(incomingThumbnailPath(publicId), path.join(videos, thumbnail));
      return thumbnail;
    },
    async remove(publicId) {
      const whole = mediaNamesOf(publicId).map((name) => path.join(videos, name));
      for (const file of [incomingThumbnailPath(publicId), ...whole]) await fs.rm(file, { force: true });
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
