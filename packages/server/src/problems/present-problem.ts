import { type LanguageId, LanguageName, languageId, languageName } from "@verdict/contract/language";
import type { Problem } from "@verdict/contract/problems";
import { secondsOfMs } from "@verdict/contract/units";
import type { ProblemRow, SolutionRow, VisibleTestRow } from "./store.ts";

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** The only way of a problem to its users. `solutions` is null for those who may not see them yet. */
export function presentProblem(input: {
  problem: ProblemRow;
  visibleTests: readonly VisibleTestRow[];
  solutions: readonly SolutionRow[] | null;
}): Problem {
  const { problem, visibleTests, solutions } = input;
  return {
    _id: problem.id,
    title: problem.title,
    description: problem.description,
    descriptionHtml: problem.description_html,
    difficulty: problem.difficulty,
    tags: problem.tag,
    timeLimitSeconds: secondsOfMs(problem.time_ms),
    memoryLimitMegabytes: Math.round(problem.memory_bytes / BYTES_PER_MEGABYTE),
    visibleTestCases: visibleTests.map(presentVisibleTest),
    startCode: presentStartCode(problem.start_code),
    ...(solutions === null ? {} : { referenceSolution: solutions.map(presentSolution) }),
    ...(problem.is_draft ? { isDraft: true } : {}),
    isSolved: problem.is_solved,
    ...presentVideo(problem),
  };
}

function presentVideo(problem: ProblemRow): Pick<Problem, "secureUrl" | "thumbnailUrl" | "duration"> {
  const { video_url: secureUrl, thumbnail_url: thumbnailUrl, video_seconds: duration } = problem;
  if (secureUrl === null || duration === null) return {};
  return { secureUrl, duration, ...(thumbnailUrl === null ? {} : { thumbnailUrl }) };
}

export function presentStartCode(startCode: Readonly<Record<LanguageId, string>>): Problem["startCode"] {
  return LanguageName.options.map((language) => ({ language, initialCode: startCode[languageId(language)] ?? "" }));
}

function presentVisibleTest(row: VisibleTestRow): Problem["visibleTestCases"][number] {
  const test = { input: row.input.toString("utf8"), output: row.answer.toString("utf8") };
  return row.explanation === "" ? test : { ...test, explanation: row.explanation };
}

function presentSolution(row: SolutionRow): { language: LanguageName; completeCode: string } {
  return { language: languageName(row.language), completeCode: row.source };
}
