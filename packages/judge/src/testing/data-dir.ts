import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** One data folder for all judge tests, kept between runs: the precompiled headers in it take seconds to make. */
export function sharedDataDir(): string {
  const folder = fileURLToPath(new URL("../../../../build/judge-tests", import.meta.url));
  mkdirSync(folder, { recursive: true });
  return folder;
}
