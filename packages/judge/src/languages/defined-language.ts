import { mkdir, realpath, stat, symlink } from "node:fs/promises";
import path from "node:path";
import type { Diagnostic } from "@verdict/contract/diagnostics";
import { MOST_DIAGNOSTICS } from "@verdict/contract/diagnostics";
import type { JudgeLimits } from "@verdict/contract/judging";
import { languageName, timeFactorOf } from "@verdict/contract/language";
import { MEBIBYTE } from "@verdict/contract/units";
import type { PythonPreload } from "@verdict/sandbox/build-zygote";
import type { RunReport, Tool } from "@verdict/sandbox/sandbox";
import type { BuildPlan, BuildStep, Language, RunCommand, RuntimeRefusal } from "./language.ts";
import type { BuildCommand, CommandParts, LanguageDefinition } from "./language-definition.ts";
import { JUDGED_ENVIRONMENT } from "./online-judge.ts";
import { beginningAndEndOf, beginningOf, linesIn } from "./printed-text.ts";

/** A language as this machine has it, and what boxes see for it. */
export interface FoundLanguage {
  language: Language;
  /** Its compiler or interpreter. */
  program: string;
  tools: readonly Tool[];
}

/** Null where what it needs is not installed. `folder` is kept over restarts; without `preload` nothing is a copy. */
export async function findDefinedLanguage(
  definition: LanguageDefinition,
  folder: string,
  preload: PythonPreload | null = null,
): Promise<FoundLanguage | null> {
  const { tools = [] } = definition;
  const program = await installedProgram(definition);
  if (program === null) return null;
  const language = await definedLanguage(definition, program, preload);
  return { language, program, tools: [...tools, ...(await linksOf(definition, folder))] };
}

/** Its compiler or interpreter; null where that, or what it needs beside, is not installed. */
export async function installedProgram({ programs, needs = [] }: LanguageDefinition): Promise<string | null> {
  const program = await firstThatExists(programs);
  return (await Promise.all(needs.map(exists))).every(Boolean) ? program : null;
}

async function linksOf({ facts, links }: LanguageDefinition, folder: string): Promise<Tool[]> {
  if (links === undefined) return [];
  const hostPath = path.join(folder, `links-of-${facts.id}`);
  await mkdir(hostPath, { recursive: true });
  for (const [name, target] of Object.entries(links.targets)) {
    await symlink(target, path.join(hostPath, name)).catch(unlessItExists);
  }
  return [{ hostPath, boxPath: links.boxPath }];
}

function unlessItExists(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
}

async function firstThatExists(paths: readonly string[]): Promise<string | null> {
  for (const candidate of paths) if (await exists(candidate)) return candidate;
  return null;
}

async function exists(file: string): Promise<boolean> {
  return await stat(file).then(
    () => true,
    () => false,
  );
}

async function definedLanguage(
  definition: LanguageDefinition,
  program: string,
  preload: PythonPreload | null,
): Promise<Language> {
  const { facts, build, unparsable } = definition;
  const parts: CommandParts = { program };
  const refusal = refusalOf(definition, parts);
  const step = build === null ? null : buildStep(build, parts, refusal);
  const check = unparsable === undefined ? undefined : buildStep(unparsable.check, parts, refusal);
  const plan = (source: string) => buildPlan(definition, step, source);
  const ranAs: Language["runCommand"] = (_program, limits) =>
    startedFrom(definition, preload, runCommand(definition, parts, limits));
  return {
    id: facts.id,
    fingerprint: await fingerprintOf([program, ...(definition.needs ?? [])], step),
    timeFactor: timeFactorOf(facts.id),
    buildPlan: plan,
    alsoCompiled: definition.alsoCompiled ?? null,
    runCommand: ranAs,
    ...(definition.recorder === undefined ? {} : { recorder: definition.recorder(ranAs) }),
    ...(definition.refusal === undefined ? {} : { refusal: definition.refusal }),
    ranOutOfMemory: (report) => ranOutOfMemory(definition, report),
    uncaughtException: (errorOutput) => definition.uncaught?.(linesIn(errorOutput)) ?? null,
    traceForPeople: (errorOutput) => errorOutput.replaceAll(BOX, ""),
    usesFiles: (source) => definition.wordsOfFiles?.some((word) => source.includes(word)) === true,
    ...(check === undefined ? {} : { syntaxCheck: check }),
    looksUnparsable: (report) => looksUnparsable(unparsable?.words ?? [], report),
    draft: {
      look: () => (check === undefined ? [] : [check]),
      buildPlan: plan,
      diagnosticsIn: (text): Diagnostic[] => facts.compilerMessages(text).slice(0, MOST_DIAGNOSTICS),
    },
  };
}

