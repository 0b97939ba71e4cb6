import * as z from "zod/mini";
import { BuiltTests } from "./built-tests.ts";
import { Conversation } from "./conversation.ts";
import { endpoint } from "./endpoint.ts";
import { LanguageName } from "./language.ts";
import { SaidTimeFactors } from "./said-time-factors.ts";
import { CODE_MAX_LENGTH } from "./submissions.ts";

export const Difficulty = z.enum(["easy", "medium", "hard"], "Difficulty must be easy, medium or hard");
export type Difficulty = z.infer<typeof Difficulty>;
export const Tag = z.enum(["array", "linkedList", "graph", "dp"], "Tag must be array, linkedList, graph or dp");
export type Tag = z.infer<typeof Tag>;

export const LANGUAGES_REQUIRED = "All three languages required";
export const EXPLANATION_REQUIRED = "Explanation is required";
export const CODE_REQUIRED = "Complete code is required";

const TITLE_MAX_LENGTH = 200;
const TITLE_TOO_LONG = `Title must be at most ${TITLE_MAX_LENGTH} characters`;

function required(text: string) {
  return z.string(text).check(z.minLength(1, text));
}

function oneOfEachLanguage<T extends { language: LanguageName }>(entries: readonly T[]): boolean {
  return new Set(entries.map((entry) => entry.language)).size === LanguageName.options.length;
}

const codeSize = z.maxLength(CODE_MAX_LENGTH, "Code must be at most 64 KB");

export const VisibleTestCase = z.object({
  input: required("Input is required"),
  output: required("Output is required"),
  explanation: required(EXPLANATION_REQUIRED),
});
export type VisibleTestCase = z.infer<typeof VisibleTestCase>;
export const HiddenTestCase = z.object({
  input: required("Input is required"),
  output: required("Output is required"),
});
export type HiddenTestCase = z.infer<typeof HiddenTestCase>;
export const StartCode = z.object({
  language: LanguageName,
  initialCode: required("Initial code is required").check(codeSize),
});
export const StartCodeOfDraft = z.object({
  language: LanguageName,
  initialCode: z.string("Initial code is required").check(codeSize),
});

export function startCodeList<Entry extends typeof StartCode | typeof StartCodeOfDraft>(entry: Entry) {
  return z
    .array(entry, LANGUAGES_REQUIRED)
    .check(z.length(3, LANGUAGES_REQUIRED), z.refine(oneOfEachLanguage, LANGUAGES_REQUIRED));
}

const ReferenceSolution = z.object({
  language: LanguageName,
  completeCode: required(CODE_REQUIRED).check(codeSize),
});

/** The form of /admin/create and /admin/update, and the body of both calls. */
export const ProblemForm = z.object({
  title: z
    .string("Title is required")
    .check(z.trim(), z.minLength(1, "Title is required"), z.maxLength(TITLE_MAX_LENGTH, TITLE_TOO_LONG)),
  description: required("Description is required").check(
    z.refine((text) => text.trim() !== "", "Description is required"),
  ),
  difficulty: Difficulty,
  tags: Tag,
  visibleTestCases: z
    .array(VisibleTestCase, "At least one visible test case required")
    .check(z.minLength(1, "At least one visible test case required")),
  hiddenTestCases: z
    .array(HiddenTestCase, "At least one hidden test case required")
    .check(z.minLength(1, "At least one hidden test case required")),
  startCode: startCodeList(StartCode),
  referenceSolution: z
    .array(ReferenceSolution, LANGUAGES_REQUIRED)
    .check(z.length(3, LANGUAGES_REQUIRED), z.refine(oneOfEachLanguage, LANGUAGES_REQUIRED)),
});
export type ProblemForm = z.infer<typeof ProblemForm>;

/**
 * `isDraft` (true), `fromClass`, a class's name, and `buildsWhenWanted` are there only for admins: nobody else sees a
 * draft here at all.
 */
export const ProblemSummary = z.object({
  _id: z.string(),
  title: z.string(),
  difficulty: Difficulty,
  tags: Tag,
  isDraft: z.optional(z.boolean()),
  /** There (and true) while the hidden tests are still being built on this installation. */
  awaitsTests: z.optional(z.boolean()),
  /** There (and true) beside `awaitsTests` where they could not be built: an admin has to see to it. */
  isUnbuildable: z.optional(z.boolean()),
  /** There (and true) where they are built once somebody wants them, and nobody has yet. */
  buildsWhenWanted: z.optional(z.boolean()),
  fromClass: z.optional(z.string()),
});
export type ProblemSummary = z.infer<typeof ProblemSummary>;

/**
 * A problem as a signed-in user sees it; a visitor, where the site shows problems to them, gets it without hints, video
 * and editorial. Hidden tests are never part of it. `referenceSolution` is there only for
 * admins and for those who have solved the problem. `descriptionHtml` is sanitized HTML with MathML.
 * The editorial video's three fields are absent when the problem has no video; `duration` is in seconds.
 */
