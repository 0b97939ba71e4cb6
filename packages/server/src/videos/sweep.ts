import type { AppContext } from "../platform/context.ts";
import { inTransaction } from "../platform/postgres/transaction.ts";
import type { VideosContext } from "./save-video.ts";
import { deleteVideoRow, lockExpired, postponeRemoval, retireThoseOfDeletedProblems } from "./store.ts";
import type { StoreName } from "./video-store.ts";

/** When a store could not be reached. */
const AGAIN_AFTER_MINUTES = 10;

export type SweepContext = VideosContext & Pick<AppContext, "log">;

/**
 * Removes what nobody needs any more, bytes first and then the row: uploads that were begun or finished but never saved,
 * replaced and deleted videos, those of deleted problems. What a store refuses now is tried again later. Several servers
 * may sweep at once.
 */
export async function sweepVideos(context: SweepContext): Promise<void> {
  await retireThoseOfDeletedProblems(context.pool);
  let isMore = true;
  while (isMore) isMore = await removeOne(context);
}

/** False when there is nothing left to remove. */
async function removeOne({ pool, stores, log }: SweepContext): Promise<boolean> {
  const reachable: StoreName[] = stores.cloudinary === null ? ["embedded"] : ["embedded", "cloudinary"];
  return inTransaction(pool, async (db) => {
    // The row stays locked while its bytes go, so that nobody can save what is being removed.
    const expired = await lockExpired(db, reachable);
    if (expired === null) return false;
    const publicId = expired.public_id;
    try {
      await stores[expired.store]?.remove(publicId);
      await deleteVideoRow(db, publicId);
    } catch (error) {
      log.warn({ err: error, publicId }, "A video could not be removed; it is tried again later");
      await postponeRemoval(db, { publicId, minutes: AGAIN_AFTER_MINUTES });
    }
    return true;
  });
}
