import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { findOldestPostgres } from "./scripts/setup/oldest-postgres.ts";
import { reportFileTimes } from "./scripts/testing/file-times.ts";
import { SlowestFirst } from "./scripts/testing/slowest-first.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether that is done at full number which is done at a smaller one otherwise: `npm test -- --thorough`. */
    isThorough: boolean;
  }
}

const SCARCE_MACHINE = ["packages/judge/src/scarce-machine.test.ts"];
const { TEST_REPORTS: reports, TEST_POSTGRES, THOROUGH } = process.env;
const provide = { isThorough: THOROUGH === "1", otherPostgres: TEST_POSTGRES ?? null };
/**
 * A worker keeps what it has imported for its next file: no module of ours has a state that one test could leave to
 * another. What tests of this kind need of the processor is halved by it.
 */
const ONE_AFTER_ANOTHER = { isolate: false } as const;
/** With whatever stands in the other projects; `TEST_POSTGRES` is the folder of a package with another PostgreSQL. */
const SERVER = {
  ...ONE_AFTER_ANOTHER,
  globalSetup: ["packages/server/src/platform/testing/global-setup.ts"],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};
/** What asks most of PostgreSQL itself: the schema and its changes, the queue, locks and notifications. */
const WITH_PROGRAMS_OF_POSTGRES = "packages/server/src/testing/documents/own-postgres.test.ts";
const ON_OLDEST_POSTGRES = [
  "packages/server/src/testing/{schema,compatibility,documents}/*.test.ts",
  "packages/server/src/platform/postgres/{apply-schema,least-version,notifications,transaction}.test.ts",
  "packages/server/src/judging/*.test.ts",
];
const oldestPostgres = findOldestPostgres();
const JUDGE = {
  provide,
  globalSetup: ["scripts/testing/set-up-judge-tests.ts"],
  testTimeout: 180_000,
  hookTimeout: 120_000,
};

/** Unit tests need no service; integration tests get a real PostgreSQL, judge and scarce tests the compiled runner. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/{contract,catalogue,web,cli}/src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          exclude: ["scripts/start/**"],
          ...ONE_AFTER_ANOTHER,
          pool: "threads",
          // The largest packages that are refused take seconds on a machine with much else to do.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "server",
          provide,
          include: ["packages/server/src/**/*.test.ts"],
          exclude: [WITH_PROGRAMS_OF_POSTGRES],
          ...SERVER,
        },
      },
      ...(oldestPostgres === null
        ? []
        : [
            {
              test: {
                name: "oldest",
                provide: { ...provide, otherPostgres: oldestPostgres },
                include: ON_OLDEST_POSTGRES,
                ...SERVER,
              },
            },
          ]),
      {
        test: {
          ...JUDGE,
          name: "judge",
          include: ["packages/{sandbox,judge}/src/**/*.test.ts", "scripts/start/**/*.test.ts"],
          exclude: SCARCE_MACHINE,
        },
      },
      {
        test: {
          ...JUDGE,
          name: "scarce",
          include: SCARCE_MACHINE,
          // After all others: where the kernel ends a process for want of memory, every run of a box just then fails.
          sequence: { groupOrder: 1 },
        },
      },
    ],
    // One more than the two processors that tests are to pass on: a third of them waits at any time.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    ...(reports === undefined
      ? {}
      : {
          reporters: [
            "default",
            ["json", { outputFile: join(reports, "vitest.json") }],
            reportFileTimes(join(reports, "vitest-file-times.json")),
          ],
        }),
  },
});
