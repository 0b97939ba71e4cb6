import { chmod, copyFile, cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BoxCommand, BoxLimits, RunReport, Sandbox } from "@verdict/sandbox/sandbox";
import type { JudgeFolders } from "./judge-folders.ts";
import { CLASS_FOLDER, javaEnvironment } from "./languages/java.ts";
import type { Program } from "./languages/language.ts";
import type { CheckedOutput } from "./output-check.ts";
import { shown } from "./run-test.ts";
import type { ValidatorChecker, ValidatorTools } from "./validator-program.ts";

/**
 * A program of the problem that decides whether an output is right, by the rules of the ICPC/Kattis package format:
 * `validator input answer feedback_folder/ flags… < output`, exit code 42 accepts and 43 refuses. It runs in a box,
 * too: what it reads was written by the judged program. Any other end is the validator's fault, never a verdict.
 */
export interface Validation {
  checker: ValidatorChecker;
  program: Program;
  inputPath: string;
  answerPath: string;
  output: Uint8Array;
}

export interface ValidationTools {
  sandbox: Pick<Sandbox, "run">;
  folders: Pick<JudgeFolders, "create" | "remove">;
  validators: Pick<ValidatorTools, "jdk" | "python">;
}

const ACCEPTS = 42;
const REFUSES = 43;
const MIB = 1024 * 1024;
const MESSAGE_LENGTH = 300;
const FILES = ["/box/input", "/box/answer", "/box/feedback/"];
const JVM_FLAGS = ["-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xshare:auto", "-Xmx512m", "-Xss64m"];
/** What the validator says to people is in files of the box; they come out as its output, with its exit code kept. */
const WITH_MESSAGE = [
  "/bin/sh",
  "-c",
  '"$@" > /dev/null; code=$?; cd /box/feedback; cat teammessage.txt judgemessage.txt 2> /dev/null; exit $code',
  "validate",
];

export async function checkWithValidator(
  tools: ValidationTools,
  validation: Validation,
  signal: AbortSignal,
): Promise<CheckedOutput> {
  const folder = await tools.folders.create("validation");
  try {
    await lay(folder, validation);
    const { command, environment, processes } = programOf(tools, validation);
    const report = await tools.sandbox.run(
      {
        command: [...WITH_MESSAGE, ...command, ...FILES, ...validation.checker.arguments],
        environment: { LC_ALL: "C.UTF-8", ...environment },
        folder,
        folderAccess: "read-write",
        profile: "build",
        root: "toolchain",
        needsProc: false,
        stdinPath: path.join(folder, "output"),
        limits: {
          cpuMs: 60_000,
          wallMs: 150_000,
          memoryBytes: 1024 * MIB,
          outputBytes: MIB,
          errorOutputBytes: 64 * 1024,
          processes,
          stackBytes: 256 * MIB,
          fileBytes: 16 * MIB,
        },
      },
      signal,
    );
    const detail = shown(report.stdout).trim().slice(0, MESSAGE_LENGTH);
    return { passed: hasAccepted(report), detail, expected: shown(await readFile(validation.answerPath)) };
  } finally {
    await tools.folders.remove(folder);
  }
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

function programOf(
  { validators: { jdk, python } }: Pick<ValidationTools, "validators">,
  { checker, program }: Validation,
): Pick<BoxCommand, "command" | "environment"> & Pick<BoxLimits, "processes"> {
  const entry = `/box/validator/${program.entry}`;
  switch (checker.language) {
    case "cpp":
      return { command: [entry], environment: {}, processes: 16 };
    case "java": {
      if (jdk === null) throw new Error("a Java output validator needs a JDK");
      const java = [path.join(jdk.home, "bin/java"), ...JVM_FLAGS, "-cp", `/box/validator/${CLASS_FOLDER}`];
      return { command: [...java, program.entry], environment: javaEnvironment(jdk), processes: 128 };
    }
    case "python":
      if (python === null) throw new Error("a Python output validator needs python3");
      return { command: [python, "-B", entry], environment: {}, processes: 16 };
    default:
      return checker.language satisfies never;
  }
}

function hasAccepted({ end, stderr }: RunReport): boolean {
  if (end.kind === "exited" && end.code === ACCEPTS) return true;
  if (end.kind === "exited" && end.code === REFUSES) return false;
  const how =
    end.kind === "exited" ? `exit code ${end.code}` : end.kind === "signaled" ? end.signal : `${end.limit} limit`;
  throw new Error(`the output validator ended with ${how} instead of 42 or 43: ${shown(stderr).slice(0, 500)}`);
}
