import type { TestProject } from "vitest/node";
import { buildRunner } from "../../packages/sandbox/src/build-runner.ts";
import { setup as startPostgres } from "../../packages/server/src/platform/testing/global-setup.ts";

/**
 * The database of the tests, and meanwhile the runner, which files in several processes would each begin to compile.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [stop] = await Promise.all([startPostgres(project), buildRunner()]);
  return stop;
}
