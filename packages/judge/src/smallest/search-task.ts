import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { searchMaterialOf } from "@verdict/catalogue/search-material";
import type { SearchProgram, SearchTask } from "@verdict/contract/searching";

/** The search for an input on which this program fails. Null for a package that does not say how to make inputs. */
export function searchTaskOf(problem: CatalogueProblem, { language, source }: SearchProgram): SearchTask | null {
  const material = searchMaterialOf(problem);
  if (material === null) return null;
  const references = problem.solutions
    .filter(({ name, expected }) => name.startsWith("accepted/") && expected.includes("AC"))
    .map((one) => ({ language: one.language, source: one.source }));
  return { language, source, limits: problem.limits, checker: problem.checker, references, material };
}
