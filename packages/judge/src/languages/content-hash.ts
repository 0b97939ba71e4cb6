import { createHash } from "node:crypto";

/** Of files that belong together: another one as soon as one of them changes. */
export function contentHash(files: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const content of files) hash.update(`${content.length}\n`).update(content);
  return hash.digest("hex");
}
