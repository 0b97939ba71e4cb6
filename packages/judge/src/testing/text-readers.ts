import type { OutputChecker } from "@verdict/contract/judging";
import { TOKEN_CHECKER } from "@verdict/contract/judging";
import { parseErrorOutput } from "@verdict/contract/read-diagnostics";
import { STEPS_IN_WINDOW } from "@verdict/contract/trace";
import type { BoxEnd, RunReport } from "@verdict/sandbox/sandbox";
import { endOf } from "../checking/input-validator.ts";
import { exitCodesIn } from "../checking/validate-outputs.ts";
import { ACCEPTS, checkedBy } from "../checking/validator.ts";
import { codeOnly } from "../languages/code-only.ts";
import { stepsIn } from "../languages/cpp-steps.ts";
import { summarizeClass } from "../languages/java-class-file.ts";
import { JAVA_STEPS } from "../languages/java-steps.ts";
import type { Language } from "../languages/language.ts";
import { isForShell } from "../languages/shell-javascript.ts";
import { bracesIn } from "../languages/warm-java-compiler.ts";
import { endsIn } from "../package-programs/run-in-batch.ts";
import { compareOutput } from "../running/compare-output.ts";
import { tidyCompilerOutput } from "../running/compiler-output.ts";
import { describeCheck } from "../running/output-check.ts";
import { shown } from "../running/run-program.ts";
import { outcomeOfRun } from "../running/verdict.ts";
import { readRecorded } from "../steps/read-trace.ts";

/** Something of the judge that reads what a stranger's program printed or what a stranger wrote. */
export interface TextReader {
  name: string;
  /** The files, below src/, whose words an attacker would use. */
  files: readonly string[];
  read(text: Buffer): unknown;
}

type Reading = (language: Language) => TextReader["read"];
type FunctionsOf<T> = {
  [Key in keyof T]-?: NonNullable<T[Key]> extends (...input: never[]) => unknown ? Key : never;
}[keyof T];

const CRASH: BoxEnd = { kind: "signaled", signal: "SIGABRT" };
const FAILURE: BoxEnd = { kind: "exited", code: 1 };
const reportOf = (end: BoxEnd, printed: { stdout?: Buffer; stderr?: Buffer }): RunReport => ({
  end,
  cpuMs: 1,
  wallMs: 1,
  waitedForProcessorMs: null,
  instructions: null,
  memoryBytes: 1,
  stdout: new Uint8Array(),
  stderr: new Uint8Array(),
  ...printed,
});
const LIMITS = {
  timeMs: 1000,
  outputBytes: 1e9,
  memoryBytes: 1e9,
  allowedBytes: 1e9,
  stackBytes: 1e9,
  isTimeOfLanguage: false,
};

/** A new function of a language does not compile until it stands here; null: it reads nothing of a stranger's. */
const OF_LANGUAGE: Record<FunctionsOf<Language>, Reading | null> = {
  buildPlan: (language) => (text) => language.buildPlan(text.toString("latin1")),
  countingPlan: (language) => (text) => language.countingPlan?.(text.toString("latin1")),
  ranOutOfMemory: (language) => (text) => language.ranOutOfMemory(reportOf(CRASH, { stderr: text })),
  uncaughtException: (language) => (text) => outcomeOfRun(reportOf(FAILURE, { stderr: text }), LIMITS, language),
  traceForPeople: (language) => (text) => language.traceForPeople?.(shown(text)),
  looksUnparsable: (language) => (text) => language.looksUnparsable?.(reportOf(FAILURE, { stderr: text })),
  usesFiles: (language) => (text) => language.usesFiles?.(text.toString("latin1")),
  keptOf: null,
  runCommand: null,
  briefRunCommand: null,
  evenRunCommand: null,
  countingRunCommand: null,
  startWarm: null,
};

export function textReaders(languages: readonly Language[]): TextReader[] {
  return [
    ...languages.flatMap(readersOfLanguage),
    ...readersOfSteps(languages),
    ...readersOfDrafts(languages),
    COUNTED_STEPS,
    STEPS_OF_JAVA,
    ...COMMON,
  ];
}

function readersOfLanguage(language: Language): TextReader[] {
  const files = [...filesOf(language), "languages/refused-by-machine.ts", "running/verdict.ts"];
  const refusal: TextReader = {
    name: `${language.id} refusal`,
    files,
    read: (text) => language.refusal?.isSaidBy(reportOf(FAILURE, { stdout: text, stderr: text })),
  };
  const others = Object.entries(OF_LANGUAGE).flatMap(([name, reading]) =>
    reading === null ? [] : [{ name: `${language.id} ${name}`, files, read: reading(language) }],
  );
  return [refusal, ...others];
}

const FILES_OF: Readonly<Record<string, readonly string[]>> = {
  cpp: ["languages/cpp.ts", "languages/cpp-standards.ts", "languages/cpp-messages.ts", "languages/pragma-headers.ts"],
  java: ["languages/java.ts", "languages/java-source.ts", "languages/java-build.ts", "languages/java-trace.ts"],
  javascript: ["languages/javascript.ts", "languages/shell-javascript.ts", "languages/javascript-trace.ts"],
};

function filesOf({ id }: Language): readonly string[] {
  return FILES_OF[id] ?? [`languages/further/${id}.ts`, "languages/defined-language.ts", "languages/uncaught-lines.ts"];
}

