import type { Activity } from "@verdict/contract/profile";
import { longDay, timeOf } from "./calendar.ts";
import { DataTable } from "./data-table.tsx";
import { niceCeiling, stepPath } from "./plot-path.ts";

const WIDTH = 720;
const HEIGHT = 200;
const LEFT = 34;
const BOTTOM = 22;

/** How the number of solved problems grew: a line that steps up on each day on which one was solved. */
export function SolvedPlot({ activity }: { activity: Activity }) {
  const points = activity.solvedOverTime;
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) {
    return <p className="text-muted">Your first solved problem starts the line.</p>;
  }
  const ceiling = niceCeiling(last.total);
  const begin = timeOf(first.date);
  const span = Math.max(1, timeOf(activity.to) - begin);
  const x = (date: string) => LEFT + ((timeOf(date) - begin) / span) * (WIDTH - LEFT);
  const y = (total: number) => 8 + (1 - total / ceiling) * (HEIGHT - BOTTOM - 8);
  const line = stepPath(
    points.map((point) => ({ x: x(point.date), y: y(point.total) })),
    { startY: y(0), endX: WIDTH },
  );
  return (
    <>
      <svg
        role="img"
        aria-label={`${last.total} problems solved, the first on ${longDay(first.date)}, the latest on ${longDay(last.date)}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="block w-full"
      >
        {[0, ceiling / 2, ceiling].map((total) => (
          <g key={total} transform={`translate(0 ${y(total)})`}>
            <line x1={LEFT} x2={WIDTH} className="stroke-line" />
            <text x={LEFT - 8} y={4} textAnchor="end" className="fill-muted text-[11px]">
              {total}
            </text>
          </g>
        ))}
        <path d={`${line} V ${y(0)} H ${LEFT} Z`} className="fill-primary/12" />
        <path d={line} fill="none" strokeWidth={2} className="stroke-primary" strokeLinejoin="round" />
        <text x={LEFT} y={HEIGHT - 4} className="fill-muted text-[11px]">
          {longDay(first.date)}
        </text>
        <text x={WIDTH} y={HEIGHT - 4} textAnchor="end" className="fill-muted text-[11px]">
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
    </>
  );
}
