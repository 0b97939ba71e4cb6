import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { buildRunner } from "./build-runner.ts";
import { encodeMessage, type Fields, MessageReader } from "./protocol.ts";
import { SandboxError, type Tool } from "./sandbox.ts";
import { findSystemPaths } from "./shown-paths.ts";

export interface ZygoteTerms {
  command: readonly string[];
  environment: Readonly<Record<string, string>>;
  tools: readonly Tool[];
}

export interface LauncherOptions {
  /** An abstract address of unix(7) that nobody can guess, or a stranger would be there first. */
  address: string;
  /** The only user whose processes get runners; never root. */
  client: { uid: number; gid: number };
  /**
   * What runners may start as zygotes, and the tools that each needs. In the command a # at the end of a word stands
   * for a number, a * for the name of a file; the environment is the whole of it.
   */
  zygotes: readonly ZygoteTerms[];
  /** Words before the program, which take it where it finds files at the same places as its client. */
  way?: readonly string[];
  /** Another program than the compiled runner, for tests. */
  program?: string;
}

export interface RunnerLauncher {
  pid: number;
  /** Resolves when it is gone, and with it all its runners. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the process that keeps root for a client without rights: `SandboxOptions.launcher` there is this address. It
 * ends with this process. Rejects with SandboxError.
 */
export async function startLauncher(options: LauncherOptions): Promise<RunnerLauncher> {
  const path = options.program ?? (await buildRunner());
  const systemPaths = await findSystemPaths();
  // The argument is for people who look at the list of processes.
  const [program = path, ...words] = [...(options.way ?? []), path, "runner-launcher"];
  const child = spawn(program, words, {
    env: {},
    cwd: "/",
    stdio: ["pipe", "pipe", "inherit"],
    // A session of its own, so that Ctrl+C does not reach it before the judge has stopped.
    detached: true,
  });
  const ended = endOf(child);
  child.stdin.on("error", () => {}); // Its end is told by `ended`.
  child.stdin.write(encodeMessage(termsOf(options, systemPaths)));
  const reader = new MessageReader();
  const answer = new Promise<string | null>((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => {
      for (const message of reader.push(chunk)) resolve(message.text("ok") === "yes" ? null : message.text("error"));
    });
    void ended.then(resolve);
  });
  const problem = await answer;
  if (problem !== null) {
    child.stdin.end();
    throw new SandboxError(`the launcher of runners did not start: ${problem}`);
  }
  return {
    pid: child.pid ?? 0,
    ended,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

async function endOf(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = await once(child, "close");
    return signal ?? `exit code ${code}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function termsOf({ address, client, zygotes }: LauncherOptions, systemPaths: readonly string[]): Fields {
  return [
    ["type", "launch"],
    ["address", address],
    ["client-user", String(client.uid)],
    ["client-group", String(client.gid)],
    ...systemPaths.map((path) => ["system-path", path] as const),
    ["zygotes", String(zygotes.length)],
    ...zygotes.flatMap((zygote, index) => zygoteTermsOf(zygote, `zygote-${index}-`)),
  ];
}

function zygoteTermsOf({ command, environment, tools }: ZygoteTerms, prefix: string): Fields {
  return [
    ...tools.map(({ hostPath }) => [`${prefix}tool-host-path`, hostPath] as const),
    ...tools.map(({ boxPath }) => [`${prefix}tool-box-path`, boxPath] as const),
    ...command.map((argument) => [`${prefix}argument`, argument] as const),
    ...Object.entries(environment).map(([name, value]) => [`${prefix}environment`, `${name}=${value}`] as const),
  ];
}
