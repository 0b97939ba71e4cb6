import path from "node:path";
import { companionTask } from "@verdict/contract/companion";
import { type LanguageId, languageName } from "@verdict/contract/language";
import { type Problem, problemById } from "@verdict/contract/problems";
import { isUnsolvedIn, timeFactorIn } from "@verdict/contract/said-time-factors";
import type { Opened } from "@verdict/contract/tolerant-reader";
import { CliError } from "../cli-error.ts";
import { sendToListeners } from "../companion.ts";
import { plainText } from "../plain-text.ts";
import { writeProblem } from "../problem-folder.ts";
import { type CommandContext, signedInSite } from "./command-context.ts";

/** A folder's name is the problem's id, which the site gives: nothing that leads elsewhere. */
const PLAIN_ID = /^[\w-]{1,100}$/;

export async function pull(
  context: CommandContext,
  input: { problemId: string; language: LanguageId },
): Promise<number> {
  const site = await signedInSite(context);
  const problem = await site.call(problemById, { params: { problemId: input.problemId } });
  if (!PLAIN_ID.test(problem._id)) throw new CliError("The site's id of this problem cannot be a folder's name.");
  const written = await writeProblem(context.folder, { site: site.address, problem, language: input.language });
  const { terminal, folder } = context;
  const about = [problem.difficulty, problem.tags, limitsText(problem, input.language)].join(", ");
  terminal.print(`${plainText(problem.title)} (${plainText(about)})`);
  terminal.print(
    `  ${path.relative(folder, written.solution)}${written.isKept ? " was there and is left as it is" : ""}`,
  );
  terminal.print(`  cd ${problem._id}, then: verdict test, verdict submit`);
  return 0;
}

function limitsText(problem: Opened<Problem>, language: LanguageId): string {
  const { timeLimitSeconds, memoryLimitMegabytes, timeFactors } = problem;
  const name = languageName(language);
  const seconds = timeLimitSeconds * timeFactorIn(language, timeFactors);
  const limits = `${seconds} s for ${name}, ${memoryLimitMegabytes} MB`;
  return isUnsolvedIn(language, timeFactors) ? `${limits}; no solution in ${name} is known to pass` : limits;
}

export async function send(context: CommandContext, input: { problemId: string }): Promise<number> {
  const site = await signedInSite(context);
  const task = await site.call(companionTask, { params: { problemId: input.problemId } });
  const ports = await sendToListeners(task);
  if (ports.length === 0) {
    throw new CliError("Nobody listens on this machine for Competitive Companion. Is your editor's extension running?");
  }
  context.terminal.print(`${plainText(task.name)} was taken on port ${ports.join(", ")}.`);
  return 0;
}
