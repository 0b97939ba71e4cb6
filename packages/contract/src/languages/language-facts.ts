import type { Diagnostic } from "../diagnostics.ts";

/**
 * How programs of a language run: as machine code, by an interpreter whose speed stays the same, or by a runtime that
 * gets faster while it runs.
 */
export type RunsAs = "machine code" | "interpreted" | "warming up";

/*
 * What compilers and dying programs write is made by strangers, and a judge and a web server read it beside everybody's
 * work. So no pattern of these files may look at the same letters again from each of many beginnings: `\s` after `^`
 * reaches over all following lines.
 */

/**
 * What every floor may know of a language, browsers included, beside what `language.ts` says of all. Its commands stand
 * in `judge/languages`.
 */
export interface LanguageFacts {
  /** As calls and rows name it. */
  id: string;
  /** The endings of its files, without the dot. */
  endings: readonly string[];
  /** What a solution is called where it becomes a file. */
  fileName: string;
  runsAs: RunsAs;
  /** What a program begins as where its problem has no starter code in this language: it reads the input. */
  starter: string;
  /** What a compiler has written, as complaints by line. Text of an unknown form gives none: it is shown anyway. */
  compilerMessages(output: string): Diagnostic[];
  /** The line at which a program died, where its error output says so. */
  traceOfDeath(errorOutput: string): Diagnostic[];
}
