import { decodeReport, encodeCommand } from "./run-message.ts";
import { type RunnerOptions, type RunnerProcess, startRunner } from "./runner-process.ts";
import { type BoxCommand, type RunReport, SandboxError } from "./sandbox.ts";

/** The runner ends a run at its wall limit; one that has not answered so long after that is broken. */
const ANSWER_GRACE_MS = 15_000;

/** A place where one command runs at a time. Its runner is replaced whenever it dies. */
export class Slot {
  readonly #runnerPath: string;
  readonly #options: RunnerOptions;
  #runner: RunnerProcess | undefined;
  #isStopped = false;

  constructor(runnerPath: string, options: RunnerOptions) {
    this.#runnerPath = runnerPath;
    this.#options = options;
  }

  /** What the present runner has printed as its last words; nothing where all is well. */
  get diagnosis(): string {
    return this.#runner?.diagnosis ?? "";
  }

  async start(): Promise<RunnerProcess> {
    if (this.#runner?.isAlive === true) return this.#runner;
    const { runner } = await startRunner(this.#runnerPath, this.#options);
    this.#runner = runner;
    if (this.#isStopped) await runner.stop();
    return runner;
  }

  async run(command: BoxCommand, signal: AbortSignal | undefined): Promise<RunReport> {
    const order = encodeCommand("run", command);
    const runner = await this.start();
    signal?.throwIfAborted();
    const cancel = () => runner.send([["type", "cancel"]]);
    const timer = setTimeout(() => runner.kill(), command.limits.wallMs + ANSWER_GRACE_MS);
    signal?.addEventListener("abort", cancel);
    try {
      const report = decodeReport(await runner.ask(order));
      signal?.throwIfAborted();
      if (report === "cancelled") throw new SandboxError("the run was cancelled");
      return report;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#runner?.stop();
  }
}
