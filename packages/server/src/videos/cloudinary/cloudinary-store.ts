import { VIDEO_MAX_BYTES } from "@verdict/contract/videos";
import * as z from "zod";
import type { CloudinaryAccount } from "../../config-values.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { StoredVideo, VideoStore } from "../video-store.ts";
import { signParameters } from "./sign.ts";

const PATIENCE_MS = 10_000;
const MS_PER_SECOND = 1000;
const THUMBNAIL = "c_limit,q_auto,so_auto,w_640";

/** What we read of the Admin API's answer for one resource. It leaves the duration out for some formats. */
const Resource = z.object({
  secure_url: z.url({ protocol: /^https?$/ }),
  bytes: z.number(),
  duration: z.optional(z.number()),
  is_audio: z.optional(z.boolean()),
  created_at: z.coerce.date(),
});

/**
 * Videos at Cloudinary: the browser uploads straight to it, and what it has got is asked from its Admin API. Two calls
 * and a hash, so its SDK (with lodash, and https only even in tests) would be more than it saves.
 */
export function createCloudinaryStore(
  account: CloudinaryAccount,
  { patienceMs }: { patienceMs: number } = { patienceMs: PATIENCE_MS },
): VideoStore {
  const ask = (url: string, init: RequestInit) => askWithin(patienceMs, url, init);
  const base = `${account.apiUrl}/v1_1/${account.cloudName}`;
  const basic = Buffer.from(`${account.apiKey}:${account.apiSecret}`).toString("base64");
  return {
    sign({ publicId, timestamp }) {
      return {
        signature: signParameters({ public_id: publicId, timestamp }, account.apiSecret),
        timestamp,
        public_id: publicId,
        api_key: account.apiKey,
        cloud_name: account.cloudName,
        upload_url: `${base}/video/upload`,
      };
    },
    async find(publicId) {
      const url = `${base}/resources/video/upload/${encodeURIComponent(publicId)}?media_metadata=true`;
      const reply = await ask(url, { headers: { authorization: `Basic ${basic}` } });
      return reply.status === 404 ? null : videoOf(Resource.safeParse(await readJson(reply)));
    },
    async remove(publicId) {
      const timestamp = Math.floor(Date.now() / MS_PER_SECOND);
      const parameters = { invalidate: "true", public_id: publicId, timestamp: String(timestamp) };
      const signature = signParameters(parameters, account.apiSecret);
      const body = new URLSearchParams({ ...parameters, api_key: account.apiKey, signature });
      // Of a video that is not there it says "not found", which is as good as done.
      await readJson(await ask(`${base}/video/destroy`, { method: "POST", body }));
    },
  };
}

async function askWithin(patienceMs: number, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
  } catch (cause) {
    throw outage(cause);
  }
}

async function readJson(reply: Response): Promise<unknown> {
  const text = await reply.text().catch((cause: unknown) => {
    throw outage(cause);
  });
  if (!reply.ok) throw outage(new Error(`Cloudinary answered ${reply.status}: ${text.slice(0, 500)}`));
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw outage(cause);
  }
}

function outage(cause: unknown): DomainError {
  if (cause instanceof Error && cause.name === "TimeoutError") {
    return new DomainError("upstream_timeout", "The video service did not answer in time", { cause });
  }
  return new DomainError("upstream_failed", "The video service cannot be reached right now", { cause });
}

function videoOf(parsed: z.ZodSafeParseResult<z.infer<typeof Resource>>): StoredVideo {
  if (!parsed.success) throw outage(parsed.error);
  const { secure_url: secureUrl, bytes, duration, is_audio: isAudio, created_at: uploadedAt } = parsed.data;
  if (bytes > VIDEO_MAX_BYTES) throw new DomainError("too_large", "File size must be less than 100MB");
  if (isAudio === true) throw new DomainError("bad_input", "Please select a valid video file");
  // 0 when it is not told: the player shows the length that it finds in the file itself.
  return { secureUrl, thumbnailUrl: thumbnailOf(secureUrl), durationSeconds: duration ?? 0, uploadedAt };
}

/** `…/video/upload/v1/x.mp4` → `…/video/upload/c_limit,…/v1/x.jpg`: a still that Cloudinary makes when asked for it. */
function thumbnailOf(secureUrl: string): string {
  return secureUrl.replace("/video/upload/", `/video/upload/${THUMBNAIL}/`).replace(/\.[a-z0-9]+$/i, ".jpg");
}
