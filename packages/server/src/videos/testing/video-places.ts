import { startS3Peer } from "./s3-peer.ts";

/** Where our own store can keep videos, each with a fresh environment for an application. */
export interface VideoPlace {
  env: () => Readonly<Record<string, string>>;
  stop: () => Promise<void>;
}

/** For describe.each: whatever our own store does, it does in both. */
export const VIDEO_PLACES: readonly (readonly [name: string, open: () => Promise<VideoPlace>])[] = [
  ["the folder", async () => ({ env: () => ({}), stop: async () => undefined })],
  [
    "a bucket",
    async () => {
      const store = await startS3Peer();
      return { env: store.newBucket, stop: store.stop };
    },
  ],
];
