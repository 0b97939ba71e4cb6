import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { INTERACTION_FORM, interactionText, parseInteraction, type Said } from "@verdict/contract/conversation";
import { type LanguageId, languageName } from "@verdict/contract/language";
import { languageFacts, languageOfEnding } from "@verdict/contract/language-facts";
import type { Problem } from "@verdict/contract/problems";
import { SaidTimeFactors } from "@verdict/contract/said-time-factors";
import type { Opened } from "@verdict/contract/tolerant-reader";
import * as z from "zod/mini";
import { CliError } from "./cli-error.ts";
import { plainText } from "./plain-text.ts";

/*
 * A pulled problem: a folder named after it, with
 *   problem.json       which problem of which site it is, and its limits
 *   statement.md       the statement as its author wrote it
 *   examples/1.in, 1.out ...; or 1.interaction ... where a program of the problem has a part in the runs
 *   solution.cpp, Main.java or solution.js
 */

const FACTS = "problem.json";
const EXAMPLES = "examples";
/** A file that ends in `.mjs` is a module, which a judge does not run. */
const NO_PROGRAM = "mjs";

export const ProblemFacts = z.object({
  site: z.string(),
  problemId: z.string(),
  title: z.string(),
  url: z.string(),
  timeLimitSeconds: z.number(),
  memoryLimitMegabytes: z.number(),
  /** As of the site's Problem: where a further language has not its own factor. */
  timeFactors: z.optional(SaidTimeFactors),
  /** As of the site's Problem; left out where what a program prints is all that counts. */
  interaction: z.optional(z.object({ kind: z.string(), passes: z.number() })),
});
export type ProblemFacts = z.infer<typeof ProblemFacts>;

export interface Example {
  name: string;
  input: string;
  output: string;
}

/**
 * Writes the problem into `parent` and returns the path of the file to work on. Pulled again, the statement and the
 * examples are brought up to date, examples of one's own stay, and a solution that is there is left alone.
 */
export async function writeProblem(
  parent: string,
  input: { site: string; problem: Opened<Problem>; language: LanguageId },
): Promise<{ solution: string; isKept: boolean }> {
  const { site, problem, language } = input;
  const { interaction } = problem;
  const folder = path.join(parent, problem._id);
  const examples = path.join(folder, EXAMPLES);
  await mkdir(examples, { recursive: true });
  const facts: ProblemFacts = {
    site,
    problemId: problem._id,
    title: problem.title,
    url: new URL(`/problem/${encodeURIComponent(problem._id)}`, site).href,
    timeLimitSeconds: problem.timeLimitSeconds,
    memoryLimitMegabytes: problem.memoryLimitMegabytes,
    ...(problem.timeFactors === undefined ? {} : { timeFactors: problem.timeFactors }),
    ...(interaction === undefined ? {} : { interaction: { kind: interaction.kind, passes: interaction.passes } }),
  };
  await writeFile(path.join(folder, "statement.md"), `# ${plainText(problem.title)}\n\n${problem.description}\n`);
  // Of a talk nothing else can be said here than what its samples show.
  for (const [index, test] of (interaction === undefined ? problem.visibleTestCases : []).entries()) {
    await writeFile(path.join(examples, `${index + 1}.in`), withLineEnd(test.input));
    await writeFile(path.join(examples, `${index + 1}.out`), withLineEnd(test.output));
  }
  for (const [index, { passes }] of (interaction?.samples ?? []).entries()) {
    await writeFile(path.join(examples, `${index + 1}.interaction`), interactionText({ passes }));
  }
  // Last: a folder without it is not taken for a pulled one.
  await writeFile(path.join(folder, FACTS), `${JSON.stringify(facts, null, 2)}\n`);
  const solution = path.join(folder, languageFacts(language).fileName);
  const start =
    problem.startCode.find((each) => each.language === languageName(language))?.initialCode ??
    problem.furtherLanguages?.find(({ id }) => id === language)?.starter ??
    languageFacts(language).starter;
  return { solution, isKept: !(await writeNew(solution, withLineEnd(start))) };
}

function withLineEnd(text: string): string {
  return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}

/** False when the file exists already. */
async function writeNew(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
}

/** Null in a folder that was not pulled. Throws CliError for a damaged one. */
export async function readFacts(folder: string): Promise<ProblemFacts | null> {
  const text = await readFile(path.join(folder, FACTS), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return z.parse(ProblemFacts, JSON.parse(text));
  } catch (cause) {
    throw new CliError(`${path.join(folder, FACTS)} is damaged. Pull the problem again.`, { cause });
  }
}

/** In the order of their numbers; every `x.in` with an `x.out` beside it, so own ones can be added. */
export async function readExamples(folder: string): Promise<Example[]> {
  const examples = path.join(folder, EXAMPLES);
  const names = await namesIn(examples);
  const inputs = names.filter((name) => name.endsWith(".in") && names.includes(name.replace(/\.in$/, ".out")));
  return Promise.all(
    inputs.map(async (name) => ({
      name: name.replace(/\.in$/, ""),
      input: await readFile(path.join(examples, name), "utf8"),
      output: await readFile(path.join(examples, name.replace(/\.in$/, ".out")), "utf8"),
    })),
  );
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

/** A conversation that `test` plays. */
export interface Sample {
  name: string;
  passes: Said[][];
}

/** In the order of their numbers. Throws CliError for a file of another form. */
export async function readSamples(folder: string): Promise<Sample[]> {
  const examples = path.join(folder, EXAMPLES);
  const names = (await namesIn(examples)).filter((name) => name.endsWith(".interaction"));
  return await Promise.all(
    names.map(async (name) => {
      const conversation = parseInteraction(await readFile(path.join(examples, name), "utf8"));
      if (conversation === null) throw new CliError(`${path.join(examples, name)}: ${INTERACTION_FORM}.`);
      return { name: name.replace(/\.interaction$/, ""), passes: conversation.passes };
    }),
  );
}

export interface Program {
  file: string;
  language: LanguageId;
  source: string;
}

/** The named file, or the only program in the folder. Throws CliError when it is not clear which one is meant. */
export async function readProgram(folder: string, named: string | null): Promise<Program> {
  const file = named === null ? await onlyProgramIn(folder) : path.resolve(folder, named);
  const language = languageOfFile(file);
  if (language === null) {
    throw new CliError(`${path.basename(file)}: the ending tells the language, such as .cpp, .java, .js or .py`);
  }
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new CliError(`There is no file ${file}.`);
  return { file, language, source: await readFile(file, "utf8") };
}

function languageOfFile(file: string): LanguageId | null {
  const ending = path.extname(file).slice(1);
  return ending === NO_PROGRAM ? null : languageOfEnding(ending);
}

async function onlyProgramIn(folder: string): Promise<string> {
  const programs = (await readdir(folder)).filter((name) => languageOfFile(name) !== null);
  const [only, ...others] = programs;
  if (only === undefined) throw new CliError("There is no program in this folder. Name the file.");
  if (others.length > 0) throw new CliError(`Which file: ${programs.sort().join(", ")}?`);
  return path.join(folder, only);
}
