import { MeasuredEvent, MeasuredGrowth, measuredGrowth, measureGrowth, orderText } from "@verdict/contract/growth";
import { readOpen } from "@verdict/contract/tolerant-reader";
import { TrendingUp } from "lucide-react";
import * as z from "zod/mini";
import { callApi } from "../../platform/call-api.ts";
import type { OpenGrowth } from "../../platform/open-answers.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { StudyStages } from "../study-parts.tsx";
import type { StudyCalls } from "../study-under-way.ts";
import { useStudy } from "../use-study.ts";
import { GrowthPlot } from "./growth-plot.tsx";
import {
  countText,
  curveText,
  effortText,
  growthProgressText,
  interpretedText,
  nothingText,
  secondsText,
  spokenText,
} from "./growth-text.ts";

const CALLS: StudyCalls<MeasuredEvent, OpenGrowth> = {
  name: "measured-growth",
  read: (submissionId, signal) => callApi(measuredGrowth, { params: { submissionId }, signal }),
  make: measureGrowth,
  progressOf: ({ name, data }) => (name === "measured" ? (z.safeParse(MeasuredEvent, data).data ?? null) : null),
  foundOf: (response) => readOpen(MeasuredGrowth, response),
};

export function GrowthStudy({ submissionId }: { submissionId: string }) {
  const study = useStudy({ calls: CALLS, submissionId });
  return (
    <StudyStages
      study={study}
      icon={<TrendingUp className="size-4" aria-hidden="true" />}
      action="Measure how its time grows"
      note="Runs your code on growing inputs, for up to half a minute. Hidden tests play no part."
      progressText={growthProgressText}
      spokenText={spokenText}
      failedText="The measuring has failed."
      name="How its time grows"
      headingOf={({ kind }) => (kind === "measured" ? "How its time grows" : "Nothing could be measured")}
    >
      {(found) => <Found found={found} />}
    </StudyStages>
  );
}

function Found({ found }: { found: OpenGrowth }) {
  if (found.kind === "nothing") {
    return (
      <p className="text-[0.8125rem] leading-5 text-muted">
        {nothingText(found)} {effortText(found)}
      </p>
    );
  }
  const { own, reference } = found;
  return (
    <div className="grid gap-x-5 gap-y-3 @xl:grid-cols-[minmax(0,1fr)_14rem]">
      <GrowthPlot found={found} />
      <div className="grid content-start gap-2 text-sm leading-5.5">
        <p>
          <span className="mr-1.5 font-medium text-primary">Your code</span>
          {curveText(own, found)}
        </p>
        {reference !== null && (
          <p>
            <span className="mr-1.5 font-medium">Reference</span>
            {curveText(reference, found)}
          </p>
        )}
        <p className="num text-xs text-faint">
          {effortText(found)} {interpretedText(found)}
        </p>
      </div>
      <div className="@xl:col-span-2">
        <Times found={found} />
      </div>
    </div>
  );
}

function Times({ found }: { found: Extract<OpenGrowth, { kind: "measured" }> }) {
  const { word, own, reference } = found;
  const rows = [
    ...own.points.map(({ size, seconds }) => [`Your code, ${countText(size)}`, secondsText(seconds)] as const),
    ...(reference?.points ?? []).map(
      ({ size, seconds }) => [`Reference, ${countText(size)}`, secondsText(seconds)] as const,
    ),
  ];
  return (
    <DataTable
      caption={`CPU time by ${orderText("n", word)}`}
      columns={[`Program, ${orderText("n", word)}`, "CPU time"]}
      rows={rows.map(([name, seconds]) => [name, seconds])}
    />
  );
}
