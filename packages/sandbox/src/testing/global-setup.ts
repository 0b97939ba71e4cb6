import { buildRunner } from "../build-runner.ts";

/** Vitest project "judge": compiles the runner once, before test files in several processes would each start to. */
export async function setup(): Promise<void> {
  await buildRunner();
}
