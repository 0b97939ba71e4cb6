import type { Config } from "../../config.ts";
import { reasonOf, StartError } from "../../terminal-errors.ts";
import { requireUsableBucket } from "./require-usable-bucket.ts";

export type VideosLook =
  | { state: "folder" | "cloudinary" | "bucket works" }
  /** `away` may mend itself; `wrong` keeps a web server from starting. */
  | { state: "bucket away" | "bucket wrong"; reason: string };

/** Whether new videos can be kept. In a bucket it does what each start does, with the same object. */
export async function lookAtVideos({ s3, cloudinary }: Pick<Config, "s3" | "cloudinary">): Promise<VideosLook> {
  if (s3 === null) return { state: cloudinary === null ? "folder" : "cloudinary" };
  const reasons: string[] = [];
  const log = { warn: (facts: unknown) => reasons.push(reasonOf((facts as { err: unknown }).err)) };
  try {
    await requireUsableBucket(s3, log);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return { state: "bucket wrong", reason: error.message };
  }
  const [reason] = reasons;
  return reason === undefined ? { state: "bucket works" } : { state: "bucket away", reason };
}
