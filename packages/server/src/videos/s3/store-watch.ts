import type { VideoStoreState } from "@verdict/contract/site-status";
import type { Log } from "../../platform/log.ts";
import type { Bucket } from "./bucket.ts";
import { PROBE } from "./require-usable-bucket.ts";

/*
 * Whether the bucket answers, for admins and monitoring. It is asked by the clock and never by whoever wants to know,
 * so a store that hangs can hold up nobody; and a site without videos is better than none, so it makes no server
 * unready.
 */

export interface StoreWatch {
  /** What the last look found. */
  state: () => VideoStoreState;
  /** Looks; as long as the bucket is patient. Never throws. */
  look: () => Promise<void>;
}

export function watchStore(input: {
  bucket: Pick<Bucket, "look" | "put">;
  log: Pick<Log, "info" | "warn">;
}): StoreWatch {
  const { bucket, log } = input;
  let found: VideoStoreState = "unknown";
  const ask = async (): Promise<VideoStoreState> => {
    try {
      // Looking at an object is refused in the same words whether it has gone or its bucket has. Putting it tells them apart.
      if ((await bucket.look(PROBE.key)) === null) await bucket.put(PROBE);
      if (found === "away") log.info("The S3 store can be reached again");
      return "ok";
    } catch (error) {
      if (found !== "away") log.warn({ err: error }, "The S3 store cannot be reached");
      return "away";
    }
  };
  return {
    state: () => found,
    async look() {
      found = await ask();
    },
  };
}
