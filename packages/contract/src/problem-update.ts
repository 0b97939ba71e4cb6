import * as z from "zod/mini";
import { LanguageName } from "./language.ts";
import { PROBLEM_BOUNDS, type ProblemBounds, type Range, STORED_BOUNDS } from "./problem-limits.ts";
import { boundedFields, EditedVisibleTest, hiddenTestList, ProblemSave, visibleTestList } from "./problem-save.ts";
import {
  CODE_REQUIRED,
  EXPLANATION_REQUIRED,
  LANGUAGES_REQUIRED,
  StartCode,
  StartCodeOfDraft,
  startCodeList,
} from "./problems.ts";

/** What a stored problem may keep though no new one may be so. */
export interface Leeway {
  /** Languages without a reference solution, which packages from elsewhere seldom have in all. */
  languages: readonly LanguageName[];
  /** It has no hidden test: then it stays a draft. */
  lacksHiddenTests: boolean;
  /** It has no visible test: its samples are conversations only, or there are none. */
  lacksVisibleTests: boolean;
  /** None of the visible tests has an explanation. */
  lacksExplanations: boolean;
  /** Its starter code may be empty. */
  lacksStarterCode: boolean;
  /** Those of new problems, stretched as far as this one's limits and tests. */
  bounds: ProblemBounds;
}

/** Of a problem that is not stored yet. */
export const NO_LEEWAY: Leeway = {
  languages: [],
  lacksHiddenTests: false,
  lacksVisibleTests: false,
  lacksExplanations: false,
  lacksStarterCode: false,
  bounds: PROBLEM_BOUNDS,
};

/** The same while it is saved as a draft: a title and a statement are enough to begin with. */
export function leewayOfDraft({ bounds }: Leeway): Leeway {
  return {
    languages: LanguageName.options,
    lacksHiddenTests: true,
    lacksVisibleTests: true,
    lacksExplanations: true,
    lacksStarterCode: true,
    bounds,
  };
}

/** `stored` is as a form shows it. */
export function leewayOf(stored: {
  referenceSolution: readonly { language: LanguageName }[];
  visibleTestCases: readonly { explanation: string }[];
  hiddenTestCases: readonly unknown[];
  timeLimitSeconds: number;
  memoryLimitMegabytes: number;
}): Leeway {
  const { visibleTestCases, hiddenTestCases } = stored;
  const given = stored.referenceSolution.map((solution) => solution.language);
  return {
    languages: LanguageName.options.filter((language) => !given.includes(language)),
    lacksHiddenTests: hiddenTestCases.length === 0,
    lacksVisibleTests: visibleTestCases.length === 0,
    lacksExplanations: visibleTestCases.length > 0 && visibleTestCases.every((test) => test.explanation === ""),
    lacksStarterCode: false,
    bounds: {
      timeLimitSeconds: stretched(PROBLEM_BOUNDS.timeLimitSeconds, stored.timeLimitSeconds),
      memoryLimitMegabytes: stretched(PROBLEM_BOUNDS.memoryLimitMegabytes, stored.memoryLimitMegabytes),
      visibleTests: Math.max(PROBLEM_BOUNDS.visibleTests, visibleTestCases.length),
      hiddenTests: Math.max(PROBLEM_BOUNDS.hiddenTests, hiddenTestCases.length),
    },
  };
}

function stretched({ min, max }: Range, value: number): Range {
  return { min: Math.min(min, value), max: Math.max(max, value) };
}

/**
 * The body of update. What the stored problem lacks may stay away, a solution as an empty text or without its entry,
 * and what it has beyond today's bounds may stay; all else is the form of create, with its texts. Nobody has to invent
 * a solution, or take tests away, in order to mend a statement.
 */
export function problemUpdateFor(leeway: Leeway) {
  const { languages, lacksExplanations, lacksHiddenTests, lacksVisibleTests, lacksStarterCode, bounds } = leeway;
  const maybeExplained = z.extend(EditedVisibleTest, { explanation: z.string(EXPLANATION_REQUIRED) });
  const solution = z.object({ language: LanguageName, completeCode: z.string(CODE_REQUIRED) }).check(
    z.refine((entry) => entry.completeCode !== "" || languages.includes(entry.language), {
      message: CODE_REQUIRED,
      path: ["completeCode"],
    }),
  );
  return z.extend(ProblemSave, {
    ...boundedFields(bounds),
    startCode: startCodeList(lacksStarterCode ? StartCodeOfDraft : StartCode),
    visibleTestCases: visibleTestList(lacksExplanations ? maybeExplained : EditedVisibleTest, {
      most: bounds.visibleTests,
      fewest: lacksVisibleTests ? 0 : 1,
    }),
    hiddenTestCases: hiddenTestList({ most: bounds.hiddenTests, fewest: lacksHiddenTests ? 0 : 1 }),
    referenceSolution: z.array(solution, LANGUAGES_REQUIRED).check(
      z.refine((entries) => hasLanguages(entries, leeway), LANGUAGES_REQUIRED),
      z.refine((entries) => lacksAll(leeway) || entries.some((entry) => entry.completeCode !== ""), CODE_REQUIRED),
    ),
  });
}

/** Of a draft whose package has solutions in other languages only. */
function lacksAll({ languages }: Leeway): boolean {
  return LanguageName.options.every((one) => languages.includes(one));
}

function hasLanguages(entries: readonly { language: LanguageName }[], { languages }: Leeway): boolean {
  const given = new Set(entries.map((entry) => entry.language));
  const areAllThere = LanguageName.options.every((one) => given.has(one) || languages.includes(one));
  return areAllThere && given.size === entries.length && given.size > 0;
}

/**
 * The body of create, update and verify before the server has looked at what is saved: a draft, or a stored problem,
 * which may be any.
 */
export const ProblemUpdate = problemUpdateFor(leewayOfDraft({ ...NO_LEEWAY, bounds: STORED_BOUNDS }));
