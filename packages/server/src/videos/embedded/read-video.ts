import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input, type InputVideoTrack } from "mediabunny";
import type { VideoExtension } from "./media-place.ts";
import { DAMAGED, NO_VIDEO, type VideoLook } from "./video-look.ts";

const EXTENSIONS: Readonly<Record<string, VideoExtension>> = {
  MP4: "mp4",
  "QuickTime File Format": "mov",
  WebM: "webm",
};
/** HEVC and ProRes play in few browsers, and not in Debian's Chromium. */
const VIDEO_CODECS = new Set(["avc", "vp8", "vp9", "av1"]);
/** A browser plays a film with any other sound silently. */
const AUDIO_CODECS = new Set(["aac", "mp3", "opus", "vorbis", "flac"]);
/** `avc1.64…`: baseline, main and high. The ten-bit and 4:2:2 profiles play in few browsers. */
const H264_PROFILES = /^avc[13]\.(?:42|4d|64)/i;
const MS_PER_SECOND = 1000;

/**
 * Reads the file at this path. It may take for ever: a mutated Matroska file makes mediabunny 1.61 spin (fuzzed with
 * 5,000 files), so it must run where it can be killed. Only threads import this: the library has two megabytes of
 * source.
 */
export async function readVideo(file: string): Promise<VideoLook> {
  const input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS });
  try {
    return await lookInside(input);
  } catch {
    // Whatever a parser throws at a file that it cannot read: the file is no video.
    return refuse(NO_VIDEO);
  } finally {
    input.dispose();
  }
}

async function lookInside(input: Input): Promise<VideoLook> {
  const format = await input.getFormat();
  const extension = EXTENSIONS[format.name];
  const track = await input.getPrimaryVideoTrack();
  if (extension === undefined) {
    return refuse(`A file of the type ${format.name} does not play in every browser. Please use MP4 or WebM.`);
  }
  const sounds = await input.getAudioTracks();
  if (track === null) return refuse(sounds.length === 0 ? DAMAGED : "The file has no picture, only sound");
  if (!(await isPlayable(track))) {
    return refuse("The picture's codec does not play in every browser. Please use H.264, VP9 or AV1.");
  }
  for (const { codec } of sounds) {
    if (codec === null || !AUDIO_CODECS.has(codec)) {
      return refuse("The sound's codec does not play in browsers. Please use AAC or Opus.");
    }
  }
  const durationSeconds = await durationOf(track);
  return durationSeconds > 0 ? { kind: "video", extension, durationSeconds } : refuse(DAMAGED);
}

async function isPlayable(track: InputVideoTrack): Promise<boolean> {
  if (track.codec === null || !VIDEO_CODECS.has(track.codec)) return false;
  if (track.codec !== "avc") return true;
  return H264_PROFILES.test((await track.getCodecParameterString()) ?? "");
}

/** 0 for a file that is cut off: its head still names the whole length, but the last picture is not there. */
async function durationOf(track: InputVideoTrack): Promise<number> {
  const lastPicture = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY);
  if (lastPicture === null) return 0;
  const start = Math.max(0, await track.getFirstTimestamp());
  const seconds = (await track.computeDuration()) - start;
  return Math.round(seconds * MS_PER_SECOND) / MS_PER_SECOND;
}

function refuse(message: string): VideoLook {
  return { kind: "refused", message };
}
