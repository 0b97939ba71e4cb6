import { defineConfig } from "vitest/config";

/** Unit tests need no service; integration tests get a real PostgreSQL, judge tests the compiled runner. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/{contract,catalogue,web}/src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          exclude: ["scripts/start/**"],
        },
      },
      {
        test: {
          name: "server",
          include: ["packages/server/src/**/*.test.ts"],
          globalSetup: ["packages/server/src/platform/testing/global-setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "judge",
          include: ["packages/{sandbox,judge}/src/**/*.test.ts", "scripts/start/**/*.test.ts"],
          globalSetup: [
            "packages/sandbox/src/testing/global-setup.ts",
            "packages/server/src/platform/testing/global-setup.ts",
          ],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
    maxWorkers: 2,
  },
});
