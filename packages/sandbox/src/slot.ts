import { runPair } from "./pair.ts";
import { decodeReport, encodeCommand, encodePrecedence } from "./run-message.ts";
import type { OpenChannel } from "./runner-channel.ts";
import type { RunnerOptions } from "./runner-configuration.ts";
import { type RunnerProcess, startRunner } from "./runner-process.ts";
import {
  type BoxCommand,
  type Pair,
  type PairReport,
  type RunReport,
  SandboxError,
  type SandboxOptions,
  type ZygoteCommand,
} from "./sandbox.ts";
import { ZygotePool } from "./zygote-pool.ts";

/** The runner ends a run at its wall limit; one that has not answered so long after that is broken. */
const ANSWER_GRACE_MS = 15_000;

type SlotOptions = RunnerOptions & Pick<SandboxOptions, "onRunnerReplaced">;

/**
 * A place where one command, or two that talk, run at a time. It has a runner, one more for each zygote, and from the
 * first two that talk on one for the partner; each is replaced whenever it dies.
 */
export class Slot {
  readonly #open: OpenChannel;
  readonly #options: SlotOptions;
  #runner: RunnerProcess | undefined;
  #partnersRunner: RunnerProcess | undefined;
  readonly #zygotes: ZygotePool;
  #isStopped = false;

  constructor(open: OpenChannel, options: SlotOptions) {
    this.#open = open;
    this.#options = options;
    this.#zygotes = new ZygotePool((zygote) => startRunner(open, { ...options, zygote }));
  }

  /** What the present runner has printed as its last words; nothing where all is well. */
  get diagnosis(): string {
    return this.#runner?.diagnosis ?? "";
  }

  /** Starts the runner ahead of the first command. */
  async start(): Promise<void> {
    await this.#presentRunner();
  }

  /** Resolves when runs of this command are copies of a zygote, or to what is in the way of that. */
  prepare(command: ZygoteCommand): Promise<string | null> {
    return this.#zygotes.prepare(command);
  }

  async #presentRunner(): Promise<RunnerProcess> {
    this.#runner = await this.#aliveOr(this.#runner);
    return this.#runner;
  }

  async #aliveOr(present: RunnerProcess | undefined): Promise<RunnerProcess> {
    if (present?.isAlive === true) return present;
    const { runner } = await startRunner(this.#open, this.#options);
    if (present !== undefined) this.#options.onRunnerReplaced?.();
    if (this.#isStopped) await runner.stop();
    return runner;
  }

  async runPair(pair: Pair, signal?: AbortSignal): Promise<PairReport> {
    const program = this.#zygotes.take(pair.program) ?? (await this.#presentRunner());
    this.#partnersRunner = await this.#aliveOr(this.#partnersRunner);
    signal?.throwIfAborted();
    return await runPair({ program, partner: this.#partnersRunner }, pair, signal);
  }

  async run(command: BoxCommand, signal?: AbortSignal, hurry?: AbortSignal): Promise<RunReport> {
    const runner = this.#zygotes.take(command) ?? (await this.#presentRunner());
    signal?.throwIfAborted();
    const { precedence, ...ordinary } = command;
    const order = encodeCommand("run", hurry?.aborted === true ? ordinary : command);
    const cancel = () => runner.send([["type", "cancel"]]);
    const goFaster = () => precedence === "last" && runner.send(encodePrecedence("ordinary"));
    const timer = setTimeout(() => runner.kill(), command.limits.wallMs + ANSWER_GRACE_MS);
    signal?.addEventListener("abort", cancel);
    hurry?.addEventListener("abort", goFaster);
    try {
      const report = decodeReport(await runner.ask(order));
      signal?.throwIfAborted();
      if (report === "cancelled") throw new SandboxError("the run was cancelled");
      return report;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
      hurry?.removeEventListener("abort", goFaster);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all([this.#zygotes.stop(), this.#runner?.stop(), this.#partnersRunner?.stop()]);
  }
}
