import { setTimeout as sleep } from "node:timers/promises";
import { encodeMessage, type Fields, type Message, MessageReader } from "./protocol.ts";
import type { OpenChannel, RunnerChannel } from "./runner-channel.ts";
import {
  decodeIsolation,
  decodeZygoteState,
  encodeConfiguration,
  type Isolation,
  type RunnerConfiguration,
  type ZygoteState,
} from "./runner-configuration.ts";
import { SandboxError } from "./sandbox.ts";
import { findSystemPaths } from "./shown-paths.ts";

/** One runner and the conversation with it. It answers one order at a time; the caller keeps that order. */
export class RunnerProcess {
  readonly #channel: RunnerChannel;
  readonly #reader = new MessageReader();
  readonly #gone: Promise<void>;
  #failure: SandboxError | undefined;
  #onMessage: ((message: Message) => void) | undefined;
  #onFailure: ((error: SandboxError) => void) | undefined;

  constructor(channel: RunnerChannel) {
    this.#channel = channel;
    this.#gone = channel.ended.then((how) => this.#fail(how));
    // A write to a runner that has just died; its end is reported by the channel.
    channel.input.on("error", () => {});
    channel.output.on("data", (chunk: Buffer) => this.#receive(chunk));
  }

  get diagnosis(): string {
    return this.#channel.diagnosis();
  }

  get isAlive(): boolean {
    return this.#failure === undefined;
  }

  /** `onWritten` is called when the runner has taken it, or is gone. */
  send(fields: Fields, onWritten?: () => void): void {
    if (this.#failure !== undefined) onWritten?.();
    else this.#channel.input.write(encodeMessage(fields), () => onWritten?.());
  }

  /** Hands every message to `onMessage` until the runner is gone, which `onFailure` hears once. */
  listen(onMessage: (message: Message) => void, onFailure: (error: SandboxError) => void): void {
    this.#onMessage = onMessage;
    this.#onFailure = onFailure;
    if (this.#failure !== undefined) this.#fail(this.#failure.message);
  }

  /** Sends an order and waits for the one answer to it. Rejects with SandboxError when the runner dies first. */
  ask(fields: Fields): Promise<Message> {
    return new Promise((resolve, reject) => {
      this.listen(resolve, reject);
      this.send(fields);
    });
  }

  /**
   * Closing its input makes the runner end whatever it runs; if it does not listen, it is killed with all its boxes.
   */
  async stop(): Promise<void> {
    this.#channel.input.end();
    const timer = setTimeout(() => this.kill(), 2000);
    await this.#gone;
    clearTimeout(timer);
  }

  kill(): void {
    this.#channel.kill();
  }

  #receive(chunk: Buffer): void {
    try {
      for (const message of this.#reader.push(chunk)) this.#onMessage?.(message);
    } catch (cause) {
      this.#fail(`the runner talks nonsense: ${cause instanceof Error ? cause.message : String(cause)}`);
      this.kill();
    }
  }

  #fail(reason: string): void {
    this.#failure ??= new SandboxError(reason);
    const onFailure = this.#onFailure;
    this.#onFailure = undefined;
    onFailure?.(this.#failure);
  }
}

/** A launcher that has died is started again by its keeper, on a busy machine in some seconds. */
const LAUNCHER_PATIENCE_MS = 30_000;
const LAUNCHER_PAUSE_MS = 100;

/**
 * Starts a runner and makes it isolate itself; waits half a minute for a launcher that is not there. Rejects with
 * SandboxError and the failed step where the host forbids it.
 */
export async function startRunner(
  open: OpenChannel,
  options: RunnerConfiguration,
): Promise<{ runner: RunnerProcess; isolation: Isolation; zygote: ZygoteState }> {
  const systemPaths = await findSystemPaths();
  const configuration = encodeConfiguration(options, systemPaths);
  const { runner, answer } = await firstAnswer(open, configuration, Date.now() + LAUNCHER_PATIENCE_MS);
  if (answer.text("ok") !== "yes") {
    await runner.stop();
    throw new SandboxError(answer.text("error"));
  }
  return { runner, isolation: decodeIsolation(answer), zygote: decodeZygoteState(answer) };
}

async function firstAnswer(open: OpenChannel, configuration: Fields, deadline: number) {
  for (;;) {
    const channel = open();
    const runner = new RunnerProcess(channel);
    try {
      return { runner, answer: await runner.ask(configuration) };
    } catch (error) {
      if (!channel.isWithoutLauncher() || Date.now() > deadline) throw error;
    }
    await sleep(LAUNCHER_PAUSE_MS);
  }
}
