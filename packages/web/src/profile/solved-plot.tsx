import type { Activity } from "@verdict/contract/profile";
import { useRef } from "react";
import { DataTable } from "../ui/data-table.tsx";
import { useWidth } from "../ui/use-media.ts";
import { dateOf, longDay, timeOf } from "./calendar.ts";
import { niceCeiling, stepPath } from "./plot-path.ts";

/** Until the width of the page is known. */
const FIRST_WIDTH = 720;
const HEIGHT = 200;
const LEFT = 34;
const BOTTOM = 22;
const SHORTEST_SPAN_MS = 7 * 24 * 60 * 60 * 1000;

/** How the number of solved problems grew: a line that steps up on each day on which one was solved. */
export function SolvedPlot({ activity }: { activity: Activity }) {
  const points = activity.solvedOverTime;
  const box = useRef<HTMLDivElement>(null);
  // Drawn at the size of the page: a picture that is scaled has texts that nobody can read on a phone.
  const width = useWidth(box) ?? FIRST_WIDTH;
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) {
    return <p className="text-muted">Your first solved problem starts the line.</p>;
  }
  const ceiling = niceCeiling(last.total);
  const end = timeOf(activity.to);
  // A line of one day would be a block.
  const begin = Math.min(timeOf(first.date), end - SHORTEST_SPAN_MS);
  const span = end - begin;
  const x = (date: string) => LEFT + ((timeOf(date) - begin) / span) * (width - LEFT);
  const y = (total: number) => 8 + (1 - total / ceiling) * (HEIGHT - BOTTOM - 8);
  const line = stepPath(
    points.map((point) => ({ x: x(point.date), y: y(point.total) })),
    { startY: y(0), endX: width },
  );
  return (
    <div ref={box}>
      <svg
        role="img"
        aria-label={`${last.total} problems solved, the first on ${longDay(first.date)}, the latest on ${longDay(last.date)}`}
        width={width}
        height={HEIGHT}
        className="block max-w-full"
      >
        {[0, ceiling / 2, ceiling].map((total) => (
          <g key={total} transform={`translate(0 ${y(total)})`}>
            <line x1={LEFT} x2={width} className="stroke-line" />
            <text x={LEFT - 8} y={4} textAnchor="end" className="fill-muted text-[11px]">
              {total}
            </text>
          </g>
        ))}
        <path d={`${line} V ${y(0)} H ${LEFT} Z`} className="fill-primary/12" />
        <path d={line} fill="none" strokeWidth={2} className="stroke-primary" strokeLinejoin="round" />
        <text x={LEFT} y={HEIGHT - 4} className="fill-muted text-[11px]">
          {longDay(dateOf(begin))}
        </text>
        <text x={width} y={HEIGHT - 4} textAnchor="end" className="fill-muted text-[11px]">
          {longDay(activity.to)}
        </text>
      </svg>
      <div className="mt-3">
        <DataTable
          caption="Solved problems by day"
          columns={["Day", "Solved"]}
          rows={points.toReversed().map((point) => [longDay(point.date), String(point.total)])}
        />
      </div>
    </div>
  );
}
