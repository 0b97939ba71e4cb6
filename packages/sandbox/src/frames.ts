import { encodeMessage } from "./protocol.ts";
import { encodeCommand, encodeConfiguration } from "./run-message.ts";
import type { RunnerConfiguration } from "./runner-process.ts";
import type { BoxCommand } from "./sandbox.ts";

/** What a runner reads to be ready, and then for each run: for benchmarks that ask one without Node between. */
export function framesFor(
  configuration: RunnerConfiguration,
  command: BoxCommand,
): { configure: Uint8Array; run: Uint8Array } {
  return {
    configure: encodeMessage(encodeConfiguration(configuration)),
    run: encodeMessage(encodeCommand("run", command)),
  };
}
