import { isStorable } from "@verdict/catalogue/package-findings";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { isCore, type LanguageId, languageName } from "@verdict/contract/language";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import type { ProblemContent } from "../problem-content.ts";

const MS_PER_SECOND = 1000;

/** Submissions in languages that no judge has now. */
export function unjudgeableFindings(
  { solutions, folderSolutions }: CatalogueProblem,
  judgeable: readonly LanguageId[],
): PackageFinding[] {
  return [...solutions, ...folderSolutions.filter(isStorable)]
    .filter(({ language }) => !judgeable.includes(language))
    .map(({ name, language }) => ({
      severity: "warning",
      file: `submissions/${name}`,
      message: `was left out: no judge of this site has ${languageName(language)} now`,
    }));
}

/** That a solution in a further language stands in for references, or that nothing does. */
export function referenceFindings({ referenceSolutions }: ProblemContent): PackageFinding[] {
  const languages = Object.keys(referenceSolutions);
  const ofAccepted = (message: string): PackageFinding[] => [
    { severity: "warning", file: "submissions/accepted", message },
  ];
  const [first] = languages;
  if (first === undefined) {
    return ofAccepted("holds no solution that is accepted here: a reference is needed before it is published");
  }
  if (languages.some(isCore)) return [];
  return ofAccepted(
    `holds no solution in C++, Java or JavaScript that is accepted: the one in ${languageName(first)} is the reference`,
  );
}

/** `timeMs` is what was derived where the package gives none. */
export function timeLimitFindings(problem: CatalogueProblem, timeMs: number): PackageFinding[] {
  if (problem.isTimeLimitGiven) return [];
  const message = `names no time limit: ${timeMs / MS_PER_SECOND} s was taken from its accepted solutions`;
  return [{ severity: "warning", file: "problem.yaml", message }];
}
