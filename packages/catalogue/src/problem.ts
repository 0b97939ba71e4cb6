import type { AddedFiles } from "@verdict/contract/added-files";
import type { Checker, JudgeLimits } from "@verdict/contract/judging";
import type { CoreLanguageId, LanguageId } from "@verdict/contract/language";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import type { Difficulty, Tag } from "@verdict/contract/problems";
import type { Scoring } from "@verdict/contract/scoring";
import type { Verdict } from "@verdict/contract/verdict";
import type { GeneratedData } from "./generators/generated-data.ts";
import type { GenerationPlan } from "./generators/generation-plan.ts";
import type { InputValidator } from "./generators/input-validators.ts";

/** A problem package as read from disk. Test data stays on disk: a test names its files. */
export interface CatalogueProblem {
  /** The folder's name; the problem's `_id` once it is stored. */
  slug: string;
  title: string;
  /** Where it stands in our own catalogue; null in packages that were not written for Verdict. */
  order: number | null;
  /** Markdown with math, also of a statement in LaTeX. Null in packages without any that we can show. */
  statement: string | null;
  /** Of `statement`, as the package names it (`en`, `sv`, `pt-BR`). */
  statementLanguage: string;
  /** What `statement` was made from, as in a Translation. */
  statementSource: string | null;
  /** The statement in the package's other languages. */
  translations: readonly Translation[];
  /** Pictures, PDFs and sources of statements, attachments, and sources of validators of inputs and answers. */
  files: readonly ProblemFile[];
  /** What became of the statement's parts, as far as somebody has to know it. */
  statementFindings: readonly PackageFinding[];
  /** Absent in packages that were not written for Verdict. */
  difficulty: Difficulty | null;
  tag: Tag | null;
  startCode: Readonly<Record<CoreLanguageId, string>> | null;
  hints: readonly string[];
  /** What it is about, in its author's words: `keywords`. */
  topics: readonly string[];
  /** Markdown with math: `solution/solution.en.md`. Null when the package has none. */
  editorial: string | null;
  limits: JudgeLimits;
  /** False when the package leaves the time limit to the system; `limits.timeMs` is then the default. */
  isTimeLimitGiven: boolean;
  /** Null exactly when the time limit is given. */
  timeLimitRule: TimeLimitRule | null;
  /** How outputs are compared, except where a test has a checker of its own. */
  checker: Checker;
  /** What it adds to every program: `include/`. */
  addedFiles: AddedFiles | null;
  /** Samples first, then secret tests, each in the order of their names. Without those that have yet to be built. */
  tests: readonly CatalogueTest[];
  /**
   * What is shown of samples in place of input and answer, where a program of the problem has a part in the runs; in
   * the order of their names. Some of them belong to no test.
   */
  conversations: readonly SampleConversation[];
  /** How it gives points; null for one that a program solves or does not. */
  scoring: Scoring | null;
  /** How to build the secret tests, in packages that do not hold them. */
  generated: GeneratedData | null;
  /** How its own programs make the tests, in packages from elsewhere that do not hold them. */
  plan: GenerationPlan | null;
  /** Each says whether an input is as the statement promises. */
  inputValidators: readonly InputValidator[];
  /** Input validators that we have nothing to run with. */
  skippedInputValidators: readonly { name: string; why: string }[];
  /** Each says whether an answer has the form that the statement promises. */
  answerValidators: readonly InputValidator[];
  /** Answer validators that we have nothing to run with. */
  skippedAnswerValidators: readonly { name: string; why: string }[];
  solutions: readonly CatalogueSolution[];
  /** Programs of several files. */
  folderSolutions: readonly FolderSolution[];
  attribution: Attribution;
}

/**
 * Relative addresses in `markdown` are paths below `statement/`. `title` is null where the package's one counts.
 * `source` is the path of the LaTeX or PDF that `markdown` was made from, null where it is the author's own.
 */
export interface Translation {
  language: string;
  title: string | null;
  markdown: string;
  source: string | null;
}

/** `path` is `statement/…`, `attachments/…`, `input_validators/…` or `answer_validators/…`, whatever the package's own folders are called. */
export interface ProblemFile {
  path: string;
  absolutePath: string;
  bytes: number;
}

/**
 * How the format derives a time limit that is not given: so many times what the slowest accepted solution needs, in
 * multiples of `resolutionSeconds` and at least one of them.
 */
export interface TimeLimitRule {
  multiplier: number;
  resolutionSeconds: number;
  rounding: "up" | "nearest";
}

export interface CatalogueTest {
  /** Path below data/ without its ending: `sample/1`, `secret/group1/03`. */
  name: string;
  isSample: boolean;
  /** Absolute paths. */
  inputPath: string;
  answerPath: string;
  /** From the sample's .desc file. */
  explanation: string | null;
  /** Null means the problem's own; packages may give a group of tests other tolerances. */
  checker: Checker | null;
  /** Left out where the package names none for this test or its group. */
  inputValidatorArguments?: InputValidatorArguments;
  /** The same for answer validators. */
  answerValidatorArguments?: InputValidatorArguments;
}

/** `name` is a test's, or would be; `text` has the form of `.interaction` files and is read as such. */
export interface SampleConversation {
  name: string;
  text: string;
}

/** The same for all validators of inputs or answers, or for those that are named (without their ending). */
export type InputValidatorArguments = readonly string[] | Readonly<Record<string, readonly string[]>>;

export interface CatalogueSolution {
  /** Path below submissions/. */
  name: string;
  language: LanguageId;
  source: string;
  /** The verdicts that the folder's name allows: accepted → AC, wrong_answer → WA, … */
  expected: readonly Verdict[];
  /** `use_for_time_limit: false` in submissions.yaml: what it needs says nothing of the time limit. */
  isUntimed?: true;
}

/** `source` is the file `main`, which is started; `otherFiles` lie beside it. `name` is the folder's, below submissions/. */
export interface FolderSolution extends CatalogueSolution {
  main: string;
  otherFiles: readonly { name: string; content: string }[];
}

/** Who made the problem and what one may do with it, kept so that an export says it too. */
export interface Attribution {
  uuid: string | null;
  license: string | null;
  credits: string | null;
  source: string | null;
  rightsOwner: string | null;
}