/** Where a box shows the program. */
const BOX = "/box/";
const PROGRAM_NAME = "main";

/** An update of the compiler makes another file of it, or of what it needs. */
async function fingerprintOf(files: readonly string[], step: BuildStep | null): Promise<string> {
  const states = files.map(async (file) => {
    const { size, mtimeMs } = await stat(file);
    return `${await realpath(file)} ${size} ${mtimeMs}`;
  });
  return [...(await Promise.all(states)), ...(step?.command ?? [])].join(" ");
}

function buildPlan({ sourceName, build }: LanguageDefinition, step: BuildStep | null, source: string): BuildPlan {
  const entry = build === null ? sourceName : (build.makes ?? PROGRAM_NAME);
  return {
    files: [{ name: sourceName, content: source }],
    steps: step === null ? [] : [step],
    keep: [entry],
    entryOf: async () => entry,
  };
}

function buildStep(build: BuildCommand, parts: CommandParts, refusal: RuntimeRefusal): BuildStep {
  return {
    command: build.command(parts),
    environment: { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8", TMPDIR: "/var/tmp", ...build.environment?.(parts) },
    needsProc: build.needsProc ?? false,
    limits: {
      cpuMs: 20_000,
      wallMs: 60_000,
      memoryBytes: (build.memoryMib ?? 1024) * MEBIBYTE,
      outputBytes: MEBIBYTE,
      errorOutputBytes: MEBIBYTE,
      processes: build.processes ?? 32,
      stackBytes: 64 * MEBIBYTE,
      fileBytes: 128 * MEBIBYTE,
    },
    refusal: build.refusal ?? refusal,
  };
}

const WORDS_OF_REFUSAL = ["Resource temporarily unavailable", "Cannot allocate memory"];

/** What the C library says; a source that has its compiler print the same is told by the control. */
function refusalOf({ facts, versionArguments }: LanguageDefinition, { program }: CommandParts): RuntimeRefusal {
  return {
    runtime: languageName(facts.id),
    isSaidBy({ end, stderr }) {
      if (end.kind === "limit" || (end.kind === "exited" && end.code === 0)) return false;
      const text = beginningAndEndOf(stderr);
      return WORDS_OF_REFUSAL.some((words) => text.includes(words));
    },
    control: () => [program, ...versionArguments],
  };
}

/** Beside what a program may have: one that overflows a stack as large as the limit dies of that, not of its memory. */
const MARGIN_MIB = 8;

function runCommand({ run }: LanguageDefinition, parts: CommandParts, limits: JudgeLimits): RunCommand {
  const stackBytes = Math.min(limits.memoryBytes, (run.stackMib ?? Number.POSITIVE_INFINITY) * MEBIBYTE);
  const memoryMib = Math.ceil(limits.memoryBytes / MEBIBYTE);
  const all = { ...parts, memoryMib, stackKib: Math.floor(stackBytes / 1024) };
  const allowedBytes = limits.memoryBytes + run.runtimeMib * MEBIBYTE;
  return {
    command: run.command(all),
    environment: { ...JUDGED_ENVIRONMENT, ...run.environment?.(all) },
    profile: run.profile,
    root: run.root,
    needsProc: run.needsProc ?? false,
    memoryBytes: allowedBytes + (run.marginMib ?? MARGIN_MIB) * MEBIBYTE,
    allowedBytes,
    stackBytes,
    processes: run.processes ?? 64,
  };
}

/** A start of its own has the same environment: the library that waits for orders goes straight on there. */
function startedFrom({ run }: LanguageDefinition, preload: PythonPreload | null, command: RunCommand): RunCommand {
  if (run.zygote === undefined || preload === null) return command;
  return { ...command, environment: { ...command.environment, PYTHONPATH: preload.folder }, fromZygote: true };
}

function ranOutOfMemory({ wordsOfFullMemory = [] }: LanguageDefinition, { end, stderr }: RunReport): boolean {
  if (end.kind === "exited" && end.code === 0) return false;
  const text = beginningAndEndOf(stderr);
  return wordsOfFullMemory.some((words) => text.includes(words));
}

function looksUnparsable(words: readonly string[], { end, stderr }: RunReport): boolean {
  if (end.kind !== "exited" || end.code === 0) return false;
  const text = beginningOf(stderr);
  return words.some((each) => text.includes(each));
}
