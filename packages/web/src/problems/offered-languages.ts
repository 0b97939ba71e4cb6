import { isCore, LanguageId } from "@verdict/contract/language";
import type { OpenProblem } from "../platform/open-answers.ts";

/** What the site offers beside the core languages, as far as this page knows it. */
export function furtherLanguages({
  furtherLanguages: further = [],
}: Pick<OpenProblem, "furtherLanguages">): LanguageId[] {
  return further.map(({ id }) => id).filter((id) => LanguageId.options.includes(id));
}

/** Whether a language that was chosen before can still be chosen. */
export function offers(problem: Pick<OpenProblem, "furtherLanguages">, language: LanguageId): boolean {
  return isCore(language) || furtherLanguages(problem).includes(language);
}
