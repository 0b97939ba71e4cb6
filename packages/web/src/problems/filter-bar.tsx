import { BOOKMARKS, type OwnList } from "@verdict/contract/problem-lists";
import { ListPlus, Search } from "lucide-react";
import { DIFFICULTY_LABEL, TAG_LABEL } from "../ui/badges.tsx";
import { FilterSelect } from "../ui/filter-select.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { type ProblemFilters, readFilters } from "./problem-filters.ts";
import { countTopics, type TopicsOf } from "./topics.ts";

const STATUS_LABEL = { all: "All statuses", solved: "Solved", unsolved: "Unsolved", attempted: "Attempted" };

/** The search box and the filters above the list. */
export function FilterBar(input: {
  filters: ProblemFilters;
  onChange: (change: Partial<ProblemFilters>) => void;
  /** Null for those who do not see them. */
  topics: TopicsOf | null;
  /** Null where the server keeps none. */
  lists: readonly OwnList[] | null;
  onManageLists: () => void;
}) {
  const { filters, onChange, lists, topics } = input;
  const listNames = Object.fromEntries((lists ?? []).map((list) => [list._id, list.name]));
  return (
    <search className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap lg:flex-nowrap">
      <label className="field max-sm:col-span-2 flex-1 bg-base-200 sm:min-w-48">
        <Search className="size-4 text-faint" aria-hidden="true" />
        <span className="sr-only">Search problems</span>
        <input
          type="search"
          placeholder="Search by title, tag or number"
          value={filters.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </label>
      <FilterSelect
        name="status"
        label="Status"
        value={filters.status}
        options={STATUS_LABEL}
        onChange={(status) => onChange({ status: readFilters(new URLSearchParams({ status })).status })}
      />
      <FilterSelect
        name="difficulty"
        label="Difficulty"
        value={filters.difficulty}
        options={{ all: "All difficulties", ...DIFFICULTY_LABEL }}
        onChange={(difficulty) => onChange({ difficulty: readFilters(new URLSearchParams({ difficulty })).difficulty })}
      />
      <FilterSelect
        name="tag"
        label="Tag"
        value={filters.tag}
        options={{ all: "All tags", ...TAG_LABEL }}
        onChange={(tag) => onChange({ tag: readFilters(new URLSearchParams({ tag })).tag })}
      />
      {topics !== null && (
        <FilterSelect
          name="topic"
          label="Topic"
          value={filters.topic}
          options={topicOptions(topics, filters.topic)}
          onChange={(topic) => onChange({ topic })}
        />
      )}
      {lists !== null && (
        <span className="flex min-w-0 gap-1">
          <FilterSelect
            name="list"
            label="List"
            value={filters.list in listNames || filters.list === BOOKMARKS ? filters.list : "all"}
            options={{ all: "All lists", [BOOKMARKS]: "Bookmarks", ...listNames }}
            onChange={(list) => onChange({ list })}
          />
          <IconButton
            label="Manage lists"
            icon={<ListPlus className="size-4" aria-hidden="true" />}
            className="size-10 shrink-0"
            onClick={input.onManageLists}
          />
        </span>
      )}
    </search>
  );
}

/** A topic of the address that no problem has stands there as well: a filter that is on is always seen. */
function topicOptions(topics: TopicsOf, chosen: string): Record<string, string> {
  const counted = countTopics(topics).map(({ topic, problems }) => [topic, `${topic} (${problems})`] as const);
  return { all: "All topics", ...(chosen === "all" ? {} : { [chosen]: chosen }), ...Object.fromEntries(counted) };
}
