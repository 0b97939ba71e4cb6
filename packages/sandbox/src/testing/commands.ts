import type { BoxCommand, BoxLimits } from "../sandbox.ts";

const MIB = 1 << 20;

/** Far more than a small program needs. */
export const ROOMY_LIMITS: BoxLimits = {
  cpuMs: 5000,
  wallMs: 20_000,
  memoryBytes: 512 * MIB,
  outputBytes: 16 * MIB,
  errorOutputBytes: 64 << 10,
  processes: 64,
  stackBytes: "unlimited",
  fileBytes: 16 * MIB,
};

/** `command` in a read-only folder, like a submission's program that needs the tool chain. */
export function commandIn(folder: string, command: string[], change: Partial<BoxCommand> = {}): BoxCommand {
  return {
    command,
    environment: {},
    folder,
    folderAccess: "read-only",
    profile: "native",
    root: "toolchain",
    needsProc: false,
    stdinPath: null,
    limits: ROOMY_LIMITS,
    ...change,
  };
}

/** A shell may start other programs, as compilers may. */
export function shellIn(folder: string, script: string, change: Partial<BoxCommand> = {}): BoxCommand {
  return commandIn(folder, ["/bin/sh", "-c", script], { profile: "build", ...change });
}
