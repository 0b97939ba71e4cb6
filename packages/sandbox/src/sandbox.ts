/**
 * The door of the sandbox: run one command in a box under limits and report what happened. A box is a set of fresh
 * namespaces around one run, made by the C++ runner; it sees no file of the host but those named here, no network and
 * no other box. The sandbox knows no problem and no verdict.
 */

import type { Readable, Writable } from "node:stream";

/** All times in milliseconds, all sizes in bytes. */
export interface BoxLimits {
  cpuMs: number;
  wallMs: number;
  memoryBytes: number;
  /** Standard output beyond this ends the run. */
  outputBytes: number;
  /** How much of standard error is kept; the rest is read and thrown away, up to a hard cap that ends the run. */
  errorOutputBytes: number;
  /** Processes and threads together. */
  processes: number;
  /** "unlimited" counts the stack as memory. */
  stackBytes: number | "unlimited";
  /** The largest file that the command may write. */
  fileBytes: number;
}

/**
 * `native`, `java`, `node`: judged programs; threads but no child processes, one program only, nothing writable but
 * a /tmp of 16 MB and 256 files, which count as memory.
 * `build`: compilers and validators; child processes up to the limit, other programs, a small writable /tmp.
 */
export type Profile = "native" | "java" | "node" | "build";

/**
 * `last`: a processor is the command's own only while nobody else on this machine wants it, so that it costs others
 * next to nothing. Where everything is busy it may stand still, until one of its limits ends it or it is made an
 * ordinary one.
 */
export type Precedence = "ordinary" | "last";

export interface BoxCommand {
  /** The program (an absolute path inside the box) and its arguments. */
  command: readonly string[];
  /** The whole environment; nothing of the host's is inherited. */
  environment: Readonly<Record<string, string>>;
  /** A host folder, shown inside as /box, which is also the working directory. */
  folder: string;
  /**
   * `read-write`: the command works on a copy in a small memory disk (512 MB, 16,000 files); regular files that it made
   * or changed come back when it exits with 0, or with one of `keptExits`.
   */
  folderAccess: "read-only" | "read-write";
  /** Instead of 0 alone. */
  keptExits?: readonly number[];
  /** Which system calls the command may make, by what it is; everything else is refused. */
  profile: Profile;
  /** What of the machine is visible: nothing (static binaries) or the tool chain, read-only. */
  root: "empty" | "toolchain";
  /** A private /proc with only the box's own processes. No language needs it, and not every host can give it. */
  needsProc: boolean;
  /**
   * The command is a Node that loads the module of `buildZygote`, with threads only for itself (`--single-threaded`),
   * or a Python that finds that of `buildPythonZygote`. It is started once, and each run is a copy of it, where the
   * host allows that; elsewhere the command is started as any other. A Node's copies have profile `node`, a Python's
   * profile `native`, whatever the command says.
   */
  fromZygote?: boolean;
  /**
   * Such a Node compiles nothing of the program while it runs: V8's interpreter does each step. As a copy of the same
   * zygote as otherwise; ignored by every other command.
   */
  isInterpreted?: boolean;
  precedence?: Precedence;
  /** Host file that becomes standard input, or null for an empty one. The command can never write to it. */
  stdinPath: string | null;
  limits: BoxLimits;
}

/** What of a command its zygote needs; commands that have it in common share one. */
export type ZygoteCommand = Pick<BoxCommand, "command" | "environment" | "fromZygote"> & {
  limits: Pick<BoxLimits, "stackBytes">;
};

export type BoxEnd =
  | { kind: "exited"; code: number }
  | { kind: "signaled"; signal: string }
  | { kind: "limit"; limit: "cpu" | "wall" | "memory" | "output" };

/** `memoryBytes` is the peak of the program itself; `cpuMs` user and system time of everything in the box. */
export interface RunReport {
  end: BoxEnd;
  cpuMs: number;
  wallMs: number;
  /**
   * How long the program was ready to run while others had the processor: what tells one that was starved from one that
   * slept. Of each process the thread counts that waited longest. Looked at every 100 ms and at the wall limit, so null
   * in shorter runs, and on kernels that do not count it (without /proc/<pid>/schedstat).
   */
  waitedForProcessorMs: number | null;
  memoryBytes: number;
  /**
   * That the program and all that it started have executed outside the kernel. Null on machines whose kernel counts
   * none (most virtual ones), and where the processor's counters were wanted by others as well.
   */
  instructions: number | null;
  stdout: Uint8Array;
  stderr: Uint8Array;
}

/**
 * Ours, never the program's: the runner died, a mount failed, the machine is out of something. The run may be repeated.
 */
