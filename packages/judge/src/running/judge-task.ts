import type { AddedFiles } from "@verdict/contract/added-files";
import type { Checker, JudgeLimits, JudgeTest } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { Scoring } from "@verdict/contract/scoring";

/** A program, and what it may use. */
export interface ProgramTask {
  /**
   * Where they wait for a slot, runs go before submissions, and both before what builds tests and what a study runs:
   * one box at a time.
   */
  kind: "run" | "submit" | "build" | "study";
  /**
   * Whoever it is judged for, by a name that says nothing: users take turns at the slots. Absent: nobody in particular.
   */
  owner?: string | undefined;
  language: LanguageId;
  source: string;
  /** Beside the source, for programs of several files. */
  otherFiles?: readonly { name: string; content: string }[];
  limits: JudgeLimits;
  /**
   * `problem`: the time limit is the problem's, and slower languages get their multiple of it.
   * `program`: the limit was made for this very program and holds as it is.
   */
  limitsAreFor: "problem" | "program";
  /**
   * `even`: at a speed that does not change while it runs, however slow. `counted`: with its steps counted, by itself
   * or by its runtime, which its error output tells. Absent: as fast as the runtime can.
   */
  pace?: "even" | "counted" | undefined;
}

/** A program as its author has written it. */
export type ProgramSource = Pick<ProgramTask, "language" | "source" | "otherFiles">;

/** A program to be run, whose outputs nobody judges. */
export interface RunTask extends ProgramTask {
  /** Absolute. */
  inputPaths: readonly string[];
  /** Of all outputs together: a run that prints more than is left then counts as one that prints too much. */
  mostKeptBytes?: number;
}

/** A program to be judged, its test data as files of this machine. */
export interface JudgeTask extends ProgramTask {
  checker: Checker;
  tests: readonly TaskTest[];
  /** Gives the answers of tests that have none. */
  reference: { language: LanguageId; source: string } | null;
  /** Then every test has a path, groups end early, and the result has points. */
  scoring?: Scoring | undefined;
  /** Input validators of the problem: they look at tests that have no answer, before anything else runs on them. */
  validators?: readonly { language: LanguageId; source: string }[] | undefined;
  /** What the problem adds to the program, and to the reference. */
  addedFiles?: AddedFiles | null | undefined;
}

export interface TaskTest extends Pick<JudgeTest, "number" | "isVisible" | "shownBytes"> {
  /** Absolute paths. `answerPath` is null where the reference has to give the answer. */
  inputPath: string;
  answerPath: string | null;
  /** Where this test is compared in another way than the rest. */
  checker?: Checker;
  /** Its name in the package: `secret/group1/03`. */
  path?: string;
}
