import {
  createVideoUpload,
  saveVideo,
  THUMBNAIL_MAX_BYTES,
  UploadReply,
  type UploadSignature,
  type VideoSolution,
} from "@verdict/contract/videos";
import * as z from "zod/mini";
import { callApi } from "../platform/call-api.ts";
import { takeThumbnail } from "./take-thumbnail.ts";

/** In base64. */
const LONGEST_THUMBNAIL = Math.floor(THUMBNAIL_MAX_BYTES / 3) * 4;
export const UPLOAD_FAILED = "Upload failed. Please try again.";

/**
 * Uploads a video straight to where videos are kept and makes it the editorial of its problem. `onPercent` hears 0 to
 * 100 while the bytes go out. Throws ApiFailure or NetworkFailure of our own calls, an Error with the text to show of
 * the upload itself, and the signal's reason on abort.
 */
export async function uploadVideo(input: {
  problemId: string;
  file: File;
  signal: AbortSignal;
  onPercent: (percent: number) => void;
}): Promise<VideoSolution> {
  const { problemId, file, signal, onPercent } = input;
  const signature = await callApi(createVideoUpload, { params: { problemId }, signal });
  // Beside the upload, which takes longer.
  const [uploaded, thumbnail] = await Promise.all([
    postFile({ signature, file, signal, onPercent }),
    takeThumbnail(file),
  ]);
  const saved = await callApi(saveVideo, {
    body: {
      problemId,
      cloudinaryPublicId: uploaded.public_id,
      secureUrl: uploaded.secure_url,
      duration: uploaded.duration,
      ...(thumbnail === null || thumbnail.length > LONGEST_THUMBNAIL ? {} : { thumbnail }),
    },
    signal,
  });
  return saved.videoSolution;
}

/** By XMLHttpRequest, since fetch tells nothing of an upload's progress. */
function postFile(input: {
  signature: UploadSignature;
  file: File;
  signal: AbortSignal;
  onPercent: (percent: number) => void;
}): Promise<UploadReply> {
  const { signature, file, signal, onPercent } = input;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", signature.upload_url);
    request.responseType = "json";
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onPercent(Math.round((event.loaded / event.total) * 100));
    };
    request.onload = () => {
      const reply = z.safeParse(UploadReply, request.response);
      if (request.status < 300 && reply.success) resolve(reply.data);
      else reject(new Error(messageOf(request.response)));
    };
    request.onerror = () => reject(new Error(UPLOAD_FAILED));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(multipartOf(signature, file));
  });
}

/** The file comes last: whoever reads the request as a stream then knows already what it is for. */
function multipartOf(signature: UploadSignature, file: File): FormData {
  const form = new FormData();
  form.append("signature", signature.signature);
  form.append("timestamp", String(signature.timestamp));
  form.append("public_id", signature.public_id);
  form.append("api_key", signature.api_key);
  form.append("file", file);
  return form;
}

/** Ours is `{ message }`, Cloudinary's `{ error: { message } }`. */
function messageOf(reply: unknown): string {
  const ours = z.safeParse(z.object({ message: z.string() }), reply);
  if (ours.success) return ours.data.message;
  const theirs = z.safeParse(z.object({ error: z.object({ message: z.string() }) }), reply);
  return theirs.success ? theirs.data.error.message : UPLOAD_FAILED;
}
