import type { RunCommand } from "../languages/language.ts";

/**
 * The way to run a program that is the quickest where it ends soon (`Language.briefRunCommand`). Whether it does shows
 * on its tests: where it did not on one input, no larger one is tried this way.
 */
export class BriefWay {
  readonly command: RunCommand;
  #tooLargeBytes = Number.POSITIVE_INFINITY;

  constructor(command: RunCommand) {
    this.command = command;
  }

  mayTake(inputBytes: number): boolean {
    return inputBytes < this.#tooLargeBytes;
  }

  tookTooLong(inputBytes: number): void {
    this.#tooLargeBytes = Math.min(this.#tooLargeBytes, inputBytes);
  }
}

/**
 * What such a run may take of the processor: so much is lost where a program takes longer, once or twice for all of its
 * tests.
 */
export const BRIEF_MS = 400;
/** Where a program may take hardly longer than that, there is nothing to gain. */
export const LEAST_LIMIT_MS = 2 * BRIEF_MS;
