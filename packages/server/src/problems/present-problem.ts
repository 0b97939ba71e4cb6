import { labelOf } from "@verdict/contract/contests";
import { parseInteraction } from "@verdict/contract/conversation";
import {
  type CoreLanguageId,
  type LanguageId,
  LanguageName,
  languageId,
  languageName,
} from "@verdict/contract/language";
import { furtherStarter } from "@verdict/contract/problem-starter";
import { type Problem, withFileAddresses } from "@verdict/contract/problems";
import { MEBIBYTE, secondsOfMs } from "@verdict/contract/units";
import { DRAWN_POSTER } from "@verdict/contract/videos";
import { type Closing, closesAnswers, closesHelp } from "../openings/store.ts";
import type { Awaited } from "./building/store.ts";
import type { StoredConversation } from "./conversations.ts";
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
  /** The site has one, and it is open to whoever asks, unless something closes it. */
  hasTalk?: boolean;
  /** Where its tests are still being built. */
  awaited?: Awaited | null;
  furtherLanguages?: readonly LanguageId[];
  /** Those of a problem whose own program has a part in the runs. */
  conversations?: readonly StoredConversation[];
}): Problem {
  const { problem, video, visibleTests, solutions, awaited = null, furtherLanguages = [] } = input;
  const { conversations = [], hasTalk = false } = input;
  const { closed_by: closing } = problem;
  const examples = visibleTests.length + conversations.length;
  return {
    _id: problem.id,
    title: problem.title,
    description: problem.description,
    descriptionHtml: withFileAddresses(problem.description_html, problem.id),
    difficulty: problem.difficulty,
    tags: problem.tag,
    timeLimitSeconds: secondsOfMs(problem.time_ms),
    memoryLimitMegabytes: Math.round(problem.memory_bytes / MEBIBYTE),
    ...(problem.time_factors === null ? {} : { timeFactors: problem.time_factors }),
    visibleTestCases: visibleTests.map((test) => presentVisibleTest(test, { problem, most: shareOf(examples) })),
    ...presentInteraction(problem, { conversations, most: 3 * shareOf(examples) }),
    startCode: presentStartCode(problem.start_code),
    ...(furtherLanguages.length === 0
      ? {}
      : { furtherLanguages: furtherLanguages.map((id) => presentLanguage(id, problem)) }),
    ...(solutions === null || closesAnswers(closing) ? {} : { referenceSolution: solutions.map(presentSolution) }),
    ...(closesHelp(closing) || problem.hints.length === 0 ? {} : { hints: problem.hints }),
    ...(!closesAnswers(closing) && problem.has_editorial ? { hasEditorial: true } : {}),
    ...(hasTalk && !closesAnswers(closing) ? { hasTalk } : {}),
    ...(problem.is_draft && !problem.is_open ? { isDraft: true } : {}),
    ...(problem.class_name === null ? {} : { fromClass: problem.class_name }),
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

function presentLanguage(
  id: LanguageId,
  { start_code: { cpp } }: Pick<ProblemRow, "start_code">,
): { id: LanguageId; starter: string } {
  return { id, starter: furtherStarter(id, cpp) };
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

/** An interactor's files are for it alone; of several passes the program gets the input in the first. */
function presentVisibleTest(
  row: VisibleTestRow,
  { problem, most }: { problem: Pick<ProblemRow, "checker_kind" | "passes">; most: number },
): Problem["visibleTestCases"][number] {
  const input = problem.checker_kind === "interactor" ? "" : cutAt(row.input.toString("utf8"), most);
  const output = problem.passes === null ? cutAt(row.answer.toString("utf8"), most) : "";
  const test = { input, output };
  return row.explanation === "" ? test : { ...test, explanation: cutAt(row.explanation, most) };
}

function presentInteraction(
  { checker_kind: kind, passes }: Pick<ProblemRow, "checker_kind" | "passes">,
  { conversations, most }: { conversations: readonly StoredConversation[]; most: number },
): Pick<Problem, "interaction"> {
  if (kind !== "interactor" && kind !== "multi-pass") return {};
  const samples = conversations.flatMap(({ text }) => {
    const isCut = text.length > most;
    // Cut between two lines, each of which has its speaker.
    const kept = isCut ? text.slice(0, text.lastIndexOf("\n", most) + 1).toWellFormed() : text;
    const conversation = parseInteraction(kept);
    return conversation === null ? [] : [{ ...conversation, isCut }];
  });
  return { interaction: { kind, passes: passes ?? 1, samples } };
}

function cutAt(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed()}\n…` : text;
}

function presentSolution(row: SolutionRow): { language: string; completeCode: string } {
  return { language: languageName(row.language), completeCode: row.source };
}
