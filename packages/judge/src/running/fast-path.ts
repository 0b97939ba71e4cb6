import type { RunCommand } from "../languages/language.ts";

/**
 * The quickest command for a program that ends soon (`Language.briefRunCommand`). Whether it does shows
 * on its tests: where it did not on one input, no larger one is tried this way.
 */
export class FastPath {
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
export const FAST_PATH_MS = 400;
/** Where a program may take hardly longer than that, there is nothing to gain. */
export const LEAST_LIMIT_MS = 2 * FAST_PATH_MS;
