import { useMemo } from "react";
import { Ladder } from "./ladder-view.tsx";
import type { ProblemMarks } from "./problem-filters.ts";
import type { NumberedProblem } from "./problem-row.tsx";
import type { TopicsOf } from "./topics.ts";
import { unitsOf } from "./units.ts";

/** The problems by subject, each unit with those that it builds on. It tells topics: for those who wish to see them. */
export function UnitsView(input: { problems: readonly NumberedProblem[]; topics: TopicsOf; marks: ProblemMarks }) {
  const { problems, topics, marks } = input;
  const units = useMemo(() => unitsOf(problems, topics), [problems, topics]);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {units.map(({ unit, steps }) => (
        <Ladder
          key={unit.title}
          title={unit.title}
          note={unit.after.length === 0 ? undefined : `After: ${unit.after.join(", ")}`}
          steps={steps}
          marks={marks}
        />
      ))}
    </div>
  );
}
