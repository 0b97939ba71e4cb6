import { existsSync } from "node:fs";
import { IS_THOROUGH } from "./thorough.ts";

/**
 * Debian's Chromium, for benchmarks and thorough stories; the switches keep it from calling anywhere. Root (a CI
 * container) has no user namespace sandbox.
 */
export const BROWSER = {
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** The same engine without the windows around it: opening a page takes half the processor's time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** What stories are played in. */
export const STORY_BROWSER =
  !IS_THOROUGH && existsSync(HEADLESS_SHELL) ? { ...BROWSER, executablePath: HEADLESS_SHELL } : BROWSER;
