import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { FURTHER_DEFINITIONS } from "./languages/further/further-definitions.ts";
import { sharedDataDir } from "./testing/data-dir.ts";
import { type TextReader, textReaders } from "./testing/text-readers.ts";
import { findToolchains } from "./toolchains.ts";

/*
 * Whatever the judge reads of a stranger's takes time in the length of the text, however the text was made: one program
 * that is slow to read would hold up the judging of all others.
 */

const SOURCES = import.meta.dirname;
/** Who tries a text again and again needs seconds for a quarter of a megabyte already. */
const BYTES = (inject("isThorough") ? 1024 : 256) * 1024;
const MOST_TIMES_PLAIN = 3;
/**
 * Below this nothing is slow, and the collector of the runtime is what one would measure: reading a megabyte once takes
 * up to 46 ms on a busy machine (2026-11-23), and who reads it again and again needs seconds.
 */
const UNMEASURABLE_MS = 100;
/**
 * A reader that tries a text from each of its places needs, for an eighth of it, a 64th of the time: who is quicker
 * than that with the eighth is not slow with the whole, which then need not be read.
 */
const SHORTER = 8;
const PLAIN = "a line of 40 ordinary characters, or so\n";

let readers: readonly TextReader[];
beforeAll(async () => {
  // What reads a language's texts is tried where its compiler is not installed, too.
  const definitions = FURTHER_DEFINITIONS.map((each) => ({ ...each, programs: ["/bin/sh"], needs: [] }));
  const folder = path.join(sharedDataDir(), "judge");
  const { languages, made } = await findToolchains(folder, process.env["JAVA_HOME"], undefined, undefined, definitions);
  await made;
  readers = textReaders(languages);
});

test("no reader needs more than three times the CPU for text made to be slow", () => {
  const slow = readers.flatMap((reader) => slowTextsOf(reader).map((text) => `${reader.name}: ${text}`));
  expect(slow).toEqual([]);
});

