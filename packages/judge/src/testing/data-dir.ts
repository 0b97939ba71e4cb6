import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { RESTS_AFTER_MS } from "../judge.ts";

/** One data folder for all judge tests, kept between runs: the precompiled headers in it take seconds to make. */
export function sharedDataDir(): string {
  const folder = fileURLToPath(new URL("../../../../build/judge-tests", import.meta.url));
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Settings of a judge that stays warm, but for the Java compiler, whose start takes six seconds of a processor: that
 * waits for the first program in Java. For tests of anything but that.
 */
export const WAKES_WHEN_USED = { dataDir: sharedDataDir(), staysWarm: true, restsAfterMs: RESTS_AFTER_MS } as const;
