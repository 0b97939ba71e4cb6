import { chmod, mkdir, readdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { MEBIBYTE } from "@verdict/contract/units";
import { type BoxEnd, type RunReport, SandboxError } from "@verdict/sandbox/sandbox";
import type { BuildPlan, BuildStep, Program, QuickCompiler } from "../languages/language.ts";
import { cutForPeople, tidyCompilerOutput } from "./compiler-output.ts";
import type { JudgeFolders } from "./judge-folders.ts";
import type { PatientContext } from "./patience.ts";
import { runWithControl } from "./run-with-control.ts";

/**
 * `messages` is what the compiler has said of a source that it accepts. `refused` is the user's: the compiler's text
 * and, where it did not end by itself, why.
 */
export type CompileOutcome =
  | ({ kind: "compiled"; program: Program; messages: string } & Size)
  | { kind: "refused"; compilerOutput: string };

/** What it takes of the disk: bytes in whole blocks. */
interface Size {
  bytes: number;
  files: number;
}

export interface CompileContext extends PatientContext {
  folders: Pick<JudgeFolders, "create" | "remove">;
}

export interface Compilation {
  plan: BuildPlan;
  /** A warm compiler that is asked first; null where there is none. */
  quickCompiler: QuickCompiler | null;
}

type Built = { isAccepted: true; messages: string } | { isAccepted: false; refusal: string };

/** Programs are kept for a while: one of this size is a table that belongs into the program's memory. */
const LARGEST_PROGRAM_BYTES = 64 * MEBIBYTE;
/** What Linux lets a name be, in bytes. */
const LONGEST_NAME_BYTES = 255;

/** Compiles in a box. The caller owns the folder of the program and removes it. */
export async function compile(context: CompileContext, compilation: Compilation): Promise<CompileOutcome> {
  const { plan } = compilation;
  const longest = plan.files.find(({ name }) => Buffer.byteLength(path.basename(name)) > LONGEST_NAME_BYTES);
  if (longest !== undefined) return refused(`The name ${longest.name.slice(0, 40)}… is too long for a file.`);
  const folder = await context.folders.create("program");
  let isKept = false;
  try {
    for (const file of plan.files) {
      await mkdir(path.dirname(path.join(folder, file.name)), { recursive: true });
      await writeFile(path.join(folder, file.name), file.content);
    }
    const built = (await buildQuickly(compilation, folder)) ?? (await buildInSteps(context, compilation, folder));
    if (!built.isAccepted) return refused(built.refusal);
    const entry = await plan.entryOf(folder);
    if (entry === null) return refused("The source holds nothing that can be started.");
    await removeAllBut(plan.keep, folder, context.folders);
    const { contentBytes, ...size } = await sizeOf(folder);
    if (contentBytes > LARGEST_PROGRAM_BYTES) return refused(tooLarge(contentBytes));
    isKept = true;
    return { kind: "compiled", program: { folder, entry }, messages: cutForPeople(built.messages), ...size };
  } finally {
    if (!isKept) await context.folders.remove(folder);
  }
}

function refused(text: string): CompileOutcome {
  return { kind: "refused", compilerOutput: cutForPeople(text) };
}

function tooLarge(bytes: number): string {
  const [size, most] = [bytes, LARGEST_PROGRAM_BYTES].map((each) => `${Math.round(each / MEBIBYTE)} MB`);
  return `The compiled program is too large: ${size}, and ${most} are allowed. ${ADVICE_ON_TABLES}`;
}

const ADVICE_ON_TABLES =
  "A large array that is given values where it is declared lies in the program itself; fill it when the program runs.";

/** Null when the ordinary steps have to do it. */
async function buildQuickly({ plan, quickCompiler }: Compilation, folder: string): Promise<Built | null> {
  const [source, ...others] = plan.files;
  if (quickCompiler === null || source === undefined || others.length > 0) return null;
  const build = await quickCompiler(source, folder);
  switch (build.kind) {
    case "compiled":
      return { isAccepted: true, messages: tidyCompilerOutput(build.messages) };
    case "refused":
      return { isAccepted: false, refusal: tidyCompilerOutput(build.messages) || "The compiler refused the source." };
    case "unavailable":
    case "too-much":
      return null;
    default:
      return build satisfies never;
  }
}

/** A compile that is left with less than this is not worth its start. */
const SHORTEST_STEP_MS = 500;

/** All steps together have the time of the first one. */
async function buildInSteps(context: CompileContext, { plan }: Compilation, folder: string): Promise<Built> {
  let errors = "";
  let latest = "";
  let refusal = "";
  let leftMs = plan.steps[0]?.limits.cpuMs ?? 0;
  for (const step of plan.steps) {
    if (errors !== "" && step.onlyAfter?.(errors, latest) === false) continue;
    if (leftMs < SHORTEST_STEP_MS) break;
    const limits = { ...step.limits, cpuMs: Math.min(leftMs, step.limits.cpuMs) };
    const report = await runBuildStep(context, { ...step, limits }, folder);
    leftMs -= report.cpuMs;
    if (report.end.kind === "exited" && report.end.code === 0) {
      return { isAccepted: true, messages: tidyCompilerOutput(report.stdout, report.stderr) };
    }
    latest = tidyCompilerOutput(report.stdout, report.stderr);
    if (refusal === "") {
      errors = latest;
      refusal = refusalText(report, step);
    }
    // A second try cannot help where the first did not end by itself.
    if (report.end.kind !== "exited") break;
  }
  return refusal === "" ? { isAccepted: true, messages: "" } : { isAccepted: false, refusal };
}

/** The outcome of asking whether a program parses at all: null when it does. */
export async function checkSyntax(context: PatientContext, step: BuildStep, program: Program): Promise<string | null> {
  const report = await runBuildStep(context, step, program.folder);
  return report.end.kind === "exited" && report.end.code === 0 ? null : cutForPeople(refusalText(report, step));
}

/** Throws SandboxError when the tool could not work on this machine: that says nothing of the source. */
export async function runBuildStep(context: PatientContext, step: BuildStep, folder: string): Promise<RunReport> {
  const { environment, needsProc, limits, refusal } = step;
  const box = {
    command: [...step.command, ...(step.libraries ?? [])],
    environment,
    folder,
    folderAccess: "read-write",
    profile: "build",
    root: "toolchain",
    needsProc,
    stdinPath: null,
    limits,
  } as const;
  const report = await runWithControl(context, box, refusal);
  const { end } = report;
  // Nothing in the source sends these: somebody ended the compiler.
  if (end.kind === "signaled" && FROM_OUTSIDE.includes(end.signal)) {
    throw new SandboxError(`the compiler was ended by ${end.signal}`);
  }
  if (end.kind === "limit" && end.limit === "wall" && report.cpuMs < limits.cpuMs / 2) {
    throw new SandboxError(`the compiler got ${Math.round(report.cpuMs)} ms of the processor in ${report.wallMs} ms`);
  }
  return report;
}

const FROM_OUTSIDE = ["SIGKILL", "SIGTERM", "SIGINT", "SIGHUP"];

/** For people: what the tool said, and why it was stopped where it did not end by itself. */
export function refusalText(report: RunReport, step: BuildStep): string {
  const text = tidyCompilerOutput(report.stdout, report.stderr);
  // The tools know no better than to call a file that is too large an error of their own.
  if (text.includes("File size limit exceeded") || text.includes("File too large")) {
    return `The program would be larger than ${Math.round(step.limits.fileBytes / MEBIBYTE)} MB. ${ADVICE_ON_TABLES}`;
  }
  const cause = causeOf(report.end);
  const told = step.forPeople?.(text) ?? text;
  return [told, cause].filter((part) => part !== "").join("\n") || "The compiler refused the source.";
}

function causeOf(end: BoxEnd): string {
  switch (end.kind) {
    case "exited":
      return "";
    case "signaled":
      return `The compiler was ended by ${end.signal}.`;
    case "limit":
      return REASON_OF_LIMIT[end.limit];
    default:
      return end satisfies never;
  }
}

const REASON_OF_LIMIT = {
  cpu: "The compiler was stopped: compiling took too long.",
  wall: "The compiler was stopped: compiling took too long.",
  memory: "The compiler was stopped: compiling needed too much memory.",
  output: "The compiler was stopped: it printed too much.",
} as const;

/** What runs later sees only the program; a folder of the judge that a box may read is no longer writable, either. */
async function removeAllBut(
  keep: readonly string[],
  folder: string,
  folders: Pick<JudgeFolders, "remove">,
): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!keep.includes(name)) await folders.remove(path.join(folder, name));
  }
  await chmod(folder, 0o755);
}

async function sizeOf(folder: string): Promise<Size & { contentBytes: number }> {
  const size = { bytes: 0, files: 0, contentBytes: 0 };
  for (const name of await readdir(folder, { recursive: true })) {
    const found = await stat(path.join(folder, name));
    size.files += 1;
    size.bytes += Math.max(found.size, found.blocks * BLOCK_BYTES);
    if (found.isFile()) size.contentBytes += found.size;
  }
  return size;
}

/** The unit of stat(2), whatever the disk's own are. */
const BLOCK_BYTES = 512;
