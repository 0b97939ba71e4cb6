import type { ZygoteProgram } from "./runner-configuration.ts";
import type { RunnerProcess, startRunner } from "./runner-process.ts";
import type { ZygoteCommand } from "./sandbox.ts";

/**
 * Problems differ in their memory limits, and with that in Node's flags; few are judged at the same time. 10 MB each.
 */
const MOST_ZYGOTES = 4;
/** A host that had no zygote for us is asked again after this. */
const RETRY_MS = 60_000;

type StartZygote = (program: ZygoteProgram) => ReturnType<typeof startRunner>;

interface Entry {
  /** Undefined until it is ready, and where it has failed. */
  runner: RunnerProcess | undefined;
  hasFailed: boolean;
  starting: Promise<void>;
}

/** The runners of a slot that hold a zygote. None is ever waited for: until it is ready, runs start without it. */
export class ZygotePool {
  readonly #start: StartZygote;
  /** In the order of their last use. */
  readonly #entries = new Map<string, Entry>();
  #failedAt = Number.NEGATIVE_INFINITY;
  #failure = "";
  #isStopped = false;

  constructor(start: StartZygote) {
    this.#start = start;
  }

  /** The runner for this command if it has its zygote ready; otherwise that is started for later runs. */
  take(command: ZygoteCommand): RunnerProcess | undefined {
    return this.#entryFor(command)?.runner;
  }

  /** Resolves to what is in the way of a zygote, or null. */
  async prepare(command: ZygoteCommand): Promise<string | null> {
    if (command.fromZygote !== true) return null;
    const entry = this.#entryFor(command);
    await entry?.starting;
    return entry?.runner === undefined ? this.#failure : null;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all([...this.#entries.values()].map((entry) => this.#drop(entry)));
  }

  #entryFor(command: ZygoteCommand): Entry | undefined {
    if (command.fromZygote !== true || this.#isStopped) return undefined;
    const { environment, limits } = command;
    const program = { command: command.command, environment, stackBytes: limits.stackBytes };
    const key = JSON.stringify(program);
    const present = this.#entries.get(key);
    this.#entries.delete(key);
    const isLost = present === undefined || present.hasFailed || present.runner?.isAlive === false;
    const entry = isLost ? this.#create(program) : present;
    if (entry !== undefined) this.#entries.set(key, entry);
    return entry;
  }

  #create(program: ZygoteProgram): Entry | undefined {
    if (performance.now() - this.#failedAt < RETRY_MS) return undefined;
    for (const [key, oldest] of this.#entries) {
      if (this.#entries.size < MOST_ZYGOTES) break;
      this.#entries.delete(key);
      void this.#drop(oldest);
    }
    const entry: Entry = { runner: undefined, hasFailed: false, starting: Promise.resolve() };
    entry.starting = this.#fill(entry, program);
    return entry;
  }

  async #fill(entry: Entry, program: ZygoteProgram): Promise<void> {
    try {
      const { runner, zygote } = await this.#start(program);
      if (zygote.isReady) {
        entry.runner = runner;
        return;
      }
      await runner.stop();
      this.#fail(entry, zygote.reason);
    } catch (error) {
      this.#fail(entry, error instanceof Error ? error.message : String(error));
    }
  }

  #fail(entry: Entry, reason: string): void {
    entry.hasFailed = true;
    this.#failedAt = performance.now();
    this.#failure = reason;
  }

  async #drop(entry: Entry): Promise<void> {
    await entry.starting;
    await entry.runner?.stop();
  }
}