test("a reader that tries the same text again and again is noticed", () => {
  const pattern = /^.*: Assertion `.*' failed\.$/m;
  const reader: TextReader = {
    name: "as it was before 2026-11-22",
    files: ["languages/cpp.ts"],
    read: (text) => pattern.test(text.toString("latin1", 0, 64 * 1024)),
  };
  expect(hurtfulTexts(reader).some((text) => isSlowAt(reader, text))).toBe(true);
});

describe("every file with a pattern in it", () => {
  /** What has a pattern and meets only texts of ours, of the operator or of the database. */
  const MEETS_NO_STRANGER: Readonly<Record<string, string>> = {
    "judge-environment.ts": "the operator's settings",
    "worker/config.ts": "the operator's settings",
    "languages/find-cpp-compiler.ts": "what g++ says of itself",
    "languages/find-jdk.ts": "a file of the JDK",
    "languages/cpp-recorder/cpp-recorder.ts": "what g++ says of itself; of a source each line once",
    "languages/cpp-recorder/container-layouts.ts": "read in a thread that is ended when it takes long",
    "languages/cpp-recorder/plan-room.ts": "read in a thread that is ended when it takes long",
    "languages/cpp-recorder/program-facts.ts": "read in a thread that is ended when it takes long",
    "languages/cpp-recorder/type-shapes.ts": "read in a thread that is ended when it takes long",
    "languages/cpp-recorder/value-types.ts": "read in a thread that is ended when it takes long",
    "languages/cpp-recorder/write-plan.ts": "read in a thread that is ended when it takes long",
    "languages/precompiled-header.ts": "names of our own folders",
    "languages/validator-languages.ts": "names of files",
    "languages/several-files.ts": "names of files",
    "running/judge-folders.ts": "names of our own folders",
    "worker/test-data-cache.ts": "names of our own files",
    "worker/queue-door.ts": "strings on their way to the database, one character at a time",
    "building/compare-on-small-cases.ts": "names of files",
    "building/testing/doubling-package.ts": "a package of our own",
    "cli/verify-problem.ts": "names of tests",
    "cli/verify-mutants.ts": "the references of a package, by whoever runs the command",
    "cli/findings-of-package.ts": "what a package of whoever runs the command holds",
    "studies/shared/input-shape.ts": "inputs that a problem's own generators have made, and what was left of them",
    "studies/shared/scaled-commands.ts": "the commands of a package",
    "studies/shared/testing/sum-task.ts": "a problem of our own",
    "studies/growth/size-families.ts": "the commands of a package",
    "worker/zygote-terms.ts": "our own command lines",
    "cli/print-steps.ts": "the arguments of whoever runs the command, and steps of their own program",
    "cli/batch-row.ts": "the rows of whoever runs the command",
    "steps/record-window.ts": "hands the trace on to read-trace.ts",
    "cli/lines-of.ts": "the rows of whoever runs the command",
  };
  const withPatterns = readdirSync(SOURCES, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("test"))
    .filter((file) => holdsPattern(readFileSync(path.join(SOURCES, file), "utf8")));

  test.each(withPatterns)("%s has a reader that is tried, or meets no stranger's text", (file) => {
    expect(isTried(file) || file in MEETS_NO_STRANGER).toBe(true);
  });
});

describe("every file that handles what was printed", () => {
  /** What hands it on as it is, or has it from a reader that has cut it. */
  const HANDS_ON: Readonly<Record<string, string>> = {
    "checking/own-input.ts": "hands on the first line of what the problem's own validator says, cut",
    "worker/print-for-job.ts": "stores what was printed, and cuts a line of 200 characters out of it",
    "checking/prepare-check.ts": "writes a reference's output into a file",
    "checking/print-in-pass.ts": "hands an output on, cut where it is shown",
    "checking/talk-in-pass.ts": "hands on what was said, which the sandbox has cut",
    "checking/talk.ts": "gives the ends to the languages' readers, which are tried",
    "running/patience.ts": "types alone",
    "running/compile.ts": "searches the compiler's output after it was cut",
    "languages/language.ts": "types alone",
    "languages/compile-cpp.ts": "has messages put into an order by what is tried",
    "languages/cpp-recorder/plan-of-program.ts": "hands on what a thread has read",
    "languages/cpp-recorder/elf-file.ts": "read in a thread that is ended when it takes long",
    "running/run-on-inputs.ts": "hands outputs on; what it says of a failure is read in run-program.ts",
    "running/run-packaged.ts": "hands outputs on; of a failure it says what ended it, cut",
    "languages/run-compiler.ts": "what compilers say of sources of our own",
    "languages/printed-text.ts": "all readers of the languages begin with it",
    "languages/warm-java-jvm.ts": "hands the messages on; its byte reader has a test of its own",
    "languages/write-java-classes.ts": "hands the messages on; the names of classes are measured, not read",
    "languages/find-cpp-compiler.ts": "what g++ says of itself",
    "languages/ask-version.ts": "what an installed compiler says of itself, cut",
    "steps/record-window.ts": "hands the trace on to read-trace.ts",
    "cli/print-steps.ts": "prints steps of the program of whoever runs the command",
    "cli/lines-of.ts": "the rows of whoever runs the command",
    "cli/verify-solutions.ts": "messages of our own",
    "studies/growth/timed-program.ts": "hands it to what reads a count out of it",
    "studies/smallest/find-smallest.ts": "hands on what the judge has cut",
    "studies/shared/study-tools.ts": "gives outputs to the comparison, which is tried",
  };
  const handling = readdirSync(SOURCES, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("test"))
    .filter((file) => handlesPrinted(readFileSync(path.join(SOURCES, file), "utf8")));

  test.each(handling)("%s has a reader that is tried, or hands it on", (file) => {
    expect(isTried(file) || file in HANDS_ON).toBe(true);
  });

  test("no reason stands there for a file that needs none", () => {
    expect(Object.keys(HANDS_ON).filter((file) => !handling.includes(file) || isTried(file))).toEqual([]);
  });
});

function isTried(file: string): boolean {
  return readers.some(({ files }) => files.includes(file));
}

function handlesPrinted(source: string): boolean {
  const code = source.replaceAll(/^\s*(?:\*|\/\*|\/\/).*$/gm, "");
  return /\b(?:stdout|stderr|TextDecoder|errorOutput|messages)\b|toString\("(?:latin1|utf8)"/.test(code);
}

function holdsPattern(source: string): boolean {
  const code = source.replaceAll(/^\s*(?:\*|\/\*|\/\/).*$/gm, "");
  return /new RegExp|(?:^|[=(,:[!&|?{};]|return)\s*\/(?![/*\s])[^\n]+\/[a-z]*[.,;)\]\s]/m.test(code);
}

/** The beginnings of those texts that the reader is slow at. */
function slowTextsOf(reader: TextReader): string[] {
  return hurtfulTexts(reader).filter((text) => isSlowAt(reader, text));
}

function isSlowAt(reader: TextReader, text: string): boolean {
  const begun = filledWith(text, BYTES / SHORTER);
  if ([1, 2].some(() => cpuMsOf(reader, begun) * SHORTER ** 2 < UNMEASURABLE_MS)) return false;
  const [hurtful, plain] = [filledWith(text, BYTES), filledWith(PLAIN, BYTES)];
  // Beside plain text each time, and several times before it counts: other work on the machine slows both.
  return [1, 2, 3, 4, 5].every(() => {
    const hurtfulMs = cpuMsOf(reader, hurtful);
    return hurtfulMs > UNMEASURABLE_MS && hurtfulMs > MOST_TIMES_PLAIN * cpuMsOf(reader, plain);
  });
}

function cpuMsOf(reader: TextReader, text: Buffer): number {
  const before = process.threadCpuUsage();
  reader.read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function filledWith(text: string, bytes: number): Buffer {
  return Buffer.alloc(bytes, text);
}

const ANYBODYS = [
  " ",
  "\n",
  "\r\n",
  "\t",
  "A",
  "A.",
  "A ",
  "1",
  "1.",
  "(",
  '"',
  "'",
  "\\",
  "/*",
  "//",
  "{",
  "}",
  "#\n",
];

/** The words that the reader looks for, without end and beginning, alone, in long lines and before one another. */
function hurtfulTexts({ files }: TextReader): string[] {
  const words = files.flatMap((file) => wordsIn(readFileSync(path.join(SOURCES, file), "utf8")));
  const alone = [...ANYBODYS, ...words];
  const lines = words.flatMap((word) => [`${word}\n`, `${word} `, `${word}.`, `${word}@`, `${word.repeat(40)}\n`]);
  const after = words.flatMap((first) => words.map((second) => `${first}${second.repeat(9)}\n`));
  return [...new Set([...alone, ...lines, ...everyNth(after, 30)])];
}

function wordsIn(source: string): string[] {
  const texts = ['"', "`"].flatMap((quote) => source.split(quote).filter((_, index) => index % 2 === 1));
  return [...new Set(texts)].filter(
    (text) => /^[^\n]{3,60}$/.test(text) && !text.startsWith(".") && !text.startsWith("@") && !text.startsWith("-"),
  );
}

function everyNth(texts: readonly string[], most: number): string[] {
  const step = Math.max(1, Math.floor(texts.length / most));
  return texts.filter((_, index) => index % step === 0);
}
