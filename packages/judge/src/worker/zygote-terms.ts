import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import { buildZygote } from "@verdict/sandbox/build-zygote";
import type { LauncherOptions } from "@verdict/sandbox/runner-launcher";
import { javascriptLanguage } from "../languages/javascript.ts";

/**
 * What a launcher of runners may start with root's rights for a judge that has none: the very Node and module, with the
 * very flags, that judges JavaScript. Problems differ in the numbers, submissions in the file. Null where this machine
 * makes no zygotes. To be called by root, who can write what it compiles.
 */
export async function zygoteTerms(): Promise<LauncherOptions["zygote"]> {
  const preload = await buildZygote();
  if (preload.problem !== null) return null;
  const { command, environment } = javascriptLanguage(preload).runCommand(
    { folder: "/", entry: "main.js" },
    DEFAULT_LIMITS,
  );
  return { command: command.map(generalized), environment, tools: preload.tools };
}

function generalized(word: string): string {
  return word.replace(/=\d+$/, "=#").replace(/^\/box\/.*/, "/box/*");
}
