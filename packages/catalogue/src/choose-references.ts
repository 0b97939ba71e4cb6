import { CoreLanguageId, FURTHER_LANGUAGE_IDS } from "@verdict/contract/language";
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
    const solution = chooseIn(solutions.filter((one) => one.language === language && isAccepted(one)));
    if (solution !== null) chosen.set(language, solution);
  }
  return chosen;
}

/**
 * Of solutions that have been accepted, the one that stands in for references where no core language has any: in the
 * first further language of the menu. Null where none is in a further language.
 */
export function chooseStandIn<S extends CatalogueSolution>(accepted: readonly S[]): S | null {
  for (const language of FURTHER_LANGUAGE_IDS) {
    const chosen = chooseIn(accepted.filter((one) => one.language === language && isAccepted(one)));
    if (chosen !== null) return chosen;
  }
  return null;
}

/** The one that is named as a reference, or else the first. */
function chooseIn<S extends CatalogueSolution>(solutions: readonly S[]): S | null {
  const named = NAMES_OF_REFERENCES.flatMap((stem) => solutions.filter(({ name }) => isNamed(name, stem)));
  return named[0] ?? solutions[0] ?? null;
}

function isAccepted({ expected }: CatalogueSolution): boolean {
  return expected.length === 1 && expected[0] === "AC";
}

function isNamed(name: string, stem: string): boolean {
  return name.split("/").at(-1)?.startsWith(`${stem}.`) ?? false;
}
