import { Search } from "lucide-react";
import { DIFFICULTY_LABEL, TAG_LABEL } from "../ui/badges.tsx";
import { type ProblemFilters, readFilters } from "./problem-filters.ts";

const STATUS_LABEL = { all: "All statuses", solved: "Solved", unsolved: "Unsolved", attempted: "Attempted" };

/** The search box and the three filters above the list. */
export function FilterBar(input: { filters: ProblemFilters; onChange: (change: Partial<ProblemFilters>) => void }) {
  const { filters, onChange } = input;
  return (
    <search className="grid grid-cols-[7fr_8fr_6fr] gap-2 sm:flex">
      <label className="field col-span-3 flex-1 bg-base-200 sm:min-w-56">
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
    </search>
  );
}

function FilterSelect(input: {
  name: string;
  label: string;
  value: string;
  options: Record<string, string>;
  onChange: (value: string) => void;
}) {
  return (
    <select
      name={input.name}
      aria-label={input.label}
      value={input.value}
      onChange={(event) => input.onChange(event.target.value)}
      className="select h-10 w-full min-w-0 border-line-strong bg-base-200 pr-6 pl-2.5 text-xs outline-offset-0 max-[24rem]:bg-none max-[24rem]:px-2 sm:w-auto sm:pr-7 sm:pl-3 sm:text-[0.8125rem]"
    >
      {Object.entries(input.options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
