import { startSwift } from "./swift/start-swift.ts";

/** Swift takes two seconds of a core, which a busy machine may not have for long. */
export const START_MS = 180_000;

/** Where our own store can keep videos, each with a fresh environment for an application. */
export interface VideoPlace {
  env: () => Promise<Readonly<Record<string, string>>>;
  stop: () => Promise<void>;
}

/** For describe.each: whatever our own store does, it does in both. */
export const VIDEO_PLACES: readonly (readonly [name: string, open: () => Promise<VideoPlace>])[] = [
  ["the folder", async () => ({ env: async () => ({}), stop: async () => undefined })],
  [
    "a bucket",
    async () => {
      const swift = await startSwift();
      return { env: swift.newBucket, stop: swift.stop };
    },
  ],
];
