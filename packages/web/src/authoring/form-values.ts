import type { ProblemEdit } from "@verdict/contract/admin-problems";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { LanguageName } from "@verdict/contract/language";
import type { ProblemSave } from "@verdict/contract/problem-save";
import { MEBIBYTE } from "@verdict/contract/units";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";

export type FormValues = z.input<typeof ProblemSave>;
export type ProblemFormMethods = UseFormReturn<FormValues, unknown, ProblemSave>;

export const EMPTY_VISIBLE_TEST = { input: "", output: "", explanation: "" };
export const EMPTY_HIDDEN_TEST = { input: "", output: "" };

const MS_PER_SECOND = 1000;

/** A new problem: one empty test of each kind, the usual limits, and room for all three languages. */
export function emptyForm(): FormValues {
  return {
    title: "",
    description: "",
    difficulty: "easy",
    tags: "array",
    visibleTestCases: [EMPTY_VISIBLE_TEST],
    hiddenTestCases: [EMPTY_HIDDEN_TEST],
    startCode: LanguageName.options.map((language) => ({ language, initialCode: "" })),
    referenceSolution: LanguageName.options.map((language) => ({ language, completeCode: "" })),
    timeLimitSeconds: DEFAULT_LIMITS.timeMs / MS_PER_SECOND,
    memoryLimitMegabytes: DEFAULT_LIMITS.memoryBytes / MEBIBYTE,
    timeFactors: {},
    checker: TOKEN_CHECKER,
    conversations: [],
    hints: [],
    topics: [],
    editorial: "",
    isDraft: false,
    allowsStudies: true,
  };
}

/** The stored problem in the order of the form, with an empty entry for a language that it lacks. */
export function formOf(problem: ProblemEdit): FormValues {
  const { _id, outdatedSubmissions, fault, standIn, ...values } = problem;
  return {
    ...values,
    startCode: LanguageName.options.map((language) => ({
      language,
      initialCode: problem.startCode.find((code) => code.language === language)?.initialCode ?? "",
    })),
    referenceSolution: LanguageName.options.map((language) => ({
      language,
      completeCode: problem.referenceSolution.find((code) => code.language === language)?.completeCode ?? "",
    })),
  };
}
