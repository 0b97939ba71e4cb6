import type { OpenSiteStatus } from "../../platform/open-answers.ts";
import { pointsOf } from "./plot-points.ts";
import { StatusPlot } from "./status-plot.tsx";
import { countText, percentText, secondsText } from "./status-text.ts";

/** Samples are taken twice a minute. */
const SAMPLES_A_MINUTE = 2;

/** The last hour: what waits, how long, what is judged, what goes wrong. */
export function StatusPlots({ status }: { status: OpenSiteStatus }) {
  const { samples } = status;
  const last = samples.at(-1);
  const end = new Date(status.at).getTime();
  const plot = (
    title: string,
    unit: string,
    textOf: (value: number) => string,
    figureOf: Parameters<typeof pointsOf>[1],
  ) => (
    <StatusPlot
      key={title}
      title={title}
      now={last === undefined ? "nothing yet" : `${textOf(figureOf(last))}${unit}`}
      points={pointsOf(samples, figureOf)}
      end={end}
      textOf={textOf}
    />
  );
  return (
    <section aria-label="The last hour">
      <h2 className="mb-3 text-sm font-medium">The last hour</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        {plot("Waiting jobs", "", countText, ({ waiting }) => waiting)}
        {plot("Wait of the oldest job", "", secondsText, ({ oldestSeconds }) => oldestSeconds)}
        {plot("Verdicts a minute", " a minute", countText, ({ verdicts }) => verdicts * SAMPLES_A_MINUTE)}
        {plot("19 of 20 verdicts come within", "", secondsText, ({ slowSeconds }) => slowSeconds)}
        {plot("Judge errors a minute", " a minute", countText, ({ judgeErrors }) => judgeErrors * SAMPLES_A_MINUTE)}
        {plot("Requests that failed by our fault", "", percentText, ({ requests, failures }) =>
          requests === 0 ? 0 : failures / requests,
        )}
      </div>
    </section>
  );
}
