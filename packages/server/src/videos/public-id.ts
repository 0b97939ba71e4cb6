import { randomBytes } from "node:crypto";

const RANDOM_BYTES = 12;
const PUBLIC_ID = /^editorial-[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{24}$/;

/** `editorial-two-belts-5f0c…`: without slashes, since it is a file name here and a path segment at Cloudinary. */
export function newPublicId(problemId: string): string {
  return `editorial-${problemId}-${randomBytes(RANDOM_BYTES).toString("hex")}`;
}

export function isPublicId(text: string): boolean {
  return PUBLIC_ID.test(text);
}
