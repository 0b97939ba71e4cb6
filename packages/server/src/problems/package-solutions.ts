import { chooseReferences } from "@verdict/catalogue/choose-references";
import type { CatalogueProblem, CatalogueSolution } from "@verdict/catalogue/problem";
import { type CoreLanguageId, isCore } from "@verdict/contract/language";
import type { ProblemContent } from "./problem-content.ts";
import type { SolutionRow } from "./store.ts";

/** The references of a package, by their languages. All other solutions are the rest. */
export function splitSolutions(problem: Pick<CatalogueProblem, "solutions">): {
  references: ProblemContent["referenceSolutions"];
  rest: CatalogueSolution[];
} {
  const chosen = chooseReferences(problem.solutions);
  const references = Object.fromEntries([...chosen].map(([language, solution]) => [language, solution.source]));
  return { references, rest: problem.solutions.filter((solution) => ![...chosen.values()].includes(solution)) };
}

/** Stored references: those in core languages, and the one that stands in where there is none. */
export function splitReferences(rows: readonly SolutionRow[]): {
  core: readonly (SolutionRow & { language: CoreLanguageId })[];
  standIn: SolutionRow | null;
} {
  return { core: rows.filter(isInCore), standIn: rows.find((row) => !isInCore(row)) ?? null };
}

function isInCore(row: SolutionRow): row is SolutionRow & { language: CoreLanguageId } {
  return isCore(row.language);
}
