import { PassThrough, type Readable, Writable } from "node:stream";
import type { Message } from "./protocol.ts";
import { decodeSessionEnd, encodeCommand, encodePrecedence } from "./run-message.ts";
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
  readonly stdout: Readable;
  readonly stderr: Readable;
  readonly started: Promise<void>;
  readonly ended: Promise<SessionEnd>;
  readonly #runner: RunnerProcess;

  constructor(runner: RunnerProcess) {
    this.#runner = runner;
    const stdout = new PassThrough();
    const stderr = new PassThrough();
    this.stdout = stdout;
    this.stderr = stderr;
    this.stdin = new Writable({
      write: (chunk, _encoding, done) => {
        runner.send(
          [
            ["type", "input"],
            ["data", chunk],
          ],
          done,
        );
      },
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

    const finish = () => {
      stdout.end();
      stderr.end();
      this.stdin.destroy();
    };
    const fail = (error: unknown) => {
      finish();
      started.reject(error);
      ended.reject(error);
    };
    const receive = (message: Message) => {
      const type = message.text("type");
      if (type === "started") return started.resolve();
      if (type === "output") {
        return void (message.text("stream") === "stdout" ? stdout : stderr).write(message.bytes("data"));
      }
      try {
        ended.resolve(decodeSessionEnd(message));
        started.resolve();
        finish();
      } catch (error) {
        fail(error);
      }
      void runner.stop();
    };
    runner.listen(receive, fail);
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
}
