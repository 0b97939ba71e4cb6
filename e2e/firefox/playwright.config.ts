import { join } from "node:path";
import { defineConfig } from "@playwright/test";

/** The main stories once more, in Debian's Firefox: run as the others are, with a browser of their own. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.firefox.ts",
  globalSetup: "../product.ts",
  outputDir: join(import.meta.dirname, "../../build/e2e/firefox-results"),
  workers: 1,
  retries: 0,
  // A Firefox without a graphics card draws slowly where other programs have the processors.
  timeout: 600_000,
  forbidOnly: true,
  reporter: [["list"]],
  use: process.env.BASE_URL === undefined ? {} : { baseURL: process.env.BASE_URL },
});
