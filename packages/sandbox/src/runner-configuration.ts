/** What a runner is told once, at its start, and what it then knows about itself and this machine. */
import type { Fields, Message } from "./protocol.ts";
import { encodeStack, refuseZeroBytes } from "./run-message.ts";
import { type BoxCommand, SandboxError, type Tool } from "./sandbox.ts";

/** What a runner found out about this machine by isolating itself. */
export interface Isolation {
  mode: IsolationMode;
  /** Why the mode is not a better one; empty where it is the best. */
  modeReason: string;
  hasCgroup: boolean;
  cgroupReason: string;
}

/** `root`: namespaces and a user id per slot. `user`: the same inside a user namespace. */
type IsolationMode = "root" | "user";

export interface RunnerOptions {
  tools: readonly Tool[];
  countsClock?: boolean | undefined;
}

/** What a zygote is started with; only commands with all of it in common can be its copies. */
export interface ZygoteProgram {
  command: readonly string[];
  environment: Readonly<Record<string, string>>;
  stackBytes: BoxCommand["limits"]["stackBytes"];
}

export type RunnerConfiguration = RunnerOptions & { zygote?: ZygoteProgram };

/** Whether the runner has the zygote that it was configured with. */
export type ZygoteState = { isReady: true } | { isReady: false; reason: string };

/** `systemPaths`: what of the host a tool chain's boxes see at its own place. */
export function encodeConfiguration(configuration: RunnerConfiguration, systemPaths: readonly string[]): Fields {
  const { tools, countsClock, zygote } = configuration;
  return [
    ["type", "configure"],
    ["counted", countsClock === true ? "clock" : "instructions"],
    ...systemPaths.map((path) => ["system-path", path] as const),
    ...tools.map(({ hostPath }) => ["tool-host-path", hostPath] as const),
    ...tools.map(({ boxPath }) => ["tool-box-path", boxPath] as const),
    ...(zygote === undefined ? [] : encodeZygote(zygote)),
  ];
}

function encodeZygote({ command, environment, stackBytes }: ZygoteProgram): Fields {
  refuseZeroBytes([...command, ...Object.entries(environment).flat()]);
  return [
    ...command.map((argument) => ["zygote-argument", argument] as const),
    ...Object.entries(environment).map(([name, value]) => ["zygote-environment", `${name}=${value}`] as const),
    ["zygote-stack-bytes", encodeStack(stackBytes)],
  ];
}

export function decodeIsolation(answer: Message): Isolation {
  const mode = answer.text("mode");
  if (mode !== "root" && mode !== "user") throw new SandboxError(`the runner reported an unknown mode: ${mode}`);
  return {
    mode,
    modeReason: answer.text("mode-reason"),
    hasCgroup: answer.text("cgroup") === "yes",
    cgroupReason: answer.text("cgroup-reason"),
  };
}

export function decodeZygoteState(answer: Message): ZygoteState {
  const isReady = answer.text("zygote") === "yes";
  return isReady ? { isReady } : { isReady, reason: answer.text("zygote-reason") };
}
