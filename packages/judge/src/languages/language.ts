import type { Diagnostic } from "@verdict/contract/diagnostics";
import type { JudgeLimits } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { BoxCommand, BoxLimits, RunReport, Sandbox } from "@verdict/sandbox/sandbox";
import type { StepsWindow } from "./recorder.ts";

/** A language as data and commands: the pipeline knows no compiler by name. */
export interface Language {
  id: LanguageId;
  /** Compiler, version and flags: two sources compile the same way exactly when these are equal. */
  fingerprint: string;
  /** Programs get this multiple of a problem's time limit. */
  timeFactor: number;
  /** `owner`: who asks for it. It never changes the program. */
  buildPlan(source: string, owner?: string): BuildPlan;
  /**
   * The same program, which says at its end how many steps it took. Left out where its runtime counts them, or nothing
   * does.
   */
  countingPlan?(source: string): BuildPlan;
  /**
   * Of a program's further files those that the compiler is given; the rest only lie there. Null: none, as nothing is
   * compiled.
   */
  alsoCompiled: RegExp | null;
  /**
   * What stays of a further file once everything is built, for those that are read when the program runs. Left out: the
   * file itself where nothing is built, and nothing elsewhere.
   */
  keptOf?(name: string): readonly string[];
  runCommand(program: Program, limits: JudgeLimits): RunCommand;
  /**
   * The same for a program that ends soon: less is done to make it faster while it runs. Whatever does not end well
   * this way is run again. Left out where there is no quicker way.
   */
  briefRunCommand?(program: Program, limits: JudgeLimits): RunCommand;
  /**
   * The same by an interpreter alone: each step costs more, and as much at the end as at the start. Left out where
   * nothing gets faster while it runs.
   */
  evenRunCommand?(program: Program, limits: JudgeLimits): RunCommand;
  /** The same by a runtime that counts the program's steps. Left out where there is none. */
  countingRunCommand?(program: Program, limits: JudgeLimits): RunCommand;
  /** The language's own way of saying "out of memory", which looks like a crash from outside. */
  ranOutOfMemory(report: RunReport): boolean;
  /** The uncaught exception that ended the program, if its error output shows one. */
  uncaughtException(errorOutput: string): UncaughtException | null;
  /**
   * What a program has printed on its error output, without what its author cannot have written; left out where all of
   * it is theirs.
   */
  traceForPeople?(errorOutput: string): string;
  /**
   * Whether the program may read or write files: it finds none and keeps what it writes only in /tmp, where nobody
   * reads it. Some such programs fail without a word.
   */
  usesFiles?(source: string): boolean;
  /**
   * For languages without a build step: whether this failed run may have been a program that does not even parse.
   * The pipeline then runs `syntaxCheck` to know.
   */
  looksUnparsable?(report: RunReport): boolean;
  /** Left out where programs have no runtime that needs more than they do. */
  refusal?: RuntimeRefusal;
  syntaxCheck?: BuildStep;
  draft: DraftCompiling;
  /** Left out where programs cannot be recorded step by step. */
  recorder?: Recorder;
  /** Starts what stays running to make judging faster. Rejects when not even its folder can be made. */
  startWarm?(tools: WarmUpTools): Promise<WarmParts>;
}

/** How a draft is compiled: as any source, so that the program is the same, with a compiler that says more. */
export interface DraftCompiling {
  /**
   * Sooner than a build: tried in order until one succeeds, as with the steps of a build. Empty where the build is as
   * quick, or the only look there is.
   */
  look(source: string): readonly BuildStep[];
  buildPlan(source: string): BuildPlan;
  /** What a look or a build has said, as complaints by line; `text` is the tool's own, without paths of the machine. */
  diagnosticsIn(text: string): Diagnostic[];
}

export interface WarmUpTools {
  sandbox: Pick<Sandbox, "open" | "prepare" | "run">;
  newFolder(purpose: string): Promise<string>;
  /** What takes much memory rests after so long without use, and until it is used; left out: never. */
  restsAfterMs: number | undefined;
  /** Whether anybody is being judged at this moment. */
  isAtWork(): boolean;
  /** Something that only makes the judge slower. */
  onWarning(error: unknown): void;
}

/**
 * How a runtime or a compiler says that the machine refused it memory or a thread, and how to see whether that is so.
 */
export interface RuntimeRefusal {
  /** For people: `the JVM`. */
  runtime: string;
  /**
   * Whether the report says so. A program may print the same, and a source have it printed
   * (running/run-unless-refused.ts).
   */
  isSaidBy(report: RunReport): boolean;
  /**
   * Starts the same tool with the flags that matter, nothing of the user's, and all the memory that a heap of its own
   * may have.
   */
  control(command: readonly string[]): readonly string[];
}

