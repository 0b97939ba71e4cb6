import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { STORY_BROWSER } from "./support/browser.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./product.ts",
  outputDir: join(import.meta.dirname, "../build/e2e/results"),
  fullyParallel: true,
  // As many as processors: with more, programs wait for a processor longer than stories wait for their verdicts.
  workers: 2,
  retries: 0,
  timeout: 180_000,
  forbidOnly: true,
  reporter: [["list"]],
  expect: { timeout: 20_000 },
  use: {
    ...(process.env.BASE_URL === undefined ? {} : { baseURL: process.env.BASE_URL }),
    browserName: "chromium",
    colorScheme: "dark",
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1440, height: 900 },
    launchOptions: STORY_BROWSER,
  },
});
