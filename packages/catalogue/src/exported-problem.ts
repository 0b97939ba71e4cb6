import type { CatalogueProblem, CatalogueSolution, CatalogueTest, FolderSolution } from "./problem.ts";

/** Where the bytes of a file come from: a file on disk (absolute path) or memory. */
type FileContent = { path: string } | { content: string | Uint8Array };

/** A file of a package: its path below the package's folder, with forward slashes. */
export interface ContentFile {
  path: string;
  from: FileContent;
}

export interface ExportedTest extends Omit<CatalogueTest, "inputPath" | "answerPath"> {
  input: FileContent;
  answer: FileContent;
}

/** What `writePackage` and `zipPackage` take: a problem whose test data may also be in memory. */
export interface ExportedProblem
  extends Omit<
    CatalogueProblem,
    | "tests"
    | "timeLimitRule"
    | "solutions"
    | "folderSolutions"
    | "generated"
    | "plan"
    | "inputValidators"
    | "skippedInputValidators"
    | "answerValidators"
    | "skippedAnswerValidators"
    | "editorial"
    | "topics"
    | "statementLanguage"
    | "statementSource"
    | "translations"
    | "files"
    | "statementFindings"
    | "scoring"
    | "conversations"
    | "addedFiles"
  > {
  /** `en` where it is left out. */
  statementLanguage?: string;
  statementSource?: string | null;
  translations?: CatalogueProblem["translations"];
  files?: readonly ContentFile[];
  editorial?: CatalogueProblem["editorial"];
  topics?: CatalogueProblem["topics"];
  timeLimitRule?: CatalogueProblem["timeLimitRule"];
  scoring?: CatalogueProblem["scoring"];
  conversations?: CatalogueProblem["conversations"];
  addedFiles?: CatalogueProblem["addedFiles"];
  tests: readonly ExportedTest[];
  solutions: readonly (CatalogueSolution | FolderSolution)[];
}

export function exportedProblem(problem: CatalogueProblem): ExportedProblem {
  const tests = problem.tests.map(({ inputPath, answerPath, ...test }) => ({
    ...test,
    input: { path: inputPath },
    answer: { path: answerPath },
  }));
  const files = problem.files.map(({ path, absolutePath }) => ({ path, from: { path: absolutePath } }));
  return { ...problem, tests, files, solutions: [...problem.solutions, ...problem.folderSolutions] };
}

/** The name of a package's folder: the format's tools allow small letters and digits alone. */
export function shortName(slug: string): string {
  return slug.replaceAll("-", "");
}
