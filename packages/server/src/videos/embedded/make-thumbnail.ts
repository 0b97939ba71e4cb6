import { spawn } from "node:child_process";
import type { VideoExtension } from "./media-folder.ts";

const PATIENCE_MS = 15_000;
/** Told to ffmpeg, so that no other of its hundreds of readers is tried on the file. */
const DEMUXERS = { mp4: "mov", mov: "mov", webm: "matroska" } as const satisfies Record<VideoExtension, string>;
const LATEST_SECONDS = 1;

/** A picture of the film's first second. False where there is no ffmpeg, or where it cannot: a video needs none. */
export function makeThumbnail(input: {
  file: string;
  extension: VideoExtension;
  durationSeconds: number;
  target: string;
}): Promise<boolean> {
  const at = Math.min(LATEST_SECONDS, input.durationSeconds / 2);
  const reading = ["-protocol_whitelist", "file", "-f", DEMUXERS[input.extension], "-ss", String(at), "-i", input.file];
  const writing = ["-map", "0:v:0", "-frames:v", "1", "-vf", "scale=640:-2", "-q:v", "4", "-threads", "1"];
  const child = spawn(
    "ffmpeg",
    ["-nostdin", "-hide_banner", "-loglevel", "error", "-y", ...reading, ...writing, "-f", "image2", input.target],
    { stdio: "ignore", timeout: PATIENCE_MS, killSignal: "SIGKILL" },
  );
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}
