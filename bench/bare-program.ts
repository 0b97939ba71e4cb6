import { mkdir, writeFile } from "node:fs/promises";
import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import type { Language, SourceFile } from "@verdict/judge/language";
import type { Tool } from "@verdict/sandbox/sandbox";
import type { BareRuns, RunBare } from "./bare-runs.ts";

/** Writes the files of a program into a new folder. */
export async function writeSources(folder: string, files: readonly SourceFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, content } of files) await writeFile(`${folder}/${name}`, content);
}

/** One command in a folder, which gets nothing to read. */
export function onceIn(folder: string, command: readonly string[]): BareRuns {
  const there = ["/bin/sh", "-c", 'cd "$0" && exec "$@"', folder, ...command];
  return { command: there, inputs: ["/dev/null"], atOnce: 1 };
}

/** Builds with the judge's own commands, but bare, and says what to run: the folder stands in the place of /box. */
export async function buildBare(input: {
  runBare: RunBare;
  language: Language;
  source: string;
  tools: readonly Tool[];
  folder: string;
}): Promise<{ compileMs: number; command: string[] }> {
  const { runBare, language, source, tools, folder } = input;
  const plan = language.buildPlan(source);
  await writeSources(folder, plan.files);
  const step = plan.steps[0];
  const compileMs = step === undefined ? 0 : (await runBare(onceIn(folder, onHost(step.command, tools)))).wallMs;
  const entry = (await plan.entryOf(folder)) ?? "";
  const { command } = language.runCommand({ folder, entry }, DEFAULT_LIMITS);
  return { compileMs, command: onHost(command, tools).map((word) => word.replace("/box/", `${folder}/`)) };
}

/** A box's command with the tools where this machine has them. */
export function onHost(command: readonly string[], tools: readonly Tool[]): string[] {
  return tools.reduce<string[]>(
    (words, { hostPath, boxPath }) => words.map((word) => word.replace(boxPath, hostPath)),
    [...command],
  );
}
