import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { isCore, type LanguageId, languageName } from "@verdict/contract/language";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import type { Judge } from "../judge.ts";

/** What this machine can judge of a package, and a warning for each submission in a language that it has not. */
export async function splitByLanguage(
  judge: Pick<Judge, "lookForLanguages">,
  problem: CatalogueProblem,
): Promise<{ judgeable: CatalogueProblem; unjudgeable: PackageFinding[] }> {
  const here = await judge.lookForLanguages();
  const isHere = ({ language }: { language: LanguageId }) => isCore(language) || here[language]?.state === "ready";
  const unjudgeable = [...problem.solutions, ...problem.folderSolutions]
    .filter((solution) => !isHere(solution))
    .map(({ name, language }): PackageFinding => {
      const message = `was not judged: ${languageName(language)} is not installed here`;
      return { severity: "warning", file: `submissions/${name}`, message };
    });
  const judgeable = {
    ...problem,
    solutions: problem.solutions.filter(isHere),
    folderSolutions: problem.folderSolutions.filter(isHere),
  };
  return { judgeable, unjudgeable };
}
