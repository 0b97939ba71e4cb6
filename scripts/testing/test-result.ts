import * as z from "zod/mini";
import type { FileTime } from "./file-times.ts";

/** What became of one test. A file that fails as a whole (in a hook, at an import) is a result named like the file. */
export interface TestResult {
  file: string;
  name: string;
  status: "passed" | "failed" | "skipped";
  /** Why it failed, in the runner's words; empty for all others. */
  reason: string;
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.optional(z.nullable(z.array(z.string()))),
        }),
      ),
    }),
  ),
});

export function resultsOfVitest(report: unknown): TestResult[] {
  return z.parse(VitestReport, report).testResults.flatMap((file) => {
    const results = file.assertionResults.map(({ fullName, status, failureMessages }): TestResult => {
      const reason = failureMessages?.join("\n") ?? "";
      if (status === "passed" || status === "failed") return { file: file.name, name: fullName, status, reason };
      return { file: file.name, name: fullName, status: "skipped", reason: "" };
    });
    if (file.status !== "failed" || results.some(({ status }) => status === "failed")) return results;
    return [...results, { file: file.name, name: file.name, status: "failed", reason: file.message ?? "" }];
  });
}

const PlaywrightTest = z.object({
  status: z.string(),
  results: z.array(
    z.object({ duration: z.number(), error: z.optional(z.object({ message: z.optional(z.string()) })) }),
  ),
});
const PlaywrightSpec = z.object({ file: z.string(), title: z.string(), tests: z.array(PlaywrightTest) });
interface PlaywrightSuite {
  title: string;
  specs: z.infer<typeof PlaywrightSpec>[];
  suites?: PlaywrightSuite[] | undefined;
}
const PlaywrightSuite: z.ZodMiniType<PlaywrightSuite> = z.object({
  title: z.string(),
  specs: z.array(PlaywrightSpec),
  suites: z.optional(z.array(z.lazy(() => PlaywrightSuite))),
});
const PlaywrightReport = z.object({
  suites: z.array(PlaywrightSuite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

/** An error outside of all stories (the product did not start) is a failure without a file. */
export function resultsOfPlaywright(report: unknown): TestResult[] {
  const { suites, errors } = z.parse(PlaywrightReport, report);
  const outside = errors.map(
    ({ message }): TestResult => ({
      file: "",
      name: "the product under test",
      status: "failed",
      reason: message ?? "",
    }),
  );
  return [...suites.flatMap((suite) => resultsOfSuite(suite, "")), ...outside];
}

export function fileTimesOfPlaywright(report: unknown): FileTime[] {
  return z
    .parse(PlaywrightReport, report)
    .suites.map((suite) => ({ file: `e2e/${suite.title}`, seconds: durationOf(suite) / 1000 }));
}

function durationOf(suite: PlaywrightSuite): number {
  const own = suite.specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return [...own, ...(suite.suites ?? []).map(durationOf)].reduce((sum, ms) => sum + ms, 0);
}

function resultsOfSuite(suite: PlaywrightSuite, above: string): TestResult[] {
  const path = `${above}${suite.title} › `;
  const own = suite.specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }): TestResult => {
      const name = `${path}${title}`;
      if (status === "expected") return { file, name, status: "passed", reason: "" };
      if (status === "skipped") return { file, name, status, reason: "" };
      return { file, name, status: "failed", reason: results.map(({ error }) => error?.message ?? "").join("\n") };
    }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => resultsOfSuite(inner, path))];
}
