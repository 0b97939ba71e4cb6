import type { Activity } from "@verdict/contract/profile";
import { useLayoutEffect, useMemo, useRef } from "react";
import { DataTable } from "../ui/data-table.tsx";
import { heatOf, longDay, monthLabel, weeksOf } from "./calendar.ts";

const CELL = 12;
const STEP = 15;
const TOP = 18;
const FILL = ["fill-base-content/7", "fill-primary/30", "fill-primary/50", "fill-primary/75", "fill-primary"];
const LEGEND = ["bg-base-content/7", "bg-primary/30", "bg-primary/50", "bg-primary/75", "bg-primary"];

/** A year of days, coloured by the number of submissions. The same as a table stands behind a switch. */
export function ActivityHeatmap({ activity }: { activity: Activity }) {
  const { from, to, submissionsByDay } = activity;
  const scroller = useRef<HTMLElement>(null);
  const weeks = useMemo(
    () => weeksOf(from, to, new Map(submissionsByDay.map((day) => [day.date, day.count]))),
    [from, to, submissionsByDay],
  );
  const busiest = Math.max(0, ...submissionsByDay.map((day) => day.count));
  const sum = submissionsByDay.reduce((total, day) => total + day.count, 0);

  // On a phone the newest weeks are what one came for.
  useLayoutEffect(() => {
    if (scroller.current !== null) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, []);

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <section ref={scroller} aria-label="Activity, scrollable" tabIndex={0} className="overflow-x-auto rounded-xs">
        <svg
          role="img"
          aria-label={`${plural(sum, "submission")} on ${plural(submissionsByDay.length, "day")} since ${longDay(from)}`}
          viewBox={`0 0 ${weeks.length * STEP} ${TOP + 7 * STEP}`}
          className="block w-full min-w-[40rem]"
        >
          {weeks.map((week, column) => (
            <g key={week.find((day) => day !== null)?.date} transform={`translate(${column * STEP} 0)`}>
              {monthLabel(weeks, column) !== null && column < weeks.length - 2 && (
                <text y={10} className="fill-muted text-[10px]">
                  {monthLabel(weeks, column)}
                </text>
              )}
              {week.map(
                (day, row) =>
                  day !== null && (
                    <rect
                      key={day.date}
                      y={TOP + row * STEP}
                      width={CELL}
                      height={CELL}
                      rx={3}
                      className={FILL[heatOf(day.count, busiest)]}
                    >
                      <title>{`${longDay(day.date)}: ${plural(day.count, "submission")}`}</title>
                    </rect>
                  ),
              )}
            </g>
          ))}
        </svg>
      </section>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-3">
        <DataTable
          caption="Submissions by day"
          columns={["Day", "Submissions"]}
          rows={submissionsByDay.toReversed().map((day) => [longDay(day.date), String(day.count)])}
        />
        <p aria-hidden="true" className="flex items-center gap-1.5 text-xs text-muted">
          Less
          {LEGEND.map((shade) => (
            <span key={shade} className={`size-3 rounded-[3px] ${shade}`} />
          ))}
          More
        </p>
      </div>
    </>
  );
}

function plural(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}
