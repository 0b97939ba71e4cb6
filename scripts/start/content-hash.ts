import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** SHA-256 over the names and contents of all files below the paths, in order of their names. */
export function contentHash(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) addPath(hash, path);
  return hash.digest("hex");
}

const IGNORED = new Set(["node_modules", "dist", "dist-ssr"]);

function addPath(hash: ReturnType<typeof createHash>, path: string): void {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) {
      if (!IGNORED.has(name)) addPath(hash, join(path, name));
    }
    return;
  }
  hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
}
