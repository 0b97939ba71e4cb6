import * as z from "zod/mini";
import { LanguageName } from "./language.ts";
import { TESTS_MAX } from "./problem-limits.ts";
import { EditedVisibleTest, ProblemSave, TOO_MANY_TESTS, VISIBLE_TEST_REQUIRED } from "./problem-save.ts";
import { CODE_REQUIRED, EXPLANATION_REQUIRED, LANGUAGES_REQUIRED } from "./problems.ts";

/** What a stored problem lacks of a whole form: a package from elsewhere has seldom all languages, or explanations. */
export interface ProblemGaps {
  /** Languages without a reference solution; at least one has one. */
  languages: readonly LanguageName[];
  /** None of the visible tests has one. */
  lacksExplanations: boolean;
}

export function gapsOf(stored: {
  referenceSolution: readonly { language: LanguageName }[];
  visibleTestCases: readonly { explanation: string }[];
}): ProblemGaps {
  const given = stored.referenceSolution.map((solution) => solution.language);
  return {
    languages: LanguageName.options.filter((language) => !given.includes(language)),
    lacksExplanations:
      stored.visibleTestCases.length > 0 && stored.visibleTestCases.every((test) => test.explanation === ""),
  };
}

/**
 * The body of update. What the stored problem lacks may stay away, a solution as an empty text or without its entry;
 * all else is the form of create, with its texts. Nobody has to invent a solution in order to mend a statement.
 */
export function problemUpdateFor(gaps: ProblemGaps) {
  const maybeExplained = z.extend(EditedVisibleTest, { explanation: z.string(EXPLANATION_REQUIRED) });
  const solution = z.object({ language: LanguageName, completeCode: z.string(CODE_REQUIRED) }).check(
    z.refine((entry) => entry.completeCode !== "" || gaps.languages.includes(entry.language), {
      message: CODE_REQUIRED,
      path: ["completeCode"],
    }),
  );
  return z.extend(ProblemSave, {
    visibleTestCases: z
      .array(gaps.lacksExplanations ? maybeExplained : EditedVisibleTest, VISIBLE_TEST_REQUIRED)
      .check(z.minLength(1, VISIBLE_TEST_REQUIRED), z.maxLength(TESTS_MAX, TOO_MANY_TESTS)),
    referenceSolution: z.array(solution, LANGUAGES_REQUIRED).check(
      z.refine((entries) => hasLanguages(entries, gaps), LANGUAGES_REQUIRED),
      z.refine((entries) => entries.some((entry) => entry.completeCode !== ""), CODE_REQUIRED),
    ),
  });
}

function hasLanguages(entries: readonly { language: LanguageName }[], gaps: ProblemGaps): boolean {
  const given = new Set(entries.map((entry) => entry.language));
  const areAllThere = LanguageName.options.every((one) => given.has(one) || gaps.languages.includes(one));
  return areAllThere && given.size === entries.length && given.size > 0;
}

/** The body of update and verify before the server has looked at the stored problem: any gap may be one of its. */
export const ProblemUpdate = problemUpdateFor({ languages: LanguageName.options, lacksExplanations: true });
