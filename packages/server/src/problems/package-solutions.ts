import { chooseReferences } from "@verdict/catalogue/choose-references";
import type { CatalogueProblem, CatalogueSolution } from "@verdict/catalogue/problem";
import type { ProblemContent } from "./problem-content.ts";

/** The references of a package, by their languages. All other solutions are the rest. */
export function splitSolutions(problem: Pick<CatalogueProblem, "solutions">): {
  references: ProblemContent["referenceSolutions"];
  rest: CatalogueSolution[];
} {
  const chosen = chooseReferences(problem.solutions);
  const references = Object.fromEntries([...chosen].map(([language, solution]) => [language, solution.source]));
  return { references, rest: problem.solutions.filter((solution) => ![...chosen.values()].includes(solution)) };
}
