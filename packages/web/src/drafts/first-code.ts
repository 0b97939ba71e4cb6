import { isCore, LanguageId, languageName } from "@verdict/contract/language";
import * as z from "zod/mini";
import type { OpenProblem } from "../platform/open-answers.ts";
import { filledTemplate } from "./code-templates.ts";

/** What a slot holds before anybody has typed: the user's own template or the starter code; else nothing. */
export function firstCode(problem: OpenProblem, slot: string): string {
  return templateCode(problem, slot) ?? starterCode(problem, slot);
}

/** The user's own beginning of a program in a language; null where there is none, and for what is no language. */
export function templateCode(problem: OpenProblem, slot: string): string | null {
  const language = z.safeParse(LanguageId, slot);
  return language.success ? filledTemplate(language.data, problem, starterCode(problem, slot)) : null;
}

/** The problem's code for a language, else nothing. */
export function starterCode(problem: OpenProblem, slot: string): string {
  const language = z.safeParse(LanguageId, slot);
  if (!language.success) return "";
  if (!isCore(language.data)) return problem.furtherLanguages?.find(({ id }) => id === language.data)?.starter ?? "";
  return problem.startCode.find((start) => start.language === languageName(language.data))?.initialCode ?? "";
}
