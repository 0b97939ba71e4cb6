import { Readable, Writable } from "node:stream";
import { Inflow, Outflow } from "./flow.ts";
import type { Message } from "./protocol.ts";
import { decodeSessionEnd, encodeCommand, encodeInput, encodePrecedence, encodeRoom } from "./run-message.ts";
import type { RunnerProcess } from "./runner-process.ts";
import { type BoxCommand, type BoxSession, type Precedence, SandboxError, type SessionEnd } from "./sandbox.ts";

export interface OpenSession extends BoxSession {
  /** Kills it and waits until its runner is gone. */
  stop(): Promise<void>;
}

/** Starts a command that stays in the box of this runner, which ends with it. */
export async function openSession(runner: RunnerProcess, command: BoxCommand): Promise<OpenSession> {
  if (command.stdinPath !== null) throw new SandboxError("a session has no input file");
  const session = new RunnerSession(runner);
  runner.send(encodeCommand("open", command));
  await session.started;
  return session;
}

class RunnerSession implements OpenSession {
  readonly stdin: Writable;
  readonly stdout: ForwardedOutput;
  readonly stderr: ForwardedOutput;
  readonly started: Promise<void>;
  readonly ended: Promise<SessionEnd>;
  readonly #runner: RunnerProcess;
  readonly #input: Outflow;

  constructor(runner: RunnerProcess) {
    this.#runner = runner;
    this.#input = new Outflow((data) => runner.send(encodeInput(data)));
    this.stdout = new ForwardedOutput((bytes) => runner.send(encodeRoom("stdout", bytes)));
    this.stderr = new ForwardedOutput((bytes) => runner.send(encodeRoom("stderr", bytes)));
    this.stdin = new Writable({
      write: (chunk, _encoding, done) => this.#input.write(chunk, done),
      final: (done) => {
        runner.send([["type", "close-input"]], done);
      },
    });
    const started = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<SessionEnd>();
    this.started = started.promise;
    this.ended = ended.promise;
    // A caller that only wants to kill need not listen.
    this.ended.catch(() => {});

    const fail = (error: unknown) => {
      this.#finish();
      started.reject(error);
      ended.reject(error);
    };
    runner.listen((message) => {
      switch (message.text("type")) {
        case "started":
          return started.resolve();
        case "output":
          return this.#outputOf(message).add(message.bytes("data"));
        case "output-end":
          return this.#outputOf(message).end();
        case "taken":
          return this.#input.addRoom(message.number("bytes"));
      }
      try {
        ended.resolve(decodeSessionEnd(message));
        started.resolve();
        for (const stream of ["stdout", "stderr"] as const) this[stream].add(message.bytes(stream));
        this.#finish();
      } catch (error) {
        fail(error);
      }
      void runner.stop();
    }, fail);
  }

  setPrecedence(precedence: Precedence): void {
    this.#runner.send(encodePrecedence(precedence));
  }

  kill(): void {
    this.#runner.send([["type", "cancel"]]);
  }

  async stop(): Promise<void> {
    this.kill();
    await this.#runner.stop();
  }

  #outputOf(message: Message): ForwardedOutput {
    return message.text("stream") === "stdout" ? this.stdout : this.stderr;
  }

  #finish(): void {
    this.stdout.end();
    this.stderr.end();
    this.#input.drop();
    this.stdin.destroy();
  }
}

/** What nobody reads stays in the box, and the command waits. */
class ForwardedOutput extends Readable {
  readonly #flow: Inflow;
  #given = 0;
  #hasEnded = false;

  constructor(tellRoom: (bytes: number) => void) {
    super();
    this.#flow = new Inflow(tellRoom);
  }

  add(data: Buffer): void {
    if (this.#hasEnded || data.length === 0) return;
    this.#given += data.length;
    this.push(data);
  }

  end(): void {
    if (!this.#hasEnded) this.push(null);
    this.#hasEnded = true;
  }

  override _read(): void {
    this.#flow.passedOn(this.#given);
    this.#given = 0;
  }
}
