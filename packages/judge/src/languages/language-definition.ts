import type { LanguageFacts } from "@verdict/contract/language-facts";
import type { BoxCommand, Tool } from "@verdict/sandbox/sandbox";
import type { Language, Recorder, RuntimeRefusal, UncaughtException } from "./language.ts";

/**
 * A language that is one command to build and one to run, or only the latter: everything that the judge has to know of
 * it. What it needs beyond that is code: see the core languages.
 */
export interface LanguageDefinition {
  facts: LanguageFacts;
  /** Where its compiler or interpreter lies, as absolute paths; the first that exists. */
  programs: readonly string[];
  /** Further files and folders without which it does not work. */
  needs?: readonly string[];
  /** Whether it is the judge's JDK that runs it. */
  needsJdk?: true;
  /** What installs it: `apt-get install python3`. */
  install: string;
  /** For the page of languages, where the commands are too long to be read. */
  inWords?: { build: string; run: string };
  /** Folders that boxes see besides, with their places in a box. */
  tools?: readonly Tool[];
  /**
   * A folder of symbolic links by name, made on this machine, for tools that want in one folder what lies in several.
   */
  links?: { boxPath: string; targets: Readonly<Record<string, string>> };
  /** What the program is started with to say its version; it has to work without any source. */
  versionArguments: readonly string[];
  /** What the source is called. */
  sourceName: string;
  /** Of a program's further files those that the compiler is given; left out where it is given the source alone. */
  alsoCompiled?: RegExp;
  /** Null: nothing is compiled, and the source is what runs. */
  build: BuildCommand | null;
  run: RunningCommand;
  /** Left out where programs have no runtime that needs more than they do. */
  refusal?: RuntimeRefusal;
  /** Words on the error output of a program that its runtime refused memory. */
  wordsOfFullMemory?: readonly string[];
  /** What ended a program, from the lines of its error output. */
  uncaught?(lines: readonly string[]): UncaughtException | null;
  /** Where nothing is built: how a program that does not even parse ends, and what says so without running it. */
  unparsable?: { words: readonly string[]; check: BuildCommand };
  /** Left out where programs cannot be recorded step by step. */
  recorder?(runCommand: Language["runCommand"]): Recorder;
  /** Words by which a program may open files, which it has none of. */
  wordsOfFiles?: readonly string[];
}

/** What a command is made of. */
export interface CommandParts {
  /** The one of `programs` that was found. */
  program: string;
}

interface RunParts extends CommandParts {
  /** The problem's limit. */
  memoryMib: number;
  stackKib: number;
}

export interface BuildCommand {
  /** Runs in the folder of the source. */
  command(parts: CommandParts): readonly string[];
  environment?(parts: CommandParts): Readonly<Record<string, string>>;
  needsProc?: boolean;
  /** 1024 by default. */
  memoryMib?: number;
  /** Processes and threads together; 32 by default. */
  processes?: number;
  /** The file or folder that it makes, `main` by default. */
  makes?: string;
  /** How it says that the machine refused it memory or a thread; by default with the C library's words. */
  refusal?: RuntimeRefusal;
}

interface RunningCommand {
  command(parts: RunParts): readonly string[];
  environment?(parts: RunParts): Readonly<Record<string, string>>;
  profile: Exclude<BoxCommand["profile"], "build">;
  root: BoxCommand["root"];
  needsProc?: boolean;
  /** Whose zygote it can be a copy of: it is a Python 3 that can load a library (`buildPythonZygote`). */
  zygote?: "python";
  /** What its runtime has beside the program: an empty program uses it, so everybody may. */
  runtimeMib: number;
  /** How far a run may go beyond that before its box ends it. */
  marginMib?: number;
  /** Of the memory limit, by default all of it. */
  stackMib?: number;
  processes?: number;
}
