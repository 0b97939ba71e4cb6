import { spawn } from "node:child_process";
import { connect } from "node:net";
import type { Readable, Writable } from "node:stream";

/** A runner, however it was started: two streams that end with it, and a way to end it. */
export interface RunnerChannel {
  input: Writable;
  output: Readable;
  /** Resolves when the runner is gone, to how it ended. Never rejects. */
  ended: Promise<string>;
  /** What it has printed as its last words; nothing where all is well, or where they go to somebody else. */
  diagnosis(): string;
  kill(): void;
  /** Whether it ended because nobody was there to start it, who may come yet. */
  isWithoutLauncher(): boolean;
}

export type OpenChannel = () => RunnerChannel;

/** How much of what a dying runner prints is kept for the error. */
const MAX_DIAGNOSIS_CHARACTERS = 4000;

/** A runner as a child of this process, with its rights. */
export function spawnRunner(path: string): RunnerChannel {
  // Every box's init is a copy of the runner: its arguments and environment must hold nothing worth reading.
  const child = spawn(path, [], { argv0: "runner", env: {}, cwd: "/", stdio: "pipe" });
  let diagnosis = "";
  let failure: string | undefined;
  child.stderr.on("data", (chunk: Buffer) => {
    if (diagnosis.length < MAX_DIAGNOSIS_CHARACTERS) diagnosis += chunk.toString();
  });
  child.once("error", (cause) => {
    failure = `the runner did not start: ${cause.message}`;
  });
  return {
    input: child.stdin,
    output: child.stdout,
    ended: new Promise((resolve) => {
      child.once("close", (code, signal) => {
        resolve(failure ?? `the runner ended (${signal ?? `code ${code}`}) ${diagnosis}`.trim());
      });
    }),
    diagnosis: () => diagnosis,
    kill: () => void child.kill("SIGKILL"),
    isWithoutLauncher: () => false,
  };
}

/**
 * A runner that a launcher (./runner-launcher) has started for this process, with rights that it has not itself. The
 * launcher ends it when the connection is gone.
 */
export function connectRunner(address: string): RunnerChannel {
  // Half-open, so that a runner that is asked to leave can be waited for.
  const socket = connect({ path: abstract(address), allowHalfOpen: true });
  let failure: NodeJS.ErrnoException | undefined;
  socket.once("error", (cause) => {
    failure = cause;
  });
  // The other end is closed when the runner is gone, and then there is nobody to write to.
  socket.once("end", () => socket.destroy());
  return {
    input: socket,
    output: socket,
    ended: new Promise((resolve) => {
      socket.once("close", () => {
        const refusal = failure && `the launcher of runners does not answer: ${failure.message}`;
        resolve(refusal ?? "the runner ended");
      });
    }),
    diagnosis: () => "",
    kill: () => void socket.destroy(),
    isWithoutLauncher: () => failure?.code === "ECONNREFUSED",
  };
}

/** An abstract address (unix(7)) has no file: it begins with a zero byte. */
function abstract(name: string): string {
  return `\0${name}`;
}
