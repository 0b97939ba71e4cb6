import { type Browser, chromium } from "@playwright/test";
import { BROWSER } from "../e2e/support/browser.ts";
import { CHROMIUM, ensureSystemTools } from "../scripts/setup/system-tools.ts";

/** A whole Chromium, as people have it; it is installed where it is missing and may be. */
export function launchBrowser(): Promise<Browser> {
  ensureSystemTools([CHROMIUM], (line) => console.error(line));
  return chromium.launch(BROWSER);
}
