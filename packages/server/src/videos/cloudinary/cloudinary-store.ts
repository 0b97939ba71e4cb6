import { VIDEO_MAX_BYTES } from "@verdict/contract/videos";
import * as z from "zod";
import type { CloudinaryAccount } from "../../config-values.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { Log } from "../../platform/log.ts";
import type { StoredVideo, VideoStore } from "../video-store.ts";
import { signParameters } from "./sign.ts";

const PATIENCE_MS = 10_000;
const MS_PER_SECOND = 1000;
const MOST_QUOTED = 500;
const KEY_REFUSED = "The video service refused this server's key. Please tell its operator.";
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
export function createCloudinaryStore(input: {
  account: CloudinaryAccount;
  log: Pick<Log, "warn">;
  patienceMs?: number;
}): VideoStore {
  const { account, patienceMs = PATIENCE_MS } = input;
  const ask = (url: string, init: RequestInit) => fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
  /** Whatever goes wrong between us and Cloudinary is an outage to the caller; the log says what it was. */
  const orOutage = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError) throw error;
      input.log.warn({ err: error }, "Cloudinary did not do what it was asked");
      throw outage(error);
    }
  };
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
    keepThumbnail: async () => null,
    find: (publicId) =>
      orOutage(async () => {
        const url = `${base}/resources/video/upload/${encodeURIComponent(publicId)}?media_metadata=true`;
        const reply = await ask(url, { headers: { authorization: `Basic ${basic}` } });
        return reply.status === 404 ? null : videoOf(Resource.parse(await readJson(reply)));
      }),
    async remove(publicId) {
      const timestamp = Math.floor(Date.now() / MS_PER_SECOND);
      const parameters = { invalidate: "true", public_id: publicId, timestamp: String(timestamp) };
      const signature = signParameters(parameters, account.apiSecret);
      const body = new URLSearchParams({ ...parameters, api_key: account.apiKey, signature });
      // Of a video that is not there it says "not found", which is as good as done.
      await orOutage(async () => readJson(await ask(`${base}/video/destroy`, { method: "POST", body })));
    },
  };
}

async function readJson(reply: Response): Promise<unknown> {
  const text = await reply.text();
  if (reply.status === 401) throw new DomainError("upstream_failed", KEY_REFUSED);
  if (!reply.ok) throw new Error(`Cloudinary answered ${reply.status}: ${text.slice(0, MOST_QUOTED)}`);
  return JSON.parse(text);
}

function outage(cause: unknown): DomainError {
  if (cause instanceof Error && cause.name === "TimeoutError") {
    return new DomainError("upstream_timeout", "The video service did not answer in time", { cause });
  }
  return new DomainError("upstream_failed", "The video service cannot be reached right now", { cause });
}

function videoOf(resource: z.infer<typeof Resource>): StoredVideo {
  const { secure_url: secureUrl, bytes, duration, is_audio: isAudio, created_at: uploadedAt } = resource;
  if (bytes > VIDEO_MAX_BYTES) throw new DomainError("too_large", "File size must be less than 100MB");
  if (isAudio === true) throw new DomainError("bad_input", "Please select a valid video file");
  // 0 when it is not told: the player shows the length that it finds in the file itself.
  return { secureUrl, thumbnailUrl: thumbnailOf(secureUrl), durationSeconds: duration ?? 0, uploadedAt };
}

/** `…/video/upload/v1/x.mp4` → `…/video/upload/c_limit,…/v1/x.jpg`: a still that Cloudinary makes when asked for it. */
function thumbnailOf(secureUrl: string): string {
  return secureUrl.replace("/video/upload/", `/video/upload/${THUMBNAIL}/`).replace(/\.[a-z0-9]+$/i, ".jpg");
}
