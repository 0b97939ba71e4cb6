import { growthText, orderText } from "@verdict/contract/growth";
import { useRef } from "react";
import type { OpenCurve, OpenGrowth } from "../../platform/open-answers.ts";
import { useWidth } from "../../ui/use-media.ts";
import { countText, secondsText } from "./growth-text.ts";
import { type LogScale, logScale } from "./plot-scale.ts";

type Measured = Extract<OpenGrowth, { kind: "measured" }>;

/** Until the width of the page is known. */
const FIRST_WIDTH = 640;
/** What fits into the pane of results beside heading and legend, at 1440×900. */
const HEIGHT = 200;
const LEFT = 52;
const RIGHT = 14;
const TOP = 12;
const BOTTOM = 40;
/** A line that would go on beyond this many limits ends there. */
const MOST_LIMITS = 100;

/** Both programs' times by size, on logarithmic axes: a power is a straight line there. */
export function GrowthPlot({ found }: { found: Measured }) {
  const box = useRef<HTMLDivElement>(null);
  // Drawn at the size of the page: a picture that is scaled has texts that nobody can read on a phone.
  const width = useWidth(box) ?? FIRST_WIDTH;
  const { word, full, limit, own, reference } = found;
  const curves = reference === null ? [own] : [reference, own];
  const points = curves.flatMap((curve) => curve.points);
  if (points.length === 0) return null;
  const ceiling = MOST_LIMITS * limit;
  const times = [...curves.flatMap(({ line }) => line), ...points].map(({ seconds }) => seconds);
  const x = logScale(
    { least: Math.min(...points.map(({ size }) => size)), most: full },
    { start: LEFT, end: width - RIGHT },
  );
  const y = logScale(
    { least: Math.max(1e-4, Math.min(...times)), most: Math.min(ceiling, Math.max(2 * limit, ...times)) },
    { start: HEIGHT - BOTTOM, end: TOP },
  );
  const name = orderText("n", word);
  const said = `Your code: ${growthText(own.growth, word)}.`;
  return (
    <div ref={box}>
      <svg
        role="img"
        aria-label={`CPU time by ${name} on logarithmic axes, with the limit of ${secondsText(limit)}. ${said}`}
        width={width}
        height={HEIGHT}
        className="block max-w-full"
      >
        <Axes {...{ x, y, width, name, full }} />
        <line
          x1={LEFT}
          x2={width - RIGHT}
          y1={y.at(limit)}
          y2={y.at(limit)}
          strokeDasharray="5 4"
          className="stroke-error"
        />
        <text x={LEFT + 6} y={y.at(limit) - 5} className="fill-error text-[11px]">
          limit {secondsText(limit)}
        </text>
        {reference !== null && (
          <Curve {...{ curve: reference, x, y, ceiling }} line="stroke-base-content/50" dot="fill-base-content/60" />
        )}
        <Curve {...{ curve: own, x, y, ceiling }} line="stroke-primary" dot="fill-primary" />
      </svg>
      <p className="mt-1 flex flex-wrap gap-x-4 text-xs text-muted" aria-hidden="true">
        <span className="flex items-center gap-1.5">
          <span className="size-2 rounded-full bg-primary" /> your code
        </span>
        {reference !== null && (
          <span className="flex items-center gap-1.5">
            <span className="size-2 rounded-full bg-base-content/60" /> reference
          </span>
        )}
        <span>dots are measured, lines are fitted</span>
      </p>
    </div>
  );
}

function Axes(input: { x: LogScale; y: LogScale; width: number; name: string; full: number }) {
  const { x, y, width, name, full } = input;
  const end = width - RIGHT;
  // The full size is written at the end of the axis, where a power of ten beside it would be in its way.
  const sizes = x.ticks.filter((size) => x.at(size) < end - 76);
  return (
    <g>
      {y.ticks.map((seconds) => (
        <g key={seconds}>
          <line x1={LEFT} x2={end} y1={y.at(seconds)} y2={y.at(seconds)} className="stroke-line" />
          <text x={LEFT - 8} y={y.at(seconds) + 4} textAnchor="end" className="num fill-muted text-[11px]">
            {secondsText(seconds)}
          </text>
        </g>
      ))}
      {sizes.map((size) => (
        <g key={size}>
          <line x1={x.at(size)} x2={x.at(size)} y1={TOP} y2={HEIGHT - BOTTOM} className="stroke-line" />
          <text x={x.at(size)} y={HEIGHT - BOTTOM + 16} textAnchor="middle" className="num fill-muted text-[11px]">
            {countText(size)}
          </text>
        </g>
      ))}
      <line x1={end} x2={end} y1={TOP} y2={HEIGHT - BOTTOM} strokeDasharray="2 3" className="stroke-base-content/40" />
      <text x={end} y={HEIGHT - BOTTOM + 16} textAnchor="end" className="num fill-base-content text-[11px]">
        {countText(full)}
      </text>
      <text x={end} y={HEIGHT - 6} textAnchor="end" className="fill-muted text-[11px]">
        {name}, up to the problem's largest
      </text>
    </g>
  );
}

function Curve(input: { curve: OpenCurve; x: LogScale; y: LogScale; ceiling: number; line: string; dot: string }) {
  const { curve, x, y, ceiling } = input;
  const reached = curve.line.filter(({ seconds }) => seconds <= ceiling);
  const path = reached.map(({ size, seconds }) => `${x.at(size)},${y.at(seconds)}`).join(" ");
  return (
    <g>
      <polyline points={path} fill="none" strokeWidth={1.75} className={input.line} strokeLinejoin="round" />
      {curve.points.map(({ size, seconds }) => (
        <circle key={size} cx={x.at(size)} cy={y.at(seconds)} r={3.25} className={input.dot} />
      ))}
    </g>
  );
}
