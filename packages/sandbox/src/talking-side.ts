import { Inflow, Outflow } from "./flow.ts";
import type { Message } from "./protocol.ts";
import { decodeSessionEnd, encodeCommand, encodeInput, encodeRoom } from "./run-message.ts";
import type { RunnerProcess } from "./runner-process.ts";
import type { BoxCommand, TalkerReport } from "./sandbox.ts";

/** The runner ends its command at the wall limit; one that has not answered so long after that is broken. */
const ANSWER_GRACE_MS = 15_000;

/** What is heard of one of two commands that talk, in this order. */
interface Listener {
  /** `onPassedOn` is to be called when it is out of this process. */
  onSaid(data: Buffer, onPassedOn: () => void): void;
  /** It ends, or has ended. Once; before `onSaidLast` where that comes of it. */
  onGone(): void;
  onSaidLast(): void;
  onReport(report: TalkerReport): void;
}

/** One of two commands that talk, in the box of this runner. */
export class TalkingSide {
  readonly #runner: RunnerProcess;
  readonly #listener: Listener;
  readonly #input: Outflow;
  readonly #output: Inflow;
  #isGone = false;
  #hasSaidLast = false;
  #isOver = false;
  #wantedMs = 0;
  #asked: (() => void)[] = [];

  constructor(runner: RunnerProcess, listener: Listener) {
    this.#runner = runner;
    this.#listener = listener;
    this.#input = new Outflow((data) => runner.send(encodeInput(data)));
    this.#output = new Inflow((bytes) => runner.send(encodeRoom("stdout", bytes)));
  }

  /** Resolves when nothing of it is left. Rejects with SandboxError when the box failed. */
  async run(command: BoxCommand): Promise<TalkerReport> {
    const timer = setTimeout(() => this.#runner.kill(), command.limits.wallMs + ANSWER_GRACE_MS);
    try {
      return await new Promise((resolve, reject) => {
        this.#runner.listen((message) => {
          const report = this.#receive(message);
          if (report !== null) resolve(report);
        }, reject);
        this.#runner.send(encodeCommand("talk", command));
      });
    } finally {
      clearTimeout(timer);
      this.#isOver = true;
      this.#input.drop();
      for (const answer of this.#asked.splice(0)) answer();
    }
  }

  hear(data: Buffer, onSent: () => void): void {
    if (this.#isOver) onSent();
    else this.#input.write(data, onSent);
  }

  hearTheEnd(): void {
    this.hear(Buffer.alloc(0), () => this.#runner.send([["type", "close-input"]]));
  }

  /** How long it has had a processor or waited for one; as of its last answer when it has ended. */
  async wantedMs(): Promise<number> {
    if (!this.#isOver) {
      await new Promise<void>((resolve) => {
        this.#asked.push(resolve);
        this.#runner.send([["type", "usage"]]);
      });
    }
    return this.#wantedMs;
  }

  end(): void {
    if (!this.#isOver) this.#runner.send([["type", "cancel"]]);
  }

  /** The report, when it is that. */
  #receive(message: Message): TalkerReport | null {
    switch (message.text("type")) {
      case "started":
        return null;
      case "output":
        this.#say(message.bytes("data"));
        return null;
      case "output-end":
        if (message.text("goes-on") === "no") this.#goes();
        this.#saysLast();
        return null;
      case "taken":
        this.#input.addRoom(message.number("bytes"));
        return null;
      case "usage":
        this.#wantedMs = message.number("wanted-us") / 1000;
        this.#asked.shift()?.();
        return null;
    }
    const report = { ...decodeSessionEnd(message), stderr: message.bytes("stderr") };
    this.#isOver = true;
    this.#say(message.bytes("stdout"));
    this.#goes();
    this.#saysLast();
    this.#listener.onReport(report);
    return report;
  }

  #say(data: Buffer): void {
    if (data.length > 0) this.#listener.onSaid(data, () => this.#output.passedOn(data.length));
  }

  #goes(): void {
    if (!this.#isGone) this.#listener.onGone();
    this.#isGone = true;
  }

  #saysLast(): void {
    if (!this.#hasSaidLast) this.#listener.onSaidLast();
    this.#hasSaidLast = true;
  }
}
