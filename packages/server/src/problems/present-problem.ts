import { labelOf } from "@verdict/contract/contests";
import {
  type CoreLanguageId,
  type LanguageId,
  LanguageName,
  languageId,
  languageName,
} from "@verdict/contract/language";
import { languageFacts } from "@verdict/contract/language-facts";
import { type Problem, withFileAddresses } from "@verdict/contract/problems";
import { MEBIBYTE, secondsOfMs } from "@verdict/contract/units";
import { DRAWN_POSTER } from "@verdict/contract/videos";
import { type Closing, closesAnswers, closesHelp } from "../openings/store.ts";
import type { Awaited } from "./building/store.ts";
import type { ProblemRow, SolutionRow, VisibleTestRow } from "./store.ts";

/** All examples of a problem together; a page that shows more of them helps nobody. */
const MOST_EXAMPLES_CHARACTERS = 150_000;

/** The current editorial video of a problem. */
export interface ProblemVideo {
  secureUrl: string;
  thumbnailUrl: string | null;
  durationSeconds: number;
}

/** The only way of a problem to its users. `solutions` is null for those who may not see them yet. */
export function presentProblem(input: {
  problem: ProblemRow;
  video: ProblemVideo | null;
  visibleTests: readonly VisibleTestRow[];
  solutions: readonly SolutionRow[] | null;
  /** Where its tests are still being built. */
  awaited?: Awaited | null;
  furtherLanguages?: readonly LanguageId[];
}): Problem {
  const { problem, video, visibleTests, solutions, awaited = null, furtherLanguages = [] } = input;
  const { closed_by: closing } = problem;
  return {
    _id: problem.id,
    title: problem.title,
    description: problem.description,
    descriptionHtml: withFileAddresses(problem.description_html, problem.id),
    difficulty: problem.difficulty,
    tags: problem.tag,
    timeLimitSeconds: secondsOfMs(problem.time_ms),
    memoryLimitMegabytes: Math.round(problem.memory_bytes / MEBIBYTE),
    visibleTestCases: visibleTests.map((test) => presentVisibleTest(test, shareOf(visibleTests.length))),
    startCode: presentStartCode(problem.start_code),
    ...(furtherLanguages.length === 0 ? {} : { furtherLanguages: furtherLanguages.map(presentLanguage) }),
    ...(solutions === null || closesAnswers(closing) ? {} : { referenceSolution: solutions.map(presentSolution) }),
    ...(closesHelp(closing) || problem.hints.length === 0 ? {} : { hints: problem.hints }),
    ...(!closesAnswers(closing) && problem.has_editorial ? { hasEditorial: true } : {}),
    ...(problem.is_draft && !problem.is_open ? { isDraft: true } : {}),
    ...presentClosing(closing),
    ...(problem.other_languages.length === 0
      ? {}
      : { statementLanguages: [problem.statement_language, ...problem.other_languages] }),
    ...(problem.attachments.length === 0 ? {} : { attachments: problem.attachments }),
    ...(problem.awaits_tests ? { awaitsTests: true, ...presentBuilt(awaited) } : {}),
    isSolved: problem.is_solved,
    ...(video === null || closesAnswers(closing) ? {} : presentVideo(video)),
  };
}

function presentClosing(closing: Closing | null): Pick<Problem, "contest" | "assignment"> {
  if (closing === null) return {};
  const { title, until, closes } = closing;
  if (closing.contestId !== null) {
    return { contest: { contestId: closing.contestId, title, until, label: labelOf(closing.label) } };
  }
  const { classId, assignmentId } = closing;
  return { assignment: { classId, assignmentId, title, until, closes } };
}

function presentLanguage(id: LanguageId): { id: LanguageId; starter: string } {
  return { id, starter: languageFacts(id).starter };
}

function presentBuilt(awaited: Awaited | null): Pick<Problem, "testsBuilt"> {
  if (awaited === null) return {};
  const { built, total, fault } = awaited;
  return { testsBuilt: fault === null ? { built, total } : null };
}

function presentVideo(video: ProblemVideo): Pick<Problem, "secureUrl" | "thumbnailUrl" | "duration"> {
  const { secureUrl, thumbnailUrl, durationSeconds: duration } = video;
  return { secureUrl, duration, thumbnailUrl: thumbnailUrl ?? DRAWN_POSTER };
}

export function presentStartCode(startCode: Readonly<Record<CoreLanguageId, string>>): Problem["startCode"] {
  return LanguageName.options.map((language) => ({ language, initialCode: startCode[languageId(language)] ?? "" }));
}

/** What each text of so many examples may have. */
function shareOf(examples: number): number {
  return Math.floor(MOST_EXAMPLES_CHARACTERS / (3 * Math.max(1, examples)));
}

function presentVisibleTest(row: VisibleTestRow, most: number): Problem["visibleTestCases"][number] {
  const cut = (text: string) => (text.length > most ? `${text.slice(0, most).toWellFormed()}\n…` : text);
  const test = { input: cut(row.input.toString("utf8")), output: cut(row.answer.toString("utf8")) };
  return row.explanation === "" ? test : { ...test, explanation: cut(row.explanation) };
}

function presentSolution(row: SolutionRow): { language: LanguageName; completeCode: string } {
  return { language: languageName(row.language), completeCode: row.source };
}
