import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { readFolderProgram } from "@verdict/catalogue/folder-program";
import { submissionLanguageOf } from "@verdict/catalogue/language-of-file";
import { PackageError } from "@verdict/catalogue/package-error";
import { openPackageFolder } from "@verdict/catalogue/package-folder";
import type { CatalogueProblem, CatalogueSolution, FolderSolution } from "@verdict/catalogue/problem";
import type { JudgeTask, ProgramSource, ProgramTask } from "../running/judge-task.ts";

type Solutions = Pick<CatalogueProblem, "solutions" | "folderSolutions">;

/**
 * The program in a file, or of several files side by side in a folder; one of the package's own submissions has the
 * package's constants filled in. Throws an Error in one line for what is no program in a language of ours.
 */
export async function readProgram(
  problem: Solutions,
  { folder, sourceFile }: { folder: string; sourceFile: string },
): Promise<ProgramSource> {
  const found = await stat(sourceFile).catch((error: unknown) => {
    throw new Error(`${sourceFile} cannot be read`, { cause: error });
  });
  const own = allSolutions(problem).find(({ name }) => path.join(folder, "submissions", name) === sourceFile);
  if (own !== undefined) return programOf(own);
  if (found.isDirectory()) return await readFolder(sourceFile);
  const language = submissionLanguageOf(path.basename(sourceFile));
  if (language === null) throw new Error(`${sourceFile} is not judged: its ending is of no language that we know`);
  return { language, source: await readFile(sourceFile, "utf8") };
}

export function allSolutions({ solutions, folderSolutions }: Solutions): (CatalogueSolution | FolderSolution)[] {
  return [...solutions, ...folderSolutions];
}

/** A submission's program without its name and what is expected of it. */
export function programOf(solution: CatalogueSolution | FolderSolution): ProgramSource {
  const { language, source } = solution;
  return "otherFiles" in solution ? { language, source, otherFiles: solution.otherFiles } : { language, source };
}

const HOW = "its files lie side by side, in one language that takes several";

async function readFolder(folder: string): Promise<ProgramSource> {
  const pack = await openPackageFolder(path.dirname(folder));
  const program = await readFolderProgram(pack, path.basename(folder));
  if (program === null) throw new Error(`${folder} is not one program: ${HOW}`);
  const { language, main, files } = program;
  const source = files.find(({ name }) => name === main)?.content ?? "";
  return { language, source, otherFiles: files.filter(({ name }) => name !== main) };
}

export type PackageProgram = ProgramSource & Pick<ProgramTask, "limits" | "limitsAreFor">;

/** A program against all tests of a package. Throws PackageError where there is none. */
export function taskOfPackage(problem: CatalogueProblem, program: PackageProgram): JudgeTask {
  if (problem.tests.length === 0) throw new PackageError("data", "holds no test");
  return {
    ...program,
    kind: "submit",
    checker: problem.checker,
    addedFiles: problem.addedFiles,
    tests: problem.tests.map((test, index) => ({
      number: index + 1,
      isVisible: true,
      inputPath: test.inputPath,
      answerPath: test.answerPath,
      ...(test.checker === null ? {} : { checker: test.checker }),
    })),
    reference: null,
  };
}
