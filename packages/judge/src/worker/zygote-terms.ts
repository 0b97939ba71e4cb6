import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import { buildPythonZygote, buildZygote } from "@verdict/sandbox/build-zygote";
import type { ZygoteTerms } from "@verdict/sandbox/runner-launcher";
import type { Tool } from "@verdict/sandbox/sandbox";
import { findDefinedLanguage } from "../languages/defined-language.ts";
import { FURTHER_DEFINITIONS } from "../languages/further/further-definitions.ts";
import { javascriptLanguage } from "../languages/javascript.ts";
import type { Language } from "../languages/language.ts";

/**
 * What a launcher of runners may start with root's rights for a judge that has none: the very programs and modules,
 * with the very flags, that judge JavaScript and Python. Problems differ in the numbers, submissions in the file. Less
 * where this machine makes no zygotes. To be called by root, who can write what it compiles.
 */
export async function zygoteTerms(): Promise<ZygoteTerms[]> {
  const [node, python] = await Promise.all([buildZygote(), buildPythonZygote()]);
  const terms = node.problem === null ? [termsOf(javascriptLanguage(node), node.tools)] : [];
  if (python === null) return terms;
  for (const definition of FURTHER_DEFINITIONS.filter(({ run }) => run.zygote === "python")) {
    const found = await findDefinedLanguage(definition, "/", python);
    if (found !== null) terms.push(termsOf(found.language, python.tools));
  }
  return terms;
}

function termsOf(language: Language, tools: readonly Tool[]): ZygoteTerms {
  const { command, environment } = language.runCommand({ folder: "/", entry: "main.js" }, DEFAULT_LIMITS);
  return { command: command.map(generalized), environment, tools };
}

function generalized(word: string): string {
  return word.replace(/=\d+$/, "=#").replace(/^\/box\/.*/, "/box/*");
}
