import { CoreLanguageId } from "@verdict/contract/language";
import type { CatalogueSolution } from "./problem.ts";

/** How an export names the references; an import finds them by it among other accepted solutions. */
export const REFERENCE_NAME = "reference";

/** And how our own packages do, which keep ordinary programs and slow but right ones beside it. */
const NAMES_OF_REFERENCES = [REFERENCE_NAME, "solution"];

/**
 * The reference of each language: the accepted solution that is named so, or else the first one in the order of their
 * names.
 */
export function chooseReferences(solutions: readonly CatalogueSolution[]): Map<CoreLanguageId, CatalogueSolution> {
  const chosen = new Map<CoreLanguageId, CatalogueSolution>();
  for (const language of CoreLanguageId.options) {
    const accepted = solutions.filter((one) => one.language === language && isAccepted(one));
    const named = NAMES_OF_REFERENCES.flatMap((stem) => accepted.filter(({ name }) => isNamed(name, stem)));
    const solution = named[0] ?? accepted[0];
    if (solution !== undefined) chosen.set(language, solution);
  }
  return chosen;
}

function isAccepted({ expected }: CatalogueSolution): boolean {
  return expected.length === 1 && expected[0] === "AC";
}

function isNamed(name: string, stem: string): boolean {
  return name.split("/").at(-1)?.startsWith(`${stem}.`) ?? false;
}