/** What of a language stays running. */
export interface WarmParts {
  /** Asked before the build steps, for programs of one file; null where there is none. */
  quickCompiler: QuickCompiler | null;
  /** The same for drafts, by a process of its own: what a draft does to it delays nobody. Null until it may be used. */
  draftCompiler?: QuickCompiler;
  /** Resolves when it is as fast as it gets, or has given up. */
  ready: Promise<void>;
  stop(): void;
}

/**
 * Compiles one source into the folder, or says that the ordinary steps have to: `too-much` where this very source took
 * too long or ended the compiler. One whose signal aborts before its turn is not begun, and one whose signal aborts
 * meanwhile leaves nothing in the folder: both are `unavailable`.
 */
export type QuickCompiler = (source: SourceFile, folder: string, signal?: AbortSignal) => Promise<QuickBuild>;
export type QuickBuild =
  | { kind: "compiled"; messages: Buffer }
  | { kind: "refused"; messages: Buffer }
  | { kind: "unavailable" }
  | { kind: "too-much" };

export interface UncaughtException {
  /** The type alone: it holds no test data, so it may be shown for hidden tests. */
  name: string;
  /** The whole line with its message, for visible tests. */
  line: string;
}

export interface SourceFile {
  name: string;
  content: string;
}

export interface BuildStep {
  command: readonly string[];
  /** Arguments that stand behind all of the command's, whatever is added to that: a linker reads them in order. */
  libraries?: readonly string[];
  environment: Readonly<Record<string, string>>;
  needsProc: boolean;
  limits: BoxLimits;
  /** Tried only after errors for which this holds, of the first step and of the latest; left out, after any. */
  onlyAfter?(first: string, latest: string): boolean;
  /** The tool's messages in an order for people. */
  forPeople?(messages: string): string;
  /** How the tool says that the machine refused it memory or a process. */
  refusal: RuntimeRefusal;
}

export interface BuildPlan {
  files: readonly SourceFile[];
  /** Tried in order until one succeeds; the errors shown are the first one's. Empty where nothing is compiled. */
  steps: readonly BuildStep[];
  /** Relative names that stay as the program; everything else of the build folder is removed. */
  keep: readonly string[];
  /** What the run command needs to know, such as the name of the main class. Null: the build left no program. */
  entryOf(folder: string): Promise<string | null>;
}

/** A compiled program: a folder that a box sees read-only as /box. */
export interface Program {
  folder: string;
  entry: string;
}

/** Everything of a run that the language decides; the test adds its input and the box its folder. */
export type RunCommand = Pick<
  BoxCommand,
  "command" | "environment" | "profile" | "root" | "needsProc" | "fromZygote" | "isInterpreted"
> & {
  /** What the box may use: the problem's memory limit and what the language's own runtime needs beside it. */
  memoryBytes: number;
  /** A program that ends by itself has used too much when it used more than this. */
  allowedBytes: number;
  stackBytes: BoxLimits["stackBytes"];
  /** Processes and threads together. */
  processes: number;
  counting?: StepCounting;
};

/** How a runtime tells the steps that it has counted. */
export interface StepCounting {
  /** So much of the error output is kept. */
  errorOutputBytes: number;
  /** Null where the runtime did not come to its end. What the program prints itself may make it any number. */
  stepsIn(errorOutput: string): number | null;
}

/** How programs of a language are recorded; what a recorder writes is said in recorder.ts. */
export interface Recorder {
  /** What records: two sources are recorded in the same way when this and the language's fingerprint are equal. */
  fingerprint: string;
  /**
   * Files and steps as for any program; null where the program is recorded as it is judged, and only started in another
   * way. A source that cannot become a program which records itself throws UnrecordableError, here or in the `entryOf`
   * of its plan, which may also add files to the folder (they have to be in `keep`).
   */
  buildPlan(source: string, window: StepsWindow): BuildPlan | null;
  /**
   * Whether the plan holds the window. A copy of a zygote has no arguments and no environment of its own, so there the
   * window is a file of the program; what has to be compiled is compiled once, and gets it from the command.
   */
  hasWindowInPlan: boolean;
  /**
   * Whether the program that records itself is compiled in another way than the one that is judged, so that one which
   * reads what it never set may do something else.
   */
  isCompiledOtherwise: boolean;
  /** `limits` are those of the recording; what the recorder itself needs in memory comes on top. */
  runCommand(program: Program, limits: JudgeLimits, window: StepsWindow): RunCommand;
}
