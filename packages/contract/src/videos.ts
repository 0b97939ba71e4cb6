import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** 100 MB, as the spec says it: counted in MiB, as file managers do. */
export const VIDEO_MAX_BYTES = 100 * 1024 * 1024;

/**
 * What a browser needs to upload straight to where videos are kept: it posts `file`, `signature`, `timestamp`,
 * `public_id` and `api_key` as multipart to `upload_url`, which is ours or Cloudinary's.
 */
export const UploadSignature = z.object({
  signature: z.string(),
  /** Unix time in seconds. */
  timestamp: z.number(),
  public_id: z.string(),
  api_key: z.string(),
  cloud_name: z.string(),
  upload_url: z.string(),
});
export type UploadSignature = z.infer<typeof UploadSignature>;

/** The answer of `upload_url`. `duration` is in seconds; `secure_url` of our own store is a path of this origin. */
export const UploadReply = z.object({ public_id: z.string(), secure_url: z.string(), duration: z.number() });
export type UploadReply = z.infer<typeof UploadReply>;

/** The stored editorial video. `duration` is in seconds. */
export const VideoSolution = z.object({ duration: z.number(), uploadedAt: z.iso.datetime() });
export type VideoSolution = z.infer<typeof VideoSolution>;

/** The picture of a video that has none of its own, drawn once for all: a file of the web app. */
export const DRAWN_POSTER = "/video-poster.svg";

/** Which problem has an editorial video. */
export const EditorialVideo = z.object({
  problemId: z.string(),
  duration: z.number(),
  uploadedAt: z.iso.datetime(),
  thumbnailUrl: z.string(),
});
export type EditorialVideo = z.infer<typeof EditorialVideo>;

export const listVideos = endpoint({
  method: "GET",
  path: "/video/list",
  access: "admin",
  response: z.object({ videos: z.array(EditorialVideo) }),
  summary: "The problems that have an editorial video",
});
export const createVideoUpload = endpoint({
  method: "GET",
  path: "/video/create/{problemId}",
  access: "admin",
  response: UploadSignature,
  summary: "Allow one direct upload of an editorial video",
});
/**
 * Where the embedded store takes a file: a multipart form with UploadSignature's fields and the file as `file`. The
 * ticket in the query of `upload_url` is the permission, so that the sender need not be signed in.
 */
export const uploadVideo = endpoint({
  method: "POST",
  path: "/video/upload/{publicId}",
  access: "public",
  response: UploadReply,
  summary: "Take in the bytes of a video that was allowed before",
});
/** The reply is the video or its thumbnail itself, not JSON; it understands Range. */
export const videoFile = endpoint({
  method: "GET",
  path: "/video/file/{fileName}",
  access: "user",
  response: z.unknown(),
  summary: "An editorial video or its thumbnail",
});
/** A picture of 640 pixels' width has some 60 kB. */
export const THUMBNAIL_MAX_BYTES = 256 * 1024;
export const THUMBNAIL_INVALID = "The thumbnail must be a JPEG image of at most 256 kB";

export const saveVideo = endpoint({
  method: "POST",
  path: "/video/save",
  access: "admin",
  body: z.object({
    problemId: z.string(),
    cloudinaryPublicId: z.string(),
    secureUrl: z.string(),
    duration: z.number(),
    /** A JPEG in base64, taken from the video by the uploader's browser; for a store that makes none itself. */
    thumbnail: z.optional(z.string().check(z.maxLength(Math.ceil(THUMBNAIL_MAX_BYTES / 3) * 4, THUMBNAIL_INVALID))),
  }),
  response: z.object({ videoSolution: VideoSolution }),
  summary: "Make an uploaded video the editorial of its problem",
});
export const deleteVideo = endpoint({
  method: "DELETE",
  path: "/video/delete/{problemId}",
  access: "admin",
  response: z.object({ message: z.string() }),
  summary: "Remove the editorial video of a problem",
});
