import { chooseReferences } from "@verdict/catalogue/choose-references";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { studyMaterialOf } from "@verdict/catalogue/study-material";
import { isRunChecker } from "@verdict/contract/judging";
import type { StudyProgram, StudyTask } from "@verdict/contract/studies";

/**
 * What a study of this program is given. Null for a package that does not say how to make inputs, and for a problem
 * whose own program has a part in the run: an input alone says nothing there.
 */
export function studyTaskOf(problem: CatalogueProblem, { language, source }: StudyProgram): StudyTask | null {
  const material = studyMaterialOf(problem);
  const { checker } = problem;
  if (material === null || isRunChecker(checker)) return null;
  const references = [...chooseReferences(problem.solutions)].map(([core, one]) => ({
    language: core,
    source: one.source,
  }));
  return { language, source, limits: problem.limits, checker, references, material };
}
