import type { AppContext } from "../../platform/context.ts";
import { AnsweringThread, type Outcome } from "../../platform/threads/answering-thread.ts";
import type { Pieces } from "./assemble-programs.ts";
import type { Program } from "./candidate-programs.ts";

/** Ordinary code takes a millisecond or two. */
const PATIENCE_MS = 2_000;
const MEMORY_MEGABYTES = 128;

/** Puts programs together in a thread of its own: a user's code and a model's answer are texts of strangers. */
export interface Assembler {
  /** Null where nobody knows what a user could make of the pieces. */
  assemble: (pieces: Pieces) => Promise<readonly Program[] | null>;
  stop: () => Promise<void>;
}

/** A thread starts with the first question, and keeps no process alive. */
export function createAssembler({ log }: Pick<AppContext, "log">): Assembler {
  const thread = new AnsweringThread<Pieces, readonly Program[]>({
    module: new URL("./assemble-worker.ts", import.meta.url),
    patienceMs: PATIENCE_MS,
    memoryMegabytes: MEMORY_MEGABYTES,
  });
  return {
    async assemble(pieces) {
      const outcome = await thread.ask(pieces);
      if (outcome.kind === "answered") return outcome.answer;
      log.warn({ err: errorOf(outcome) }, "Code of the AI helper could not be put together, and was not shown");
      return null;
    },
    stop: () => thread.stop(),
  };
}

function errorOf(outcome: Exclude<Outcome<unknown>, { kind: "answered" }>): Error {
  return outcome.kind === "died" ? outcome.error : new Error(`The thread has not answered: ${outcome.kind}`);
}
