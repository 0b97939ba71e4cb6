/*
 * How programs are recorded (Recorder of language.ts): built so that they say on their standard output, step by step,
 * what they do (contract/trace.ts), and run in a box like all others. Whatever records lives in the stranger's own
 * process, so nothing that it says is believed: steps/read-trace.ts takes what has a known form, and everything else is
 * the judge's own knowledge: the language, how the program ended, that a window is full.
 *
 * What a recorder writes, each record a line and no longer than TRACE_RECORD_MOST_LENGTH:
 * - `skipped` first, with the steps that it passed over (0 as well) and how much the program had printed until then;
 *   while it passes over many, now and then, so that their number is known when a limit ends the program. The last one
 *   counts.
 * - Then all that holds at this moment: a `push` for each frame from the lowest on, with its variables, the global ones
 *   and the objects behind references.
 * - Then for each step what has changed since the last one, as whole values: the judge makes `p` and `tail` of them. A
 *   recorder may write those itself where it knows them.
 * - What the program prints as `out` and `err`, in the order in which it happens; the real streams get none of it.
 * - After `most` steps, or at RECORDED_BYTES, `end` with `steps` or `size`, and the process ends at once, with 0. When
 *   the program ends, `end` with `exit` or `crash`, and the process ends as the program would have by itself, its last
 *   words on the real standard error, so that the reason is the ordinary one.
 * - The window does not begin before the program's end: only `skipped`, then `crash` where it crashed, and `end`.
 */

/**
 * Which steps are recorded: from step number `skip` on, 0 is the first; where `line` is not null, from the first step
 * on that line that is not before it. At most so many.
 */
export interface StepsWindow {
  skip: number;
  line: number | null;
  most: number;
}

/** The message is a sentence for the program's author. */
export class UnrecordableError extends Error {
  override name = "UnrecordableError";
}

/** All that a recorder may write; where it knows that the next step would be too much, it ends the window there. */
export const RECORDED_BYTES = 20 * 1024 * 1024;
