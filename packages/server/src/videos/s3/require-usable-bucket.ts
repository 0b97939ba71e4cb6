import { randomBytes } from "node:crypto";
import type { S3Settings } from "../../config-s3.ts";
import type { Log } from "../../platform/log.ts";
import { reasonOf, StartError } from "../../terminal-errors.ts";
import { type Bucket, openBucket, StrangeAnswer } from "./bucket.ts";

/** Always the same object with the same content, so that several servers may look at once and nothing piles up. */
export const PROBE = {
  key: "verdict-was-here.txt",
  content: Buffer.from("Verdict keeps its editorial videos in this bucket.\n"),
  type: "text/plain",
};

/** What no waiting mends: the machine that the setting names is not there, or speaks another language. */
const WRONG_ADDRESS = new Map([
  ["ENOTFOUND", "names a machine that does not exist"],
  ["EPROTO", "is https, and what answers there does not speak TLS"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "has a certificate for another name"],
  ["CERT_HAS_EXPIRED", "has a certificate that has expired"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "has a certificate that this machine does not trust"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "has a certificate that this machine does not trust"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "has a certificate that this machine does not trust"],
]);

/**
 * Does once what will have to be done later: stores an object, reads it, removes one. A wrong setting is a StartError
 * that names it. A store that is down right now is none: it may come back, and the site does without videos meanwhile.
 */
export async function requireUsableBucket(settings: S3Settings, log: Pick<Log, "warn">): Promise<void> {
  const bucket = await openBucket(settings);
  try {
    await tryOut(bucket);
  } catch (error) {
    const wrong = wrongSetting(settings, error);
    if (wrong !== null) throw new StartError(wrong, { cause: error });
    log.warn({ err: error }, "The S3 store cannot be reached. Videos are unavailable until it can");
  } finally {
    bucket.close();
  }
}

async function tryOut(bucket: Bucket): Promise<void> {
  const { key, content } = PROBE;
  await bucket.put(PROBE);
  const found = await bucket.look(key);
  const isThere = found?.bytes === content.length;
  const read = isThere ? await bucket.read({ key, etag: found.etag, from: 0, to: content.length - 1 }) : null;
  if (read === null || !read.equals(content)) {
    throw new StrangeAnswer("Another object than was stored");
  }
  await bucket.remove(`verdict-${randomBytes(8).toString("hex")}`);
}

/** One sentence that names the setting, or null where none is to blame. */
function wrongSetting(settings: S3Settings, error: unknown): string | null {
  const { name, code, status } = partsOf(error);
  const where = settings.endpoint ?? "Amazon S3";
  const address = code === null ? undefined : WRONG_ADDRESS.get(code);
  if (address !== undefined) return `S3_ENDPOINT ${address} (${where})`;
  const isStrange = error instanceof StrangeAnswer || (status !== null && status < 300);
  if (isStrange) return `S3_ENDPOINT does not give back what it was given: is ${where} an S3 store?`;
  switch (name) {
    case "NoSuchBucket":
    case "InvalidBucketName":
      return `S3_BUCKET: there is no bucket ${settings.bucket} at ${where}`;
    case "InvalidAccessKeyId":
    case "SignatureDoesNotMatch":
      return `S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY is wrong: ${where} refuses them`;
    case "AuthorizationHeaderMalformed":
    case "PermanentRedirect":
    case "IllegalLocationConstraintException":
      return `S3_REGION ${settings.region} is not that of the bucket ${settings.bucket}: ${reasonOf(error)}`;
    case "RequestTimeTooSkewed":
      return `The clock of this machine is wrong: ${where} refuses what it signs`;
    case "AccessDenied":
      return `The key of S3_ACCESS_KEY_ID may not store, read and remove objects in the bucket ${settings.bucket} at ${where}`;
    default:
      // A refusal that is not about time or load stays one.
      return status !== null && status >= 300 && status < 500 && status !== 408 && status !== 429
        ? `${where} does not accept objects for the bucket ${settings.bucket}: ${name} (status ${status}). Look at S3_ENDPOINT, S3_BUCKET and S3_PATH_STYLE`
        : null;
  }
}

function partsOf(error: unknown): { name: string; code: string | null; status: number | null } {
  if (!(error instanceof Error)) return { name: String(error), code: null, status: null };
  const metadata = "$metadata" in error ? (error.$metadata as { httpStatusCode?: number }) : {};
  return {
    name: error.name,
    code: "code" in error ? String(error.code) : null,
    status: metadata.httpStatusCode ?? null,
  };
}
