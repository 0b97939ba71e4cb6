import type {
  Attribution,
  CatalogueSolution,
  FolderSolution,
  InputValidatorArguments,
  Translation,
} from "@verdict/catalogue/problem";
import type { AddedFiles } from "@verdict/contract/added-files";
import type { Checker, JudgeLimits } from "@verdict/contract/judging";
import type { CoreLanguageId, LanguageId } from "@verdict/contract/language";
import type { Difficulty, Tag } from "@verdict/contract/problems";
import type { Scoring } from "@verdict/contract/scoring";
import type { StudyMaterial } from "@verdict/contract/studies";
import type { StoredConversation } from "./conversations.ts";

/** Test data by its content hash. `bytes` is null for what is known to be stored already. */
export interface TestContent {
  sha256: string;
  bytes: Uint8Array | null;
}

/**
 * One test. `name` is what authors call it, null where it has none; `explanation` is empty where there is none;
 * `checker` is null where the problem's own one compares.
 */
export interface ProblemTestContent {
  isVisible: boolean;
  name: string | null;
  input: TestContent;
  answer: TestContent;
  explanation: string;
  checker: Checker | null;
  /** What the package's validators get beside it; left out where that is nothing. */
  validatorArguments?: ValidatorArguments;
}

/** As of a CatalogueTest: of validators of its input and of its answer. */
export interface ValidatorArguments {
  input?: InputValidatorArguments;
  answer?: InputValidatorArguments;
}

/** Everything that an author decides about a problem. Tests are in the order of their numbers, visible ones first. */
export interface ProblemContent {
  title: string;
  /** Markdown with math. */
  description: string;
  difficulty: Difficulty;
  tag: Tag;
  limits: JudgeLimits;
  checker: Checker;
  /** What it adds to every program; null or left out where that is nothing. */
  addedFiles?: AddedFiles | null;
  startCode: Readonly<Record<CoreLanguageId, string>>;
  hints: readonly string[];
  /** What it is about, finer than its tag. */
  topics: readonly string[];
  /** Markdown with math, never empty. */
  editorial: string | null;
  /** At most one a language: those in the core languages, or where there are none, the one that stands in for them. */
  referenceSolutions: Readonly<Partial<Record<LanguageId, string>>>;
  tests: readonly ProblemTestContent[];
  /**
   * What is shown of samples where the problem's own program has a part in the runs; left out by whoever leaves them as
   * they are.
   */
  conversations?: readonly StoredConversation[];
  /** What only a package has; null where the content comes from a form, which leaves it as it is. */
  packageParts: PackageParts | null;
}

/** What is stored: the HTML of statement and editorial was made before any transaction began. */
export interface RenderedContent extends ProblemContent {
  descriptionHtml: string;
  editorialHtml: string | null;
  /** Of the statement's translations, in their order. */
  translationsHtml: readonly string[];
}

export interface StatementParts {
  language: string;
  /** As of a Translation. */
  source: string | null;
  translations: readonly Translation[];
  files: readonly ProblemFileContent[];
}

/** `contentType` is null for sources of statements and input validators, which are kept for exports only. */
export interface ProblemFileContent {
  path: string;
  contentType: string | null;
  content: Buffer;
}

/** Kept so that an export says it too. */
export interface PackageParts {
  attribution: Attribution;
  /** All solutions but the references, with the verdicts that they should get. */
  solutions: readonly (CatalogueSolution | FolderSolution)[];
  /** What belongs to its statement; left out where there is nothing but one text of the author's own in English. */
  statement?: StatementParts;
  /** How it gives points, by the beginnings of its tests' names; left out where it gives none. */
  scoring?: Scoring;
  /** What a judge needs to look for failing inputs; null where the package does not say it. */
  studyMaterial: StudyMaterial | null;
}
