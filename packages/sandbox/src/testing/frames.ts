import { encodeMessage } from "../protocol.ts";
import { encodeCommand } from "../run-message.ts";
import { encodeConfiguration, type RunnerConfiguration } from "../runner-configuration.ts";
import type { BoxCommand } from "../sandbox.ts";

/** What a runner reads to be ready, and then for each run of a static program: for benchmarks without Node between. */
export function framesFor(
  configuration: RunnerConfiguration,
  command: BoxCommand,
): { configure: Uint8Array; run: Uint8Array } {
  return {
    configure: encodeMessage(encodeConfiguration(configuration, [])),
    run: encodeMessage(encodeCommand("run", command)),
  };
}
