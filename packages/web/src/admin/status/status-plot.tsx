import { type ReactNode, useRef } from "react";
import { DataTable } from "../../ui/data-table.tsx";
import { useWidth } from "../../ui/use-media.ts";
import { type PlotPoint, runsOf, ticksOf } from "./plot-points.ts";

const FIRST_WIDTH = 480;
const HEIGHT = 132;
const TOP = 8;
const LEFT = 44;
const BOTTOM = 20;
const HOUR_MS = 60 * 60 * 1000;

/** One figure over the last hour. `textOf` writes a value as people read it, `now` is what stands beside the title. */
export function StatusPlot(input: {
  title: string;
  now: ReactNode;
  points: readonly PlotPoint[];
  end: number;
  textOf: (value: number) => string;
}) {
  const { title, now, points, end, textOf } = input;
  const box = useRef<HTMLDivElement>(null);
  // Drawn at the size of the page: a picture that is scaled has texts that nobody can read on a phone.
  const width = useWidth(box) ?? FIRST_WIDTH;
  const ticks = ticksOf(points);
  const begin = end - HOUR_MS;
  const x = (at: number) => Math.round((LEFT + ((at - begin) / HOUR_MS) * (width - LEFT - 2)) * 10) / 10;
  const y = (value: number) => Math.round((TOP + (1 - value / ticks[2]) * (HEIGHT - TOP - BOTTOM)) * 10) / 10;
  const last = points.at(-1);
  const most = Math.max(0, ...points.map(({ value }) => value));
  return (
    <section className="panel min-w-0 p-4" aria-label={title}>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 className="text-[0.8125rem] font-medium">{title}</h3>
        <p className="num text-[0.8125rem] text-muted">{now}</p>
      </div>
      <div ref={box}>
        <svg
          role="img"
          aria-label={
            last === undefined
              ? `${title}: nothing was noted in the last hour`
              : `${title} in the last hour: ${textOf(last.value)} at last, ${textOf(most)} at most`
          }
          width={width}
          height={HEIGHT}
          className="block max-w-full"
        >
          {ticks.map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line x1={LEFT} x2={width} className="stroke-line" />
              <text x={LEFT - 8} y={4} textAnchor="end" className="fill-muted text-[11px]">
                {textOf(tick)}
              </text>
            </g>
          ))}
          {runsOf(points).map((run) => {
            const line = run
              .map((point, index) => `${index === 0 ? "M" : "L"} ${x(point.at)} ${y(point.value)}`)
              .join(" ");
            const [first] = run;
            const end = run.at(-1);
            if (first === undefined || end === undefined) return null;
            return (
              <g key={first.at}>
                <path d={`${line} V ${y(0)} H ${x(first.at)} Z`} className="fill-primary/12" />
                <path
                  d={run.length === 1 ? `${line} h 2` : line}
                  fill="none"
                  strokeWidth={1.75}
                  className="stroke-primary"
                  strokeLinejoin="round"
                  strokeLinecap="round"
                />
              </g>
            );
          })}
          <text x={LEFT} y={HEIGHT - 4} className="fill-muted text-[11px]">
            an hour ago
          </text>
          <text x={width - 2} y={HEIGHT - 4} textAnchor="end" className="fill-muted text-[11px]">
            now
          </text>
        </svg>
      </div>
      <div className="mt-2">
        <DataTable
          caption={title}
          columns={["Time", title]}
          rows={points.toReversed().map(({ at, value }) => [new Date(at).toLocaleTimeString("en-GB"), textOf(value)])}
        />
      </div>
    </section>
  );
}
