import { buildRunner } from "./build-runner.ts";
import { connectRunner, type OpenChannel, spawnRunner } from "./runner-channel.ts";

/** Runners of the launcher at this address, or, without one, of this process itself, compiled if necessary. */
export async function channelsFor(launcher: string | undefined): Promise<OpenChannel> {
  if (launcher !== undefined) return () => connectRunner(launcher);
  const path = await buildRunner();
  return () => spawnRunner(path);
}
