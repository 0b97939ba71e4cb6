import { CoreLanguageId, languageName } from "@verdict/contract/language";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import { isProlog, isPython2, submissionLanguageOf } from "./language-of-file.ts";
import {
  listFolder,
  openPackageFolder,
  type PackageEntry,
  type PackageFolder,
  readTextOrNull,
} from "./package-folder.ts";
import type { CatalogueProblem, FolderSolution } from "./problem.ts";

/** What a package may hold and a problem of ours does not keep. */
const FOLDERS_LEFT_OUT = ["generators", "graders", "input_visualizer", "output_visualizer"];

/**
 * What is worth telling somebody who imports this package, besides the errors for which readPackage refuses it: what it
 * lacks for a problem of ours, what was assumed, and what was left out. All of them warnings, in the package's order.
 */
export async function packageFindings(folder: string, problem: CatalogueProblem): Promise<PackageFinding[]> {
  const pack = await openPackageFolder(folder);
  const findings = [
    ...ownFieldFindings(problem),
    ...statementFindings(problem),
    ...testFindings(problem),
    ...(await submissionFindings(pack, problem)),
    ...(await checkerFindings(pack, problem)),
    ...[...problem.skippedInputValidators, ...problem.skippedAnswerValidators].map(
      ({ name, why }): Finding => [name, `was not run: ${why}`],
    ),
    ...(await leftOutFindings(pack, problem)),
    ...(await editorialFindings(pack, problem)),
  ];
  return findings.map(asWarning);
}

/** The submissions of a package that an import does not keep, each with the reason. */
export async function findLeftOutSubmissions(folder: string, problem: CatalogueProblem): Promise<PackageFinding[]> {
  return (await leftOutSubmissions(await openPackageFolder(folder), problem)).map(asWarning);
}

function asWarning([file, message]: Finding): PackageFinding {
  return { severity: "warning", file, message };
}

type Finding = readonly [file: string, message: string];

function ownFieldFindings(problem: CatalogueProblem): Finding[] {
  const findings: Finding[] = [];
  const lacking = [
    ...(problem.difficulty === null ? ["difficulty"] : []),
    ...(problem.tag === null ? ["tag"] : []),
    ...(problem.startCode === null ? ["starter code"] : []),
    ...(problem.tests.some((test) => test.isSample && test.explanation === null) ? ["explanations of samples"] : []),
  ];
  if (lacking.length > 0) findings.push(["problem.yaml", `lacks fields of our own: ${lacking.join(", ")}`]);
  if (!problem.isTimeLimitGiven) {
    findings.push(["problem.yaml", "names no time limit: it is taken from the accepted solutions"]);
  }
  return findings;
}

function statementFindings(problem: CatalogueProblem): Finding[] {
  const findings = problem.statementFindings.map(({ file, message }): Finding => [file, message]);
  return problem.statement === null ? [...findings, ["statement", "is missing"]] : findings;
}

function testFindings(problem: CatalogueProblem): Finding[] {
  const findings: Finding[] = [];
  if (!problem.tests.some((test) => test.isSample)) findings.push(["data/sample", "holds no sample"]);
  const isMade = problem.generated !== null || problem.plan !== null;
  const hasSecret = isMade || problem.tests.some((test) => !test.isSample);
  if (!hasSecret)
    findings.push(["data/secret", "holds no test: only the samples are judged, and an import is a draft"]);
  return findings;
}

async function submissionFindings(pack: PackageFolder, problem: CatalogueProblem): Promise<Finding[]> {
  const accepted = problem.solutions.filter((solution) => solution.name.startsWith("accepted/"));
  const missing = CoreLanguageId.options.filter((language) => !accepted.some((each) => each.language === language));
  const names = missing.map(languageName).join(", ");
  const findings: Finding[] =
    missing.length === 0 ? [] : [["submissions/accepted", `holds no solution that we can judge in ${names}`]];
  return [...findings, ...(await leftOutSubmissions(pack, problem))];
}

async function leftOutSubmissions(pack: PackageFolder, problem: CatalogueProblem): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const folder of await listFolder(pack, "submissions")) {
    if (folder.kind === "file") {
      if (submissionLanguageOf(folder.name) === null) continue;
      findings.push([`submissions/${folder.name}`, "was left out: it is in no folder that says what to expect"]);
      continue;
    }
    for (const entry of await listFolder(pack, `submissions/${folder.name}`)) {
      const name = `${folder.name}/${entry.name}`;
      if (problem.solutions.some((solution) => solution.name === name || solution.name.startsWith(`${name}/`)))
        continue;
      const judged = problem.folderSolutions.find((solution) => solution.name === name);
      if (judged !== undefined && isStorable(judged)) continue;
      const why = judged === undefined ? await whySkipped(pack, folder.name, entry) : NOT_STORED;
      findings.push([`submissions/${name}`, why]);
    }
  }
  return findings;
}

const MOST_SOURCE_BYTES = 1024 * 1024;
const MOST_FOLDER_BYTES = 1024 * 1024;
const NOT_STORED = "is left out by an import: it is a program of several files, with more than 1 MiB";

/** Whether an import keeps a program of several files: they travel with every job that judges it. */
export function isStorable({ source, otherFiles }: FolderSolution): boolean {
  return otherFiles.reduce((sum, { content }) => sum + content.length, source.length) <= MOST_FOLDER_BYTES;
}

async function whySkipped(pack: PackageFolder, folder: string, entry: PackageEntry): Promise<string> {
  if (entry.kind === "folder") return "was left out: it is not one program in one of our languages";
  const language = submissionLanguageOf(entry.name);
  if (language === null) return "was left out: it is not in one of our languages";
  const source = await readTextOrNull(pack, `submissions/${folder}/${entry.name}`, MOST_SOURCE_BYTES);
  if (source === null) return "was left out: it is not a text";
  if (isPython2(language, source)) return "was left out: it is in Python 2";
  if (isProlog(language, source)) return "was left out: it is not in one of our languages";
  return "was left out: neither its folder nor an annotation says what to expect";
}

async function checkerFindings(pack: PackageFolder, problem: CatalogueProblem): Promise<Finding[]> {
  if ("files" in problem.checker || (await listFolder(pack, "output_validators")).length === 0) return [];
  return [["output_validators", "was left out: problem.yaml says `validation: default`"]];
}

async function leftOutFindings(pack: PackageFolder, { plan }: CatalogueProblem): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const folder of FOLDERS_LEFT_OUT) {
    if (folder === "generators" && plan !== null) continue;
    if ((await listFolder(pack, folder)).length > 0) findings.push([folder, "was left out"]);
  }
  return findings;
}

async function editorialFindings(pack: PackageFolder, problem: CatalogueProblem): Promise<Finding[]> {
  const entries = await listFolder(pack, "solution");
  if (entries.length === 0) return [];
  if (problem.editorial === null) return [["solution", "is not in Markdown and was left out"]];
  return entries.length === 1 ? [] : [["solution", "everything but the English text was left out"]];
}
