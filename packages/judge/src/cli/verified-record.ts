import { writeFile } from "node:fs/promises";
import path from "node:path";
import { packageDigest, readVerifiedDigest, VERIFIED_RECORD } from "@verdict/catalogue/package-digest";

/** Whether the package is still in the state in which it was last verified whole. */
export async function isVerified(folder: string): Promise<boolean> {
  const known = await readVerifiedDigest(folder);
  return known !== null && known === (await packageDigest(folder));
}

/** Keeps that the package has passed a whole verification as it is now. */
export async function recordVerified(folder: string): Promise<void> {
  const line = `${await packageDigest(folder)}  this state of the package has passed npm run verify\n`;
  await writeFile(path.join(folder, VERIFIED_RECORD), line);
}
