import { writeFile } from "node:fs/promises";
import path from "node:path";
import { readVerifiedDigest, VERIFIED_RECORD, verdictDigest } from "@verdict/catalogue/package-digest";

/** Whether all that a verdict may depend on is still as it was when the package was last verified whole. */
export async function isVerified(folder: string): Promise<boolean> {
  const known = await readVerifiedDigest(folder);
  return known !== null && known === (await verdictDigest(folder));
}

/** Keeps that the package has passed a whole verification as it is now. */
export async function recordVerified(folder: string): Promise<void> {
  const line = `${await verdictDigest(folder)}  this state of the package has passed npm run verify\n`;
  await writeFile(path.join(folder, VERIFIED_RECORD), line);
}
