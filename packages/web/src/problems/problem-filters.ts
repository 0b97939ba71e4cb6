import { Difficulty, type ProblemSummary, Tag } from "@verdict/contract/problems";
import { TAG_LABEL } from "../ui/badges.tsx";
import { searchFor } from "./search-problems.ts";

/** What of the list is shown. It lives in the address, so that it survives reload, back and sharing. */
export interface ProblemFilters {
  search: string;
  status: "all" | "solved" | "unsolved" | "attempted";
  difficulty: "all" | Difficulty;
  tag: "all" | Tag;
  sort: Sort;
}

const SORTS = ["number", "title", "tag", "difficulty"] as const;
export type Sort = (typeof SORTS)[number];

const STATUSES: readonly ProblemFilters["status"][] = ["all", "solved", "unsolved", "attempted"];
const DIFFICULTIES: readonly ProblemFilters["difficulty"][] = ["all", ...Difficulty.options];
const TAGS: readonly ProblemFilters["tag"][] = ["all", ...Tag.options];

export const NO_FILTERS: ProblemFilters = { search: "", status: "all", difficulty: "all", tag: "all", sort: "number" };

/** Reads the query string; a value that means nothing counts as "all". */
export function readFilters(query: URLSearchParams): ProblemFilters {
  return {
    search: query.get("search") ?? "",
    status: oneOf(STATUSES, query.get("status")),
    difficulty: oneOf(DIFFICULTIES, query.get("difficulty")),
    tag: oneOf(TAGS, query.get("tag")),
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

/** The problems that pass the search and all filters, in the chosen order. */
export function filterProblems<P extends Pick<ProblemSummary, "_id" | "title" | "difficulty" | "tags">>(
  problems: readonly P[],
  filters: ProblemFilters,
  marks: ProblemMarks,
): P[] {
  const isFound = searchFor(filters.search, problems);
  const shown = problems.filter(
    (problem) =>
      (filters.difficulty === "all" || problem.difficulty === filters.difficulty) &&
      (filters.tag === "all" || problem.tags === filters.tag) &&
      hasStatus(problem._id, filters.status, marks) &&
      isFound(problem),
  );
  return filters.sort === "number" ? shown : shown.sort(ORDER[filters.sort]);
}

function hasStatus(id: string, status: ProblemFilters["status"], { solvedIds, attemptedIds }: ProblemMarks): boolean {
  if (status === "all") return true;
  if (status === "attempted") return attemptedIds.has(id) && !solvedIds.has(id);
  return (status === "solved") === solvedIds.has(id);
}

type Sortable = Pick<ProblemSummary, "title" | "difficulty" | "tags">;
/** Equal ones keep the order of the catalogue. */
const ORDER: Record<Exclude<Sort, "number">, (one: Sortable, two: Sortable) => number> = {
  title: (one, two) => one.title.localeCompare(two.title, "en"),
  tag: (one, two) => TAG_LABEL[one.tags].localeCompare(TAG_LABEL[two.tags], "en"),
  difficulty: (one, two) => Difficulty.options.indexOf(one.difficulty) - Difficulty.options.indexOf(two.difficulty),
};

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | "all" {
  return values.find((value) => value === text) ?? "all";
}
