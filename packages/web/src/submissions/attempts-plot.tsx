import { formatRuntime } from "@verdict/contract/units";
import { useRef } from "react";
import type { OpenTimes } from "../platform/open-answers.ts";
import { DataTable } from "../ui/data-table.tsx";
import { momentText } from "../ui/date-text.ts";
import { useWidth } from "../ui/use-media.ts";

const HEIGHT = 96;
const EDGE = 8;
const LEFT = 52;
const FIRST_WIDTH = 480;

/** One's own accepted attempts in a language, oldest first: how the runtime has gone down. */
export function AttemptsPlot(input: { attempts: OpenTimes["attempts"]; shownId: string }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box) ?? FIRST_WIDTH;
  const { attempts, shownId } = input;
  const most = Math.max(0.001, ...attempts.map(({ runtime }) => runtime));
  const x = (at: number) => LEFT + ((at + 0.5) / attempts.length) * (width - LEFT - EDGE);
  const y = (runtime: number) => EDGE + (1 - runtime / most) * (HEIGHT - 2 * EDGE);
  const line = attempts.map(({ runtime }, at) => `${at === 0 ? "M" : "L"} ${x(at)} ${y(runtime)}`).join(" ");
  return (
    <div ref={box}>
      <svg
        role="img"
        aria-label={`Runtime of your ${attempts.length} accepted attempts, oldest first`}
        width={width}
        height={HEIGHT}
        className="block max-w-full"
      >
        {[0, most].map((runtime) => (
          <g key={runtime} transform={`translate(0 ${y(runtime)})`}>
            <line x1={LEFT} x2={width} className="stroke-line" />
            <text x={LEFT - 8} y={4} textAnchor="end" className="num fill-muted text-[11px]">
              {formatRuntime(runtime)}
            </text>
          </g>
        ))}
        <path d={line} fill="none" className="stroke-line-strong" />
        {attempts.map(({ _id, runtime }, at) => (
          <circle
            key={_id}
            cx={x(at)}
            cy={y(runtime)}
            r={_id === shownId ? 5 : 3}
            className={_id === shownId ? "fill-primary" : "fill-muted"}
          />
        ))}
      </svg>
      <DataTable
        caption="Your accepted attempts"
        columns={["Submitted", "Runtime"]}
        rows={attempts.toReversed().map(({ createdAt, runtime }) => [momentText(createdAt), formatRuntime(runtime)])}
      />
    </div>
  );
}
