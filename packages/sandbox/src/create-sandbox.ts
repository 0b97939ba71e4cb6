import { channelsFor } from "./channels-for.ts";
import { explainNoBox } from "./no-box.ts";
import type { OpenChannel } from "./runner-channel.ts";
import { type RunnerProcess, startRunner } from "./runner-process.ts";
import {
  type BoxCommand,
  type BoxSession,
  type Pair,
  type PairReport,
  type RunReport,
  type Sandbox,
  SandboxError,
  type SandboxOptions,
  type ZygoteCommand,
} from "./sandbox.ts";
import { type OpenSession, openSession } from "./session.ts";
import { refuseToShow } from "./shown-paths.ts";
import { Slot } from "./slot.ts";

/**
 * Compiles the runner if necessary (unless a launcher has it) and starts one per slot. Rejects with SandboxError on a
 * machine that allows no isolation, naming the failed step and what to change, and where boxes would see a private
 * folder.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  await refuseToShow(options.privateFolders ?? [], options.tools);
  return createSandboxOf(await channelsFor(options.launcher), options);
}

/** With runners that are started in this way. */
export async function createSandboxOf(open: OpenChannel, options: SandboxOptions): Promise<Sandbox> {
  const slotsOf = (length: number) => Array.from({ length }, () => new Slot(open, options));
  const slots = slotsOf(options.slots);
  const spare = slotsOf(options.spareSlots ?? 0);
  const sandbox = new SlotPool({ slots, spare }, async () => (await startRunner(open, options)).runner);
  try {
    await Promise.all(slots.map((slot) => slot.start()));
  } catch (error) {
    await sandbox.stop();
    throw await explainNoBox(error);
  }
  return sandbox;
}

type StartRunner = () => Promise<RunnerProcess>;

interface WaitingCommand {
  give: (slot: Slot) => void;
  refuse: (error: unknown) => void;
}

class SlotPool implements Sandbox {
  readonly #slots: readonly Slot[];
  readonly #spare: readonly Slot[];
  readonly #startRunner: StartRunner;
  readonly #sessions = new Set<OpenSession>();
  readonly #free: Slot[];
  readonly #waiting = new Set<WaitingCommand>();
  #isStopped = false;

  constructor({ slots, spare }: { slots: readonly Slot[]; spare: readonly Slot[] }, startRunner: StartRunner) {
    this.#slots = slots;
    this.#spare = spare;
    this.#startRunner = startRunner;
    this.#free = [...spare, ...slots];
  }

  async run(command: BoxCommand, signal?: AbortSignal, hurry?: AbortSignal): Promise<RunReport> {
    const slot = await this.#takeSlot(signal);
    try {
      return await slot.run(command, signal, hurry);
    } finally {
      this.#release(slot);
    }
  }

  async runPair(pair: Pair, signal?: AbortSignal): Promise<PairReport> {
    const slot = await this.#takeSlot(signal);
    try {
      return await slot.runPair(pair, signal);
    } finally {
      this.#release(slot);
    }
  }

  async prepare(command: ZygoteCommand): Promise<string | null> {
    const problems = await Promise.all(this.#slots.map((slot) => slot.prepare(command)));
    return problems.find((problem) => problem !== null) ?? null;
  }

  async open(command: BoxCommand): Promise<BoxSession> {
    if (this.#isStopped) throw new SandboxError("the sandbox has been stopped");
    const session = await openSession(await this.#startRunner(), command);
    this.#sessions.add(session);
    session.ended.finally(() => this.#sessions.delete(session)).catch(() => {});
    if (this.#isStopped) await session.stop();
    return session;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const waiting of this.#waiting) waiting.refuse(new SandboxError("the sandbox has been stopped"));
    this.#waiting.clear();
    const sessions = [...this.#sessions];
    const slots = [...this.#slots, ...this.#spare];
    await Promise.all([...slots.map((slot) => slot.stop()), ...sessions.map((session) => session.stop())]);
  }

  #takeSlot(signal: AbortSignal | undefined): Promise<Slot> {
    signal?.throwIfAborted();
    if (this.#isStopped) throw new SandboxError("the sandbox has been stopped");
    const slot = this.#free.pop();
    if (slot !== undefined) return Promise.resolve(slot);
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(waiting);
        reject(signal?.reason);
      };
      const waiting: WaitingCommand = {
        give: (given) => {
          signal?.removeEventListener("abort", leave);
          resolve(given);
        },
        refuse: reject,
      };
      signal?.addEventListener("abort", leave, { once: true });
      this.#waiting.add(waiting);
    });
  }

  #release(slot: Slot): void {
    const next = this.#waiting.values().next().value;
    if (next === undefined) {
      if (this.#spare.includes(slot)) this.#free.unshift(slot);
      else this.#free.push(slot);
      return;
    }
    this.#waiting.delete(next);
    next.give(slot);
  }
}
