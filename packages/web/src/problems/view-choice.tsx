import { Layers, List, TrendingUp } from "lucide-react";
import type { ProblemFilters } from "./problem-filters.ts";

const VIEWS = [
  { view: "list", label: "List", Icon: List },
  { view: "ladders", label: "Ladders", Icon: TrendingUp },
  { view: "units", label: "Units", Icon: Layers },
] as const;

/** The problems in one list, as a ladder for each tag, or by subject where topics are to be had. */
export function ViewChoice(input: {
  view: ProblemFilters["view"];
  hasUnits: boolean;
  onChange: (view: ProblemFilters["view"]) => void;
}) {
  return (
    <fieldset className="inline-flex rounded-field border border-line p-0.5">
      <legend className="sr-only">View</legend>
      {VIEWS.filter(({ view }) => view !== "units" || input.hasUnits).map(({ view, label, Icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === input.view}
          onClick={() => input.onChange(view)}
          className="inline-flex h-8 items-center gap-1.5 rounded-[0.375rem] px-2.5 text-xs text-muted hover:text-base-content aria-pressed:bg-base-300 aria-pressed:text-base-content"
        >
          <Icon className="size-3.5" aria-hidden="true" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
