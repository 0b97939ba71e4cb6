import type { VideoExtension } from "./media-place.ts";

/** What is inside a file, or in one sentence for the admin why it is no video that browsers play. */
export type VideoLook =
  | { kind: "video"; extension: VideoExtension; durationSeconds: number }
  | { kind: "refused"; message: string };

export const NO_VIDEO = "Please select a valid video file";
export const DAMAGED = "The video is empty or damaged";
