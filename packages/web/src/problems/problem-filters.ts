import { Difficulty, Tag } from "@verdict/contract/problems";
import type { OpenProblemSummary } from "../platform/open-answers.ts";
import { tagText } from "../ui/badges.tsx";
import { type AcceptanceOf, percentAccepted } from "./acceptance.ts";
import { searchFor } from "./search-problems.ts";
import type { TopicsOf } from "./topics.ts";

/** What of the list is shown. It lives in the address, so that it survives reload, back and sharing. */
export interface ProblemFilters {
  search: string;
  status: "all" | "solved" | "unsolved" | "attempted";
  difficulty: "all" | Difficulty;
  tag: "all" | Tag;
  /** One of the finer topics, for those who wish to see them. */
  topic: string;
  /** The id of an own list, or "bookmarks". */
  list: string;
  view: (typeof VIEWS)[number];
  sort: Sort;
}

const VIEWS = ["list", "ladders", "units"] as const;
const SORTS = ["number", "title", "acceptance", "tag", "difficulty"] as const;
export type Sort = (typeof SORTS)[number];

/** Made once: localeCompare with a locale makes one for each comparison. */
const ENGLISH = new Intl.Collator("en");

const STATUSES: readonly ProblemFilters["status"][] = ["all", "solved", "unsolved", "attempted"];
const DIFFICULTIES: readonly ProblemFilters["difficulty"][] = ["all", ...Difficulty.options];
const TAGS: readonly ProblemFilters["tag"][] = ["all", ...Tag.options];

export const NO_FILTERS: ProblemFilters = {
  search: "",
  status: "all",
  difficulty: "all",
  tag: "all",
  topic: "all",
  list: "all",
  view: "list",
  sort: "number",
};

/** Reads the query string; a value that means nothing counts as "all". */
export function readFilters(query: URLSearchParams): ProblemFilters {
  return {
    search: query.get("search") ?? "",
    status: oneOf(STATUSES, query.get("status")),
    difficulty: oneOf(DIFFICULTIES, query.get("difficulty")),
    tag: oneOf(TAGS, query.get("tag")),
    topic: query.get("topic") ?? "all",
    list: query.get("list") ?? "all",
    view: VIEWS.find((view) => view === query.get("view")) ?? "list",
    sort: SORTS.find((sort) => sort === query.get("sort")) ?? "number",
  };
}

/** The shortest query string that reads back as the same filters. */
export function writeFilters(filters: ProblemFilters): URLSearchParams {
  const entries = Object.entries(filters).filter(([name, value]) => value !== NO_FILTERS[name as keyof ProblemFilters]);
  return new URLSearchParams(entries);
}

/** What the user has done with the problems. Solved ones may be among the attempted. */
export interface ProblemMarks {
  solvedIds: ReadonlySet<string>;
  attemptedIds: ReadonlySet<string>;
}

/** What filters and order go by, besides the problems themselves. */
export interface FilterFacts extends ProblemMarks {
  /** The problems of the chosen list; null when none is chosen. */
  listedIds: ReadonlySet<string> | null;
  acceptance: AcceptanceOf;
  /** Empty for those who do not see them, and until they have come. */
  topics: TopicsOf;
}

/** The problems that pass the search and all filters, in the chosen order. */
export function filterProblems<P extends Pick<OpenProblemSummary, "_id" | "title" | "difficulty" | "tags">>(
  problems: readonly P[],
  filters: ProblemFilters,
  facts: FilterFacts,
): P[] {
  const isFound = searchFor(filters.search, problems);
  const shown = problems.filter(
    (problem) =>
      (filters.difficulty === "all" || problem.difficulty === filters.difficulty) &&
      (filters.tag === "all" || problem.tags === filters.tag) &&
      (filters.topic === "all" || facts.topics.get(problem._id)?.topics.includes(filters.topic)) &&
      hasStatus(problem._id, filters.status, facts) &&
      (facts.listedIds === null || facts.listedIds.has(problem._id)) &&
      isFound(problem),
  );
  return filters.sort === "number" ? shown : shown.sort(orderBy(filters.sort, facts.acceptance));
}

function hasStatus(id: string, status: ProblemFilters["status"], { solvedIds, attemptedIds }: ProblemMarks): boolean {
  if (status === "all") return true;
  if (status === "attempted") return attemptedIds.has(id) && !solvedIds.has(id);
  return (status === "solved") === solvedIds.has(id);
}

type Sortable = Pick<OpenProblemSummary, "_id" | "title" | "difficulty" | "tags">;
const NEVER_TRIED = -1;

/** Equal ones keep the order of the catalogue. */
function orderBy(sort: Exclude<Sort, "number">, acceptance: AcceptanceOf): (one: Sortable, two: Sortable) => number {
  switch (sort) {
    case "title":
      return (one, two) => ENGLISH.compare(one.title, two.title);
    case "tag":
      return (one, two) => ENGLISH.compare(tagText(one.tags), tagText(two.tags));
    case "difficulty":
      return (one, two) => rankOf(one.difficulty) - rankOf(two.difficulty);
    case "acceptance": {
      const rate = ({ _id }: Sortable) => percentAccepted(acceptance.get(_id)) ?? NEVER_TRIED;
      return (one, two) => rate(two) - rate(one);
    }
    default:
      return sort satisfies never;
  }
}

/** From easy to hard, and what this page does not know last. */
function rankOf(difficulty: string): number {
  const ranks: readonly string[] = Difficulty.options;
  return ranks.includes(difficulty) ? ranks.indexOf(difficulty) : ranks.length;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | "all" {
  return values.find((value) => value === text) ?? "all";
}
