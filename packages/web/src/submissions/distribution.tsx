import type { RuntimeBand } from "@verdict/contract/submission-pages";
import { useRef } from "react";
import { useWidth } from "../ui/use-media.ts";
import { bandText, edgeText, isInBand } from "./times-text.ts";

const HEIGHT = 120;
const TOP = 18;
const BOTTOM = 20;
const GAP = 6;
const WIDEST = 88;
const FIRST_WIDTH = 480;

/** How many solutions lie in each band of runtimes; the band of one's own is filled, and says so. */
export function Distribution(input: { language: string; bands: readonly RuntimeBand[]; own: number | null }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box) ?? FIRST_WIDTH;
  const { bands, own } = input;
  const step = Math.min(WIDEST, width / bands.length);
  const most = Math.max(...bands.map(({ solutions }) => solutions));
  const words = bands.map((band) => `${bandText(band)}: ${band.solutions}`).join(", ");
  const isOwn = (band: RuntimeBand) => own !== null && isInBand(own, band);
  const place = bands.find(isOwn);
  return (
    <div ref={box}>
      <svg
        role="img"
        aria-label={`Accepted solutions in ${input.language} by runtime. ${words}.${place === undefined ? "" : ` Yours: ${bandText(place)}.`}`}
        width={width}
        height={HEIGHT}
        className="block max-w-full"
      >
        {bands.map((band, at) => {
          const height = (band.solutions / most) * (HEIGHT - TOP - BOTTOM);
          return (
            <g key={band.from} transform={`translate(${at * step} 0)`}>
              <rect
                x={GAP / 2}
                y={HEIGHT - BOTTOM - height}
                width={step - GAP}
                height={Math.max(1, height)}
                rx={3}
                className={isOwn(band) ? "fill-primary" : "fill-base-content/20"}
              />
              <text
                x={step / 2}
                y={HEIGHT - BOTTOM - height - 5}
                textAnchor="middle"
                className={`num text-[11px] ${isOwn(band) ? "fill-base-content" : "fill-muted"}`}
              >
                {isOwn(band) ? `${band.solutions} · you` : band.solutions}
              </text>
              {/* The edge between two bands; the first one begins at nothing in particular. */}
              {at > 0 && (
                <text y={HEIGHT - 5} textAnchor="middle" className="num fill-muted text-[10px]">
                  {edgeText(band.from)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {bands.length === 1 && bands[0] !== undefined && <p className="num text-xs text-muted">{bandText(bands[0])}</p>}
    </div>
  );
}