export class SandboxError extends Error {
  override name = "SandboxError";
}

/** A file or folder of the host, shown read-only at a place that says nothing of the host. */
export interface Tool {
  hostPath: string;
  boxPath: string;
}

export interface SandboxOptions {
  /** Runs at once; further ones wait in order. */
  slots: number;
  /** So many more, which are taken when all others are: nothing is started for them ahead of that. */
  spareSlots?: number | undefined;
  /** What every `toolchain` box sees beside the system's compilers and libraries (the JDK, Node, compiled headers). */
  tools: readonly Tool[];
  /**
   * Folders of which no box may see anything; such a sandbox does not start. This project's own folder is always one.
   */
  privateFolders?: readonly string[] | undefined;
  /**
   * The address of a launcher (./runner-launcher) that starts the runners, for a process that lacks the rights to make
   * boxes; without one they are this process's own. A launcher shows tools below /opt/judge only, and starts no zygotes
   * but its own.
   */
  launcher?: string | undefined;
  /** For tests where nothing counts instructions: reports the nanoseconds of processor time in their place. */
  countsClock?: boolean | undefined;
  /** A runner had died and another one was started. */
  onRunnerReplaced?: (() => void) | undefined;
}

/**
 * A command that stays, with pipes to it: a warm compiler. Its limits count over its whole life; `outputBytes` is all
 * that it may ever write. It has no input file and its own runner beside the slots.
 */
export interface BoxSession {
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** The report without the output. Rejects with SandboxError when the box failed; resolves after `kill` as well. */
  readonly ended: Promise<SessionEnd>;
  /**
   * Of one that was opened with the precedence `last`. It stays that on a host that allows no way back (it takes
   * CAP_SYS_NICE).
   */
  setPrecedence(precedence: Precedence): void;
  /** Ends the command and everything in its box at once. */
  kill(): void;
}

export type SessionEnd = Omit<RunReport, "end" | "stdout" | "stderr"> & { end: BoxEnd | { kind: "killed" } };

/** Two commands that talk: what the one prints is the other's standard input, through pipes that this process fills. */
export interface Pair {
  /**
   * Both have no input file. Their `outputBytes` count what they say, and what they write to standard error beside;
   * nothing of what they say is in their reports.
   */
  program: BoxCommand;
  partner: BoxCommand;
  /** Both are ended when nothing was said for so long, and neither of them has wanted a processor. */
  silentMs: number;
  /** So long may the partner go on when the program has ended; then it is ended as well. */
  lingerMs: number;
  /** So much of what they say is kept, from the beginning. */
  recordBytes: number;
  /** Asked when one of them has ended: whether nothing matters any more that the other one may do. It is ended then. */
  isDecidedBy(end: PairEnd): boolean;
}

export type Talker = "program" | "partner";

interface PairEnd {
  talker: Talker;
  end: TalkerReport["end"];
  endedFirst: Talker;
}

export interface PairReport {
  program: TalkerReport;
  partner: TalkerReport;
  /** Whose end came first. The other one may have ended because of it. */
  endedFirst: Talker;
  /** They were ended since both did nothing. */
  wereSilent: boolean;
  /** For how long nothing had been said when the first of them ended. */
  silenceMs: number;
  said: readonly { by: Talker; bytes: Uint8Array }[];
  /** More was said than was kept. */
  isCut: boolean;
}

export type TalkerReport = Omit<RunReport, "end" | "stdout"> & { end: BoxEnd | { kind: "killed" } };

export interface Sandbox {
  /**
   * Throws SandboxError when the box itself failed. `signal` ends the run and rejects with its reason. From `hurry` on
   * a command of the precedence `last` is one like all others; on a host that allows no such change (it takes
   * CAP_SYS_NICE) the run ends with a SandboxError then, and is not slow when it is repeated.
   */
  run(command: BoxCommand, signal?: AbortSignal, hurry?: AbortSignal): Promise<RunReport>;
  /**
   * Starts the zygotes for a command ahead of its first run, one in each slot. Resolves to what is in the way of them,
   * and never rejects: without them runs are only slower. Null: nothing, or none are wanted.
   */
  prepare(command: ZygoteCommand): Promise<string | null>;
  /** In one slot, since one of the two mostly waits for the other. Throws and ends as `run` does. */
  runPair(pair: Pair, signal?: AbortSignal): Promise<PairReport>;
  /** Starts a session; `stdinPath` must be null. Rejects with SandboxError when no box can be made. */
  open(command: BoxCommand): Promise<BoxSession>;
  /** Ends every run and session and the runner processes; nothing is left afterwards. */
  stop(): Promise<void>;
}
