import { lstatSync, readdirSync, readlinkSync, statSync } from "node:fs";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import type { BuildStep, Language, SourceFile } from "@verdict/judge/language";
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
  const { runBare, language, source, folder } = input;
  const tools = await withLinksOfHost(input.tools, `${folder}/tools`);
  const plan = language.buildPlan(source);
  await writeSources(folder, plan.files);
  const step = plan.steps[0];
  const compileMs =
    step === undefined ? 0 : (await runBare(onceIn(folder, await bareStep(step, folder, tools)))).wallMs;
  const entry = (await plan.entryOf(folder)) ?? "";
  const { command } = language.runCommand({ folder, entry }, DEFAULT_LIMITS);
  return { compileMs, command: onHost(command, tools).map((word) => word.replace("/box/", `${folder}/`)) };
}

/** With the environment of a box, and like there nothing in its folder for temporary files, a compiler's cache included. */
async function bareStep(step: BuildStep, folder: string, tools: readonly Tool[]): Promise<string[]> {
  const temporary = `${folder}/tmp`;
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary);
  const variables = Object.entries(step.environment).map(([name, value]) => {
    if (name === "TMPDIR") return `${name}=${temporary}`;
    return `${name}=${value.replace(/^\/tmp(?=$|\/)/, temporary)}`;
  });
  return ["/usr/bin/env", ...onHost(variables, tools), ...onHost(step.command, tools)];
}

/** A box's command with the tools where this machine has them. */
export function onHost(command: readonly string[], tools: readonly Tool[]): string[] {
  return tools.reduce<string[]>(
    (words, { hostPath, boxPath }) => words.map((word) => word.replace(boxPath, hostPath)),
    [...command],
  );
}

/**
 * The same tools for a run without a box: a folder that is put together of links for the box (`links` of a definition)
 * is put together for this machine, since its links lead to where the box shows other tools.
 */
async function withLinksOfHost(tools: readonly Tool[], folder: string): Promise<Tool[]> {
  const hostOf = new Map(tools.map(({ boxPath, hostPath }) => [boxPath, hostPath]));
  return await Promise.all(
    tools.map(async ({ hostPath, boxPath }) => {
      const names = statSync(hostPath).isDirectory() ? readdirSync(hostPath) : [];
      const links = names.filter((name) => lstatSync(join(hostPath, name)).isSymbolicLink());
      const targets = links.map((name) => hostOf.get(readlinkSync(join(hostPath, name))));
      if (links.length === 0 || targets.includes(undefined)) return { hostPath, boxPath };
      const own = join(folder, basename(hostPath));
      await rm(own, { recursive: true, force: true });
      await mkdir(own, { recursive: true });
      for (const [index, name] of links.entries()) await symlink(targets[index] ?? "", join(own, name));
      return { hostPath: own, boxPath };
    }),
  );
}
