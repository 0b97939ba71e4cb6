import { decodeReport, encodeCommand } from "./run-message.ts";
import { type Profile, type RunnerOptions, type RunnerProcess, startRunner } from "./runner-process.ts";
import { type BoxCommand, type RunReport, SandboxError, type ZygoteCommand } from "./sandbox.ts";
import { ZygotePool } from "./zygote-pool.ts";

/** The runner ends a run at its wall limit; one that has not answered so long after that is broken. */
const ANSWER_GRACE_MS = 15_000;

/** A place where one command runs at a time. It has a runner for each profile and zygote; each is replaced whenever it dies. */
export class Slot {
  readonly #runnerPath: string;
  readonly #options: RunnerOptions;
  readonly #runners = new Map<Profile, RunnerProcess>();
  readonly #zygotes: ZygotePool;
  #isStopped = false;

  constructor(runnerPath: string, options: RunnerOptions) {
    this.#runnerPath = runnerPath;
    this.#options = options;
    this.#zygotes = new ZygotePool((zygote) => startRunner(runnerPath, { ...options, profile: "run", zygote }));
  }

  /** What the present runners have printed as their last words; nothing where all is well. */
  get diagnosis(): string {
    return [...this.#runners.values()].map((runner) => runner.diagnosis).join("");
  }

  /** Starts both runners ahead of the first command. */
  async start(): Promise<void> {
    await Promise.all([this.#runnerFor("run"), this.#runnerFor("build")]);
  }

  /** Resolves when runs of this command are copies of a zygote, or to what is in the way of that. */
  prepare(command: ZygoteCommand): Promise<string | null> {
    return this.#zygotes.prepare(command);
  }

  async #runnerFor(profile: Profile): Promise<RunnerProcess> {
    const present = this.#runners.get(profile);
    if (present?.isAlive === true) return present;
    const { runner } = await startRunner(this.#runnerPath, { ...this.#options, profile });
    this.#runners.set(profile, runner);
    if (this.#isStopped) await runner.stop();
    return runner;
  }

  async run(command: BoxCommand, signal: AbortSignal | undefined): Promise<RunReport> {
    const order = encodeCommand("run", command);
    const runner = this.#zygotes.take(command) ?? (await this.#runnerFor(command.profile));
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
    await Promise.all([this.#zygotes.stop(), ...[...this.#runners.values()].map((runner) => runner.stop())]);
  }
}
