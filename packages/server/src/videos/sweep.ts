import type { AppContext } from "../platform/context.ts";
import { inTransaction } from "../platform/postgres/transaction.ts";
import type { IncomingFolder } from "./embedded/incoming-folder.ts";
import type { VideosContext } from "./save-video.ts";
import { deleteVideoRow, lockExpired, markBroken, postponeRemoval, retireThoseOfDeletedProblems } from "./store.ts";
import type { StoreName } from "./video-store.ts";

/** When a store could not be reached. */
const AGAIN_AFTER_MINUTES = 10;
const STORE_NAMES: readonly StoreName[] = ["embedded", "s3", "cloudinary"];

export type SweepContext = VideosContext & Pick<AppContext, "log" | "clock"> & { incoming: IncomingFolder };

/**
 * Removes what nobody needs any more, bytes first and then the row: uploads that were begun or finished but never
 * saved, replaced and deleted videos, those of deleted problems. What a store refuses now is tried again later. Several
 * servers may sweep at once.
 */
export async function sweepVideos(context: SweepContext): Promise<void> {
  await context.incoming.removeAbandoned(context.clock());
  await retireThoseOfDeletedProblems(context.pool);
  const reachable = new Set(STORE_NAMES.filter((name) => context.stores[name] !== null));
  let isMore = true;
  while (isMore) isMore = await removeOne(context, reachable);
}

/**
 * False when there is nothing left to remove. A store that fails is not asked again in this sweep: it may be slow to.
 */
async function removeOne({ pool, stores, incoming, log }: SweepContext, reachable: Set<StoreName>): Promise<boolean> {
  return inTransaction(pool, async (db) => {
    // The row stays locked while its bytes go, so that nobody can save what is being removed.
    const expired = await lockExpired(db, [...reachable]);
    if (expired === null) return false;
    const publicId = expired.public_id;
    try {
      await stores[expired.store]?.remove(publicId);
      await incoming.remove(publicId);
      await deleteVideoRow(db, publicId);
    } catch (error) {
      log.warn({ err: error, publicId }, "A video could not be removed; it is tried again later");
      await markBroken(db, publicId);
      await postponeRemoval(db, { publicId, minutes: AGAIN_AFTER_MINUTES });
      reachable.delete(expired.store);
    }
    return true;
  });
}
