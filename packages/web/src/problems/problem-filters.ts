import { Difficulty, type ProblemSummary, Tag } from "@verdict/contract/problems";
import { TAG_LABEL } from "../ui/badges.tsx";

/** What of the list is shown. It lives in the address, so that it survives reload, back and sharing. */
export interface ProblemFilters {
  search: string;
  status: "all" | "solved" | "unsolved";
  difficulty: "all" | Difficulty;
  tag: "all" | Tag;
}

const STATUSES: readonly ProblemFilters["status"][] = ["all", "solved", "unsolved"];
const DIFFICULTIES: readonly ProblemFilters["difficulty"][] = ["all", ...Difficulty.options];
const TAGS: readonly ProblemFilters["tag"][] = ["all", ...Tag.options];

export const NO_FILTERS: ProblemFilters = { search: "", status: "all", difficulty: "all", tag: "all" };

/** Reads the query string; a value that means nothing counts as "all". */
export function readFilters(query: URLSearchParams): ProblemFilters {
  return {
    search: query.get("search") ?? "",
    status: oneOf(STATUSES, query.get("status")),
    difficulty: oneOf(DIFFICULTIES, query.get("difficulty")),
    tag: oneOf(TAGS, query.get("tag")),
  };
}

/** The shortest query string that reads back as the same filters. */
export function writeFilters(filters: ProblemFilters): URLSearchParams {
  const entries = Object.entries(filters).filter(([name, value]) => value !== NO_FILTERS[name as keyof ProblemFilters]);
  return new URLSearchParams(entries);
}

/** The problems that pass all four filters; the search matches a part of the title or of the tag, in any case. */
export function filterProblems<P extends Pick<ProblemSummary, "_id" | "title" | "difficulty" | "tags">>(
  problems: readonly P[],
  filters: ProblemFilters,
  solvedIds: ReadonlySet<string>,
): P[] {
  const wanted = filters.search.trim().toLowerCase();
  return problems.filter(
    (problem) =>
      (filters.difficulty === "all" || problem.difficulty === filters.difficulty) &&
      (filters.tag === "all" || problem.tags === filters.tag) &&
      (filters.status === "all" || (filters.status === "solved") === solvedIds.has(problem._id)) &&
      (wanted === "" || searchTexts(problem).some((text) => text.includes(wanted))),
  );
}

function searchTexts(problem: Pick<ProblemSummary, "title" | "tags">): string[] {
  return [problem.title.toLowerCase(), problem.tags.toLowerCase(), TAG_LABEL[problem.tags].toLowerCase()];
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | "all" {
  return values.find((value) => value === text) ?? "all";
}
