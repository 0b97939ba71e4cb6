import { ArrowDown } from "lucide-react";
import type { Sort } from "./problem-filters.ts";

const COLUMNS: readonly { sort: Sort; label: string; className: string }[] = [
  { sort: "number", label: "#", className: "w-8 justify-end" },
  { sort: "title", label: "Title", className: "flex-1 pl-9" },
  { sort: "acceptance", label: "Acceptance", className: "mr-6 w-20 justify-end max-md:hidden" },
  { sort: "tag", label: "Tag", className: "w-24" },
  { sort: "difficulty", label: "Difficulty", className: "w-20 justify-end" },
];

/** The names of the columns, each of which sorts the list. A phone's rows have no columns. */
export function ListHeader({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  return (
    <fieldset className="flex h-10 items-center gap-4 border-b border-line px-4 text-xs text-muted max-sm:hidden">
      <legend className="sr-only">Sort the problems</legend>
      {COLUMNS.map((column) => (
        <button
          key={column.sort}
          type="button"
          aria-label={`Sort by ${column.sort}`}
          aria-pressed={column.sort === sort}
          onClick={() => onSort(column.sort)}
          className={`inline-flex h-8 items-center gap-1 rounded-xs hover:text-base-content aria-pressed:text-base-content ${column.className}`}
        >
          {column.label}
          {column.sort === sort && column.sort !== "number" && <ArrowDown className="size-3" aria-hidden="true" />}
        </button>
      ))}
      {/* Above the bookmarks. */}
      <span className="-mr-2 w-16 shrink-0" />
    </fieldset>
  );
}
