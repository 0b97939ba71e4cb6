import { chmod, mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LanguageId } from "@verdict/contract/language";
import { type BoxEnd, type RunReport, type Sandbox, SandboxError } from "@verdict/sandbox/sandbox";
import { tidyCompilerOutput } from "./compiler-output.ts";
import type { JudgeFolders } from "./judge-folders.ts";
import type { BuildPlan, BuildStep, Language, Program, SourceFile } from "./languages/language.ts";
import type { QuickBuild } from "./languages/warm-java-compiler.ts";
import { withOtherFiles } from "./several-files.ts";

/** `refused` is the user's: the compiler's text and, where it did not end by itself, why. */
export type CompileOutcome = { kind: "compiled"; program: Program } | { kind: "refused"; compilerOutput: string };

export interface CompileTools {
  sandbox: Pick<Sandbox, "run">;
  folders: Pick<JudgeFolders, "create" | "remove">;
  /** A warm compiler that may be asked first; null where there is none for the language. */
  quickCompilerOf(language: LanguageId): QuickCompiler | null;
}

/** Compiles one source into the folder, or says that the ordinary steps have to. */
export type QuickCompiler = (source: SourceFile, folder: string) => Promise<QuickBuild>;

/** Compiles in a box. The caller owns the folder of the program and removes it. */
export async function compile(
  tools: CompileTools,
  language: Pick<Language, "id" | "buildPlan">,
  source: string,
  signal: AbortSignal,
  otherFiles: readonly SourceFile[] = [],
): Promise<CompileOutcome> {
  const plan = withOtherFiles(language.buildPlan(source), language.id, otherFiles);
  const folder = await tools.folders.create("program");
  let isKept = false;
  try {
    for (const file of plan.files) {
      await mkdir(path.dirname(path.join(folder, file.name)), { recursive: true });
      await writeFile(path.join(folder, file.name), file.content);
    }
    const refusal =
      (await buildQuickly(tools, language, plan, folder)) ?? (await buildInSteps(tools, plan, folder, signal));
    if (refusal !== "") return { kind: "refused", compilerOutput: refusal };
    const entry = await plan.entryOf(folder);
    if (entry === null) return { kind: "refused", compilerOutput: "The source holds nothing that can be started." };
    await removeAllBut(plan.keep, folder, tools.folders);
    isKept = true;
    return { kind: "compiled", program: { folder, entry } };
  } finally {
    if (!isKept) await tools.folders.remove(folder);
  }
}

/** The text of a refusal, "" when it compiled, null when the ordinary steps have to do it. */
async function buildQuickly(
  tools: CompileTools,
  language: Pick<Language, "id">,
  plan: BuildPlan,
  folder: string,
): Promise<string | null> {
  const quickCompiler = tools.quickCompilerOf(language.id);
  const [source, ...others] = plan.files;
  if (quickCompiler === null || source === undefined || others.length > 0) return null;
  const build = await quickCompiler(source, folder);
  switch (build.kind) {
    case "compiled":
      return "";
    case "refused":
      return tidyCompilerOutput(build.messages) || "The compiler refused the source.";
    case "unavailable":
      return null;
    default:
      return build satisfies never;
  }
}

/** The text of a refusal, or "" when it compiled. */
async function buildInSteps(
  tools: CompileTools,
  plan: BuildPlan,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  let refusal = "";
  for (const step of plan.steps) {
    if (refusal !== "" && step.onlyAfter?.test(refusal) === false) continue;
    const report = await runBuildStep(tools.sandbox, step, folder, signal);
    if (report.end.kind === "exited" && report.end.code === 0) return "";
    if (refusal === "") refusal = refusalText(report);
    // A second try cannot help where the first did not end by itself.
    if (report.end.kind !== "exited") break;
  }
  return refusal;
}

/** The outcome of asking whether a program parses at all: null when it does. */
export async function checkSyntax(
  tools: Pick<CompileTools, "sandbox">,
  step: BuildStep,
  program: Program,
  signal: AbortSignal,
): Promise<string | null> {
  const report = await runBuildStep(tools.sandbox, step, program.folder, signal);
  return report.end.kind === "exited" && report.end.code === 0 ? null : refusalText(report);
}

/** Throws SandboxError when the tool could not work on this machine: that says nothing of the source. */
async function runBuildStep(
  sandbox: Pick<Sandbox, "run">,
  step: BuildStep,
  folder: string,
  signal: AbortSignal,
): Promise<RunReport> {
  const report = await sandbox.run(
    {
      command: step.command,
      environment: step.environment,
      folder,
      folderAccess: "read-write",
      profile: "build",
      root: "toolchain",
      needsProc: step.needsProc,
      stdinPath: null,
      limits: step.limits,
    },
    signal,
  );
  if (step.wasRefusedByMachine(report))
    throw new SandboxError(`the machine refused the compiler: ${refusalText(report)}`);
  return report;
}

function refusalText(report: RunReport): string {
  const text = tidyCompilerOutput(report.stdout, report.stderr);
  const cause = causeOf(report.end);
  return [text, cause].filter((part) => part !== "").join("\n") || "The compiler refused the source.";
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
