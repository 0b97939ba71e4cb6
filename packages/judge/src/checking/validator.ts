import { chmod, copyFile, cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Checker } from "@verdict/contract/judging";
import { MEBIBYTE } from "@verdict/contract/units";
import { type RunReport, SandboxError, type TalkerReport } from "@verdict/sandbox/sandbox";
import type { Program } from "../languages/language.ts";
import type { ValidatorLanguage } from "../languages/validator-languages.ts";
import type { JudgeFolders } from "../running/judge-folders.ts";
import type { CheckedOutput, ProblemBroken } from "../running/output-check.ts";
import type { PatientContext } from "../running/patience.ts";
import { shown } from "../running/run-program.ts";
import { runWithControl } from "../running/run-with-control.ts";
import type { CheckingTime } from "./checking-time.ts";

export type ValidatorChecker = Extract<Checker, { kind: "validator" }>;

/**
 * A program of the problem that decides whether an output is right, by the rules of the ICPC/Kattis package format:
 * `validator input answer feedback_folder/ flags… < output`, exit code 42 accepts and 43 refuses. It runs in a box,
 * too: what it reads was written by the judged program. Any other end is the problem's fault, never a verdict.
 */
export interface Validation {
  checker: Pick<ValidatorChecker, "arguments">;
  program: Program;
  language: ValidatorLanguage;
  inputPath: string;
  answerPath: string;
  output: Uint8Array;
}

export interface ValidationContext extends PatientContext {
  folders: Pick<JudgeFolders, "create" | "remove">;
  time: CheckingTime;
}

/** Exit codes, as the package format has them. */
export const ACCEPTS = 42;
export const REFUSES = 43;
export const MESSAGE_LENGTH = 300;
/** Validators are no contestants: far beyond what they need for the largest tests. */
export const VALIDATOR_LIMITS = {
  cpuMs: 60_000,
  wallMs: 150_000,
  memoryBytes: 1024 * MEBIBYTE,
  outputBytes: MEBIBYTE,
  errorOutputBytes: 64 * 1024,
  stackBytes: 256 * MEBIBYTE,
  fileBytes: 16 * MEBIBYTE,
};
/**
 * The same on an input that somebody has typed, who waits for what is said of it: it may be made to take long, and
 * there may be twenty of them.
 */
export const LIMITS_ON_OWN_INPUT = { ...VALIDATOR_LIMITS, cpuMs: 5_000, wallMs: 15_000 };
export const PROGRAM_FOLDER = "/box/validator";
const FILES = ["/box/input", "/box/answer", "/box/feedback/"];
/** As many characters as are shown, were each of four bytes. */
const MESSAGE_BYTES = 4 * MESSAGE_LENGTH;
/**
 * What the validator says to people is in files of the box; they come out as its output, with its exit code kept. Only
 * their beginnings do: a validator may quote the judged program at length, and that must not look like a broken
 * validator. Nor must it where a file became larger than files may: some die of that and some report it. Whatever its
 * language, such a validator is asked once more with these files leading nowhere, and what it says then counts.
 */
const WITH_MESSAGE = [
  "/bin/sh",
  "-c",
  `"$@" > /dev/null 2> errors; code=$?
head -q -c ${MESSAGE_BYTES} feedback/teammessage.txt feedback/judgemessage.txt 2> /dev/null
if [ $code -ne ${ACCEPTS} ] && [ $code -ne ${REFUSES} ]; then
  full=$(find errors feedback -type f -size +${VALIDATOR_LIMITS.fileBytes - 1}c -exec ln -sf /dev/null {} ';' -print)
  [ -z "$full" ] || { "$@" < output > /dev/null 2> errors; code=$?; }
fi
head -c ${VALIDATOR_LIMITS.errorOutputBytes} errors >&2
exit $code`,
  "validate",
];

export async function checkWithValidator(context: ValidationContext, validation: Validation): Promise<CheckedOutput> {
  const { folders, time } = context;
  const spent = time.spent();
  if (spent !== null) return spent;
  const folder = await folders.create("validation");
  try {
    await lay(folder, validation);
    const { command, environment, processes } = validation.language.startCommand(validation.program, PROGRAM_FOLDER);
    const report = await runWithControl(
      context,
      {
        command: [...WITH_MESSAGE, ...command, ...FILES, ...validation.checker.arguments],
        environment: { LC_ALL: "C.UTF-8", ...environment },
        folder,
        folderAccess: "read-write",
        profile: "build",
        root: "toolchain",
        needsProc: false,
        stdinPath: path.join(folder, "output"),
        limits: { ...VALIDATOR_LIMITS, processes },
      },
      validation.language.refusal,
    );
    time.count(report);
    refuseStarved(report);
    return checkedBy(report, shown(await readFile(validation.answerPath)));
  } finally {
    await folders.remove(folder);
  }
}

/** What the validator says of an output, by how it ended. */
export function checkedBy(report: RunReport, expected: string): Exclude<CheckedOutput, { kind: "not-compared" }> {
  const { end } = report;
  if (end.kind !== "exited" || (end.code !== ACCEPTS && end.code !== REFUSES)) return brokenBy(report);
  const detail = shown(report.stdout).trim().slice(0, MESSAGE_LENGTH);
  return { kind: "compared", passed: end.code === ACCEPTS, detail, expected };
}

/** Copies, since the validator may write to this folder and must not change the test data or its own program. */
async function lay(folder: string, { program, inputPath, answerPath, output }: Validation): Promise<void> {
  await mkdir(path.join(folder, "feedback"));
  await chmod(path.join(folder, "feedback"), 0o777);
  await Promise.all([
    cp(program.folder, path.join(folder, "validator"), { recursive: true }),
    copyFile(inputPath, path.join(folder, "input")),
    copyFile(answerPath, path.join(folder, "answer")),
    writeFile(path.join(folder, "output"), output),
  ]);
}

/** A machine that had no time for the validator says nothing of the problem. */
export function refuseStarved(report: RunReport): void {
  const { end, wallMs, waitedForProcessorMs } = report;
  const wasStarved = end.kind === "limit" && end.limit === "wall" && (waitedForProcessorMs ?? 0) > wallMs / 2;
  if (wasStarved) throw new SandboxError("the machine had no processor free for the output validator");
}

function brokenBy(report: RunReport): ProblemBroken {
  return { kind: "problem-broken", reason: `the output validator ${howItEnded(report)}` };
}

/** Of one that neither accepts nor refuses. */
export function howItEnded({ end, stderr }: Pick<RunReport, "stderr"> & Pick<TalkerReport, "end">): string {
  const said = shown(stderr).trim().slice(0, 500);
  return `${endInWords(end)} instead of ending with 42 or 43${said === "" ? "" : `: ${said}`}`;
}

function endInWords(end: TalkerReport["end"]): string {
  switch (end.kind) {
    case "exited":
      return `ended with exit code ${end.code}`;
    case "signaled":
      return `was ended by ${end.signal}`;
    case "limit":
      return `passed the ${end.limit} limit of validators`;
    case "killed":
      return "was ended";
    default:
      return end satisfies never;
  }
}