export const Problem = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  descriptionHtml: z.string(),
  difficulty: Difficulty,
  tags: Tag,
  timeLimitSeconds: z.number(),
  memoryLimitMegabytes: z.number(),
  /** Left out where every further language gets its own factor; see TimeFactors. */
  timeFactors: z.optional(SaidTimeFactors),
  /** Of a problem with `interaction` without what is for its own program alone: then a text is empty. */
  visibleTestCases: z.array(z.object({ input: z.string(), output: z.string(), explanation: z.optional(z.string()) })),
  /**
   * There where a program of the problem has a part in the run: it talks with the judged one (`interactor`), or has it
   * run again on what it makes of its output (`multi-pass`). `passes`: so many runs of a test at most. `samples` are
   * conversations that the author shows; they are no tests.
   */
  interaction: z.optional(
    z.object({
      kind: z.enum(["interactor", "multi-pass"]),
      passes: z.number(),
      samples: z.array(Conversation),
    }),
  ),
  startCode: z.array(z.object({ language: LanguageName, initialCode: z.string() })),
  /** `language` is a core language's name, or that of the further one whose solution stands in where there is none. */
  referenceSolution: z.optional(z.array(z.object({ language: z.string(), completeCode: z.string() }))),
  secureUrl: z.optional(z.string()),
  thumbnailUrl: z.optional(z.string()),
  duration: z.optional(z.number()),
  /** The further languages that this site offers, and what a program begins as; left out where there are none. */
  furtherLanguages: z.optional(z.array(z.object({ id: z.string(), starter: z.string() }))),
  /** The author's own, from soft to strong. */
  hints: z.optional(z.array(z.string())),
  isSolved: z.boolean(),
  /** There (and true) where the author has written how to solve it; the text has a call of its own. */
  hasEditorial: z.optional(z.boolean()),
  /** There (and true) where the asker may be in the talk of those who have solved the problem. */
  hasTalk: z.optional(z.boolean()),
  /**
   * There (and true) while the hidden tests are still being built on this installation: a submission waits for them.
   */
  awaitsTests: z.optional(z.boolean()),
  /** How far that is; null where they cannot be built, and nothing can be submitted. */
  testsBuilt: z.optional(z.nullable(BuiltTests)),
  isDraft: z.optional(z.boolean()),
  /** The name of the class for which a teacher has written it; left out for the site's own. */
  fromClass: z.optional(z.string()),
  /**
   * A contest in which the user's time runs: until its end hints, editorial, video, reference solutions, the helper and
   * everything else that helps are closed, and left out here. A submission counts in it.
   */
  contest: z.optional(
    z.object({ contestId: z.string(), title: z.string(), label: z.string(), until: z.iso.datetime() }),
  ),
  /**
   * An assignment of one of the user's classes that has it and is not over for the user. `closes`: `answers` are
   * editorial, video, reference solutions and share links, `help` is all that helps; what is closed is left out here.
   */
  assignment: z.optional(
    z.object({
      classId: z.string(),
      assignmentId: z.string(),
      title: z.string(),
      until: z.iso.datetime(),
      closes: z.enum(["help", "answers", "nothing"]),
    }),
  ),
  /** There where the statement can be read in several languages: their codes (`en`, `pt-BR`), the shown one first. */
  statementLanguages: z.optional(z.array(z.string())),
  /** Files for solvers, by name; fetched with `problemFile` from the folder `attachments`. */
  attachments: z.optional(z.array(z.object({ name: z.string(), bytes: z.number() }))),
});
export type Problem = z.infer<typeof Problem>;

export const getAllProblem = endpoint({
  method: "GET",
  path: "/problem/getAllProblem",
  access: "reader",
  scope: "read",
  response: z.array(ProblemSummary),
  summary: "All problems, summaries only, in catalogue order",
});
export const problemSolvedByUser = endpoint({
  method: "GET",
  path: "/problem/problemSolvedByUser",
  access: "user",
  scope: "read",
  response: z.array(ProblemSummary),
  summary: "The problems that the signed-in user has solved",
});
export const problemById = endpoint({
  method: "GET",
  path: "/problem/problemById/{problemId}",
  access: "reader",
  scope: "read",
  response: Problem,
  summary: "One problem",
});
/** Sanitized HTML with MathML. It gives the solution away, so it is fetched only by those who ask for it. */
export const problemEditorial = endpoint({
  method: "GET",
  path: "/problem/editorial/{problemId}",
  access: "user",
  response: z.object({ editorialHtml: z.string() }),
  summary: "How one problem is solved, in its author's words",
});
/** The statement in another of its languages, as the problem names them. */
export const problemStatement = endpoint({
  method: "GET",
  path: "/problem/statement/{problemId}/{language}",
  access: "reader",
  scope: "read",
  response: z.object({ language: z.string(), title: z.string(), descriptionHtml: z.string() }),
  summary: "One problem's statement in another language",
});
/**
 * The reply is the file itself. Pictures and PDFs of the statement (folder `statement`) have the type that their bytes
 * have; an attachment (folder `attachments`) is always one to be saved.
 */
export const problemFile = endpoint({
  method: "GET",
  path: "/problem/file/{problemId}/{folder}/{name}",
  access: "reader",
  scope: "read",
  response: z.unknown(),
  summary: "A picture of a problem's statement, or a file that belongs to the problem",
});

/** In rendered HTML, where a statement names a file beside it: it is rendered before its problem has an id. */
export const FILES_OF_THIS_PROBLEM = "/problem/file/:problemId/";

/** Rendered HTML with the addresses of the problem's own files. */
export function withFileAddresses(html: string, problemId: string): string {
  return html.replaceAll(FILES_OF_THIS_PROBLEM, `/problem/file/${problemId}/`);
}
