import { useRef } from "react";
import type { OpenPhaseSpan, OpenPhaseTimes } from "../platform/open-answers.ts";
import { DataTable } from "../ui/data-table.tsx";
import { useWidth } from "../ui/use-media.ts";
import { comparePhases, durationText, type WaterfallRow, waterfallRows } from "./waterfall-model.ts";

const ROW = 18;
const BAR = 10;
const LEFT = 64;
const RIGHT = 56;
const FIRST_WIDTH = 640;
/** A bar of a few microseconds is still there. */
const LEAST_BAR = 2;

const FILL: Record<string, string> = {
  queue: "fill-base-content/25",
  compile: "fill-warning",
  test: "fill-primary",
  compare: "fill-success",
};

/** Where the time went: from the wait for a judge to the last comparing, and what the site usually takes. */
export function Waterfall(input: {
  spans: readonly OpenPhaseSpan[];
  site: readonly OpenPhaseTimes[];
  /** Whether bars of hidden tests are left out. */
  isPartial: boolean;
}) {
  const rows = waterfallRows(input.spans);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0">
        <Chart rows={rows} />
        {input.isPartial && (
          <p className="mt-2 text-xs text-muted">
            Only the visible tests are shown: the times of hidden ones are told once a submission is accepted.
          </p>
        )}
        <div className="mt-2">
          <DataTable
            caption="Where the time went"
            columns={["Step", "Time"]}
            rows={rows.map(({ name, seconds }) => [name, durationText(seconds)])}
          />
        </div>
      </div>
      <PhaseTable {...input} />
    </div>
  );
}

function Chart({ rows }: { rows: readonly WaterfallRow[] }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box) ?? FIRST_WIDTH;
  const spans = rows.flatMap(({ bars }) => bars);
  const begin = Math.min(...spans.map(({ start }) => start));
  const length = Math.max(...spans.map(({ end }) => end)) - begin;
  const room = width - LEFT - RIGHT;
  const x = (seconds: number) => LEFT + (length === 0 ? 0 : ((seconds - begin) / length) * room);
  return (
    // A problem may have a hundred tests.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section ref={box} aria-label="Waterfall" tabIndex={0} className="max-h-96 overflow-y-auto rounded-xs">
      <svg
        role="img"
        aria-label={`Where the time went, ${durationText(length)} in all`}
        width={width}
        height={rows.length * ROW}
        className="block max-w-full"
      >
        {rows.map(({ name, bars, seconds }, at) => (
          <g key={name} transform={`translate(0 ${at * ROW})`}>
            <text y={ROW - 5} className="fill-muted text-[11px]">
              {name}
            </text>
            {bars.map(({ phase, start, end }) => (
              <rect
                key={`${phase} ${start}`}
                x={x(start)}
                y={(ROW - BAR) / 2}
                width={Math.max(LEAST_BAR, x(end) - x(start))}
                height={BAR}
                rx={2}
                className={FILL[phase] ?? ""}
              />
            ))}
            <text x={width} y={ROW - 5} textAnchor="end" className="num fill-muted text-[11px]">
              {durationText(seconds)}
            </text>
          </g>
        ))}
      </svg>
    </section>
  );
}

function PhaseTable({ spans, site }: { spans: readonly OpenPhaseSpan[]; site: readonly OpenPhaseTimes[] }) {
  const measured = Math.max(0, ...site.map(({ submissions }) => submissions));
  return (
    <div>
      <table className="num w-full text-[0.8125rem]">
        <caption className="sr-only">This submission beside the site's usual times</caption>
        <thead>
          <tr className="border-b border-line text-xs text-faint">
            <th scope="col" className="py-1.5 text-left font-normal">
              <span className="sr-only">Step</span>
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              Here
            </th>
            {measured > 0 && (
              <>
                <th
                  scope="col"
                  className="py-1.5 text-right font-normal"
                  title="Half of the site's submissions took less"
                >
                  Site p50
                </th>
                <th scope="col" className="py-1.5 text-right font-normal" title="99 of 100 took less">
                  Site p99
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {comparePhases(spans, site).map(({ phase, name, own, site: times }) => (
            <tr key={phase} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-left font-normal">
                <span className="flex items-center gap-2">
                  <svg aria-hidden="true" className="size-2.5">
                    <rect width={10} height={10} rx={2} className={FILL[phase] ?? ""} />
                  </svg>
                  {name}
                </span>
              </th>
              <td className="py-1.5 text-right">{own === null ? "–" : durationText(own)}</td>
              {measured > 0 && (
                <>
                  <td className="py-1.5 text-right text-muted">{times === null ? "–" : durationText(times.p50)}</td>
                  <td className="py-1.5 text-right text-muted">{times === null ? "–" : durationText(times.p99)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-faint">
        {measured === 0
          ? "The site has too few submissions in this language for usual times."
          : `Over the site's latest ${measured} submissions in this language.`}
      </p>
    </div>
  );
}
