import { EnvironmentError } from "@verdict/contract/environment";
import * as z from "zod";

/** An S3-compatible bucket and the key to it. */
export interface S3Settings {
  /** Without a slash at its end; null is Amazon's, by the region. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `https://store/bucket/key` and not `https://bucket.store/key`. */
  isPathStyle: boolean;
}

const ENDPOINT_TEXT = "must be an address that starts with http:// or https://, without a user or a query";
const REGION = /^[a-z0-9-]+$/i;
const BUCKET = /^[a-z0-9][\w.-]{1,61}[a-z0-9]$/i;

/** The variables of the environment. */
export const S3_VARIABLES = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: ENDPOINT_TEXT })
    .refine(isPlain, ENDPOINT_TEXT)
    .optional(),
  S3_REGION: z.string().trim().regex(REGION, "must be the name of a region, such as eu-central-1").default("us-east-1"),
  S3_BUCKET: z.string().trim().regex(BUCKET, "must be the name of a bucket, such as verdict-media").optional(),
  S3_ACCESS_KEY_ID: z.string().trim().optional(),
  S3_SECRET_ACCESS_KEY: z.string().trim().optional(),
  S3_PATH_STYLE: z.enum(["on", "off"], "must be on or off").optional(),
};
const Variables = z.object(S3_VARIABLES);

/** Null where no bucket is set. Throws EnvironmentError where half of it is. */
export function s3Of(values: z.output<typeof Variables>): S3Settings | null {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (S3_BUCKET !== undefined && S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined) {
    return {
      endpoint: values.S3_ENDPOINT?.replace(/\/+$/, "") ?? null,
      region: values.S3_REGION,
      bucket: S3_BUCKET,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      // Few stores beside Amazon's have a name for each bucket.
      isPathStyle:
        values.S3_PATH_STYLE === undefined ? values.S3_ENDPOINT !== undefined : values.S3_PATH_STYLE === "on",
    };
  }
  const needed = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  const isUnused = missing.length === 3 && values.S3_ENDPOINT === undefined && values.S3_PATH_STYLE === undefined;
  if (isUnused) return null;
  throw new EnvironmentError(`${missing.join(" and ")} must be set along with the other settings of the S3 store`);
}

/** What is no address at all is refused as that. */
function isPlain(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.username === "" && url.password === "" && url.search === "" && url.hash === "";
}