function readersOfSteps(languages: readonly Language[]): TextReader[] {
  return languages.flatMap((language) => {
    const { syntaxCheck } = language;
    const steps = [...language.buildPlan("").steps, ...(syntaxCheck === undefined ? [] : [syntaxCheck])];
    return steps.map((step, index) => ({
      name: `${language.id} step ${index + 1}`,
      files: [...filesOf(language), "languages/refused-by-machine.ts"],
      read: (text: Buffer) => [
        step.refusal.isSaidBy(reportOf(FAILURE, { stdout: text, stderr: text })),
        // A step hears of the errors what people see of them.
        step.onlyAfter?.(tidyCompilerOutput(text), tidyCompilerOutput(text)),
        step.forPeople?.(tidyCompilerOutput(text)),
      ],
    }));
  });
}

function readersOfDrafts(languages: readonly Language[]): TextReader[] {
  return languages.map((language) => ({
    name: `${language.id} diagnostics`,
    files: ["languages/cpp-diagnostics.ts", "languages/javascript-look.ts", "running/prepare-draft.ts"],
    // The words around it keep what is made of white space alone from being trimmed away.
    read: (text) => [
      language.draft.diagnosticsIn(tidyCompilerOutput(AROUND, text.subarray(0, COMPILERS_BYTES), AROUND)),
      parseErrorOutput(language.id, shown(Buffer.concat([Buffer.from(TRACES[language.id] ?? ""), text]))),
    ],
  }));
}

const COUNTED_STEPS: TextReader = {
  name: "counted steps",
  files: ["languages/cpp-steps.ts"],
  read: (text) => [stepsIn(shown(text)), stepsIn(`${text.toString("latin1").replace(/\D/g, "1")}\n`)],
};

const STEPS_OF_JAVA: TextReader = {
  name: "counted steps of Java",
  files: ["languages/java-steps.ts"],
  read: (text) => JAVA_STEPS.stepsIn(`${text.toString("latin1")}\nTotal MDO size: 1 bytes\n`),
};

const AROUND = Buffer.from("around");
/** Nearly all that is read of a compiler's words. */
const COMPILERS_BYTES = 60 * 1024;
/** So that what follows is looked through for a frame of the program's own. */
const TRACES: Readonly<Record<string, string>> = {
  cpp: "",
  java: 'Exception in thread "main" java.lang.Error\n',
  javascript: "Error: x\n",
};

const CHECKERS: Exclude<OutputChecker, { kind: "validator" }>[] = [
  { kind: "exact" },
  { ...TOKEN_CHECKER, kind: "tokens", ignoreCase: true, ignoreSpace: false },
  { kind: "float", absolute: 1e-6, relative: 1e-6, ignoreCase: true, ignoreSpace: true },
];
const CLASS_BEGINS = Buffer.from("cafebabe00000041", "hex");

/** As one that the compiler made of a source: the beginning is right, and the rest is anything. */
function readAsClass(text: Buffer): unknown {
  try {
    return summarizeClass(Buffer.concat([CLASS_BEGINS, text]));
  } catch {
    return null;
  }
}

const COMMON: TextReader[] = [
  { name: "compiler output", files: ["running/compiler-output.ts"], read: (text) => tidyCompilerOutput(text) },
  { name: "output for people", files: ["running/run-program.ts"], read: (text) => shown(text) },
  { name: "bare shell", files: ["languages/shell-javascript.ts"], read: (text) => isForShell(text.toString("latin1")) },
  ...CHECKERS.map((checker) => ({
    name: `${checker.kind} checker`,
    files: ["running/compare-output.ts"],
    // The same but for the last byte: nothing can be decided before the end.
    read: (text: Buffer) => compareOutput(checker, Buffer.concat([text.subarray(0, -1), Buffer.from("x")]), text),
  })),
  {
    name: "output validator",
    files: ["checking/validator.ts", "running/run-program.ts"],
    read: (text) => [
      checkedBy(reportOf({ kind: "exited", code: ACCEPTS }, { stdout: text }), ""),
      checkedBy(reportOf(CRASH, { stderr: text }), ""),
    ],
  },
  {
    name: "output validators in one box",
    files: ["checking/validate-outputs.ts"],
    read: (text) => exitCodesIn(text),
  },
  {
    name: "input validator",
    files: ["checking/input-validator.ts", "building/validate-inputs.ts"],
    read: (text) => endOf(reportOf(FAILURE, { stdout: text, stderr: text })),
  },
  {
    name: "the trace of a program",
    files: ["steps/read-trace.ts"],
    // As long as it is no megabyte, all of it is read before anybody else has a turn.
    read: (text) => readRecorded(text, { steps: STEPS_IN_WINDOW }),
  },
  { name: "runs in a batch", files: ["package-programs/run-in-batch.ts"], read: (text) => endsIn(text, 1) },
  {
    name: "code without comments",
    files: ["languages/code-only.ts"],
    read: (text) => codeOnly(text.toString("latin1")),
  },
  {
    name: "braces of a Java source",
    files: ["languages/warm-java-compiler.ts"],
    read: (text) => bracesIn(text.toString("latin1")),
  },
  { name: "class file", files: ["languages/java-class-file.ts"], read: readAsClass },
  {
    name: "text of a wrong answer",
    files: ["running/output-check.ts"],
    read: (text) =>
      describeCheck(
        { kind: "compared", passed: false, detail: shown(text), expected: shown(text) },
        { isVisible: true },
        null,
      ),
  },
];
