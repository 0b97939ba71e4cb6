import { Worker } from "node:worker_threads";
import { READY } from "./answer-questions.ts";

/*
 * Work on what strangers wrote may take for ever, overflow the stack or eat the memory. In a thread of its own it stops
 * nothing else, and the thread can be killed.
 */

/** The thread's start says nothing about the question: 0.3 s, on an overloaded machine several. */
const START_PATIENCE_MS = 30_000;
/** A thread holds 25 MB and more, and most sites need theirs a few times a day. */
const IDLE_MS = 5 * 60_000;

export interface ThreadOptions {
  /** A module that calls `answerQuestions`. Node strips its types as it does everywhere. */
  module: URL;
  /** For one answer, once the thread is there. */
  patienceMs: number;
  startPatienceMs?: number;
  memoryMegabytes: number;
  /** So long after an answer, without another question, it ends. */
  idleMs?: number;
}

type Patience = Partial<Pick<ThreadOptions, "patienceMs" | "startPatienceMs">>;

/** "died" with what ended the thread: what the work threw, ERR_WORKER_OUT_OF_MEMORY, an exit. */
export type Outcome<Answer> =
  | { kind: "answered"; answer: Answer }
  | { kind: "not-started" }
  | { kind: "too-late" }
  | { kind: "died"; error: Error };

/**
 * Answers one question after the other. The thread starts with the first one, stays for the next ones, ends when none
 * comes for some minutes, is replaced after it was killed or died, and keeps no process alive.
 */
export class AnsweringThread<Question, Answer> {
  readonly #options: ThreadOptions;
  #worker: Worker | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** Waits for the questions before it; only then its own patience begins: another than the options have, where it is said. */
  ask(question: Question, patience: Patience = {}): Promise<Outcome<Answer>> {
    const outcome = this.#turn.then(() => this.#answer(question, patience));
    this.#turn = outcome.catch(() => undefined);
    return outcome;
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #answer(question: Question, patience: Patience): Promise<Outcome<Answer>> {
    clearTimeout(this.#idle);
    const isWarm = this.#worker !== null;
    const worker = this.#worker ?? this.#start();
    worker.ref();
    const outcome = await this.#converse(worker, { question, patience: { ...this.#options, ...patience }, isWarm });
    if (outcome.kind !== "answered") {
      await this.stop();
      return outcome;
    }
    worker.unref();
    this.#idle = setTimeout(() => void this.stop(), this.#options.idleMs ?? IDLE_MS).unref();
    return outcome;
  }

  #start(): Worker {
    const { module, memoryMegabytes } = this.#options;
    const worker = new Worker(module, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
      // A parser's warnings about a strange text or file belong in no log.
      stdout: true,
      stderr: true,
    });
    // One that ends between two questions is replaced at the next.
    const forget = () => {
      if (this.#worker === worker) this.#worker = null;
    };
    worker.on("error", forget);
    worker.on("exit", forget);
    this.#worker = worker;
    return worker;
  }

  async #converse(
    worker: Worker,
    { question, patience, isWarm }: { question: Question; patience: ThreadOptions; isWarm: boolean },
  ): Promise<Outcome<Answer>> {
    const { patienceMs, startPatienceMs = START_PATIENCE_MS } = patience;
    const { promise, resolve } = Promise.withResolvers<Outcome<Answer>>();
    const begin = () => {
      worker.postMessage(question);
      return setTimeout(() => resolve({ kind: "too-late" }), patienceMs);
    };
    let timer = isWarm ? begin() : setTimeout(() => resolve({ kind: "not-started" }), startPatienceMs);
    const onMessage = (message: typeof READY | { answer: Answer }) => {
      if (message !== READY) return resolve({ kind: "answered", answer: message.answer });
      clearTimeout(timer);
      timer = begin();
    };
    const onError = (error: Error) => resolve({ kind: "died", error });
    const onExit = (code: number) => resolve({ kind: "died", error: new Error(`The thread ended with code ${code}`) });
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
    }
  }
}
