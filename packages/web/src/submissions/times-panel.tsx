import { useQuery } from "@tanstack/react-query";
import { SOLUTIONS_TO_COMPARE } from "@verdict/contract/submission-pages";
import { formatRuntime } from "@verdict/contract/units";
import { failureHint, failureText } from "../platform/failures.ts";
import type { OpenReport, OpenTimes } from "../platform/open-answers.ts";
import { dayText } from "../ui/date-text.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { languageText } from "../ui/verdict-text.ts";
import { AttemptsPlot } from "./attempts-plot.tsx";
import { Distribution } from "./distribution.tsx";
import { timesQuery } from "./report-queries.ts";
import { placeText, spreadText } from "./times-text.ts";

/** What the figures of an accepted submission mean, as far as they mean anything. */
export function TimesPanel({ report }: { report: OpenReport }) {
  const { data: times, error, refetch } = useQuery(timesQuery(report._id));
  return (
    <TitledPanel title="Runtime and memory">
      {times !== undefined ? (
        <Times report={report} times={times} />
      ) : error === null ? (
        <div className="skeleton h-24 w-full" />
      ) : (
        <ErrorBox
          text={failureText(error, "The times could not be loaded.")}
          hint={failureHint(error)}
          onRetry={() => void refetch()}
        />
      )}
    </TitledPanel>
  );
}

function Times({ report, times }: { report: OpenReport; times: OpenTimes }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-3">
        <p className="text-[0.8125rem] leading-5 text-muted">{spreadText(times.sameCode)}</p>
        <OwnBest report={report} attempts={times.attempts} />
        {times.attempts.length > 1 && <AttemptsPlot attempts={times.attempts} shownId={report._id} />}
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <Others report={report} times={times} />
      </div>
    </div>
  );
}

function OwnBest({ report, attempts }: { report: OpenReport; attempts: OpenTimes["attempts"] }) {
  const [best] = attempts.toSorted((one, two) => one.runtime - two.runtime);
  if (best === undefined || attempts.length < 2) return null;
  const isBest = best.runtime === report.runtime;
  return (
    <p className="text-[0.8125rem] leading-5">
      {isBest
        ? `This is your best of ${attempts.length} accepted attempts in ${languageText(report.language)}.`
        : `Your best in ${languageText(report.language)}: ${formatRuntime(best.runtime)}, ${dayText(best.createdAt)}.`}
    </p>
  );
}

function Others({ report, times }: { report: OpenReport; times: OpenTimes }) {
  if (report.isOutdated) {
    return (
      <p className="text-[0.8125rem] leading-5 text-muted">
        The problem's tests have changed since: this time is not compared with those of others.
      </p>
    );
  }
  // One's own language first.
  const languages = times.languages.toSorted(
    (one, two) => Number(two.language === report.language) - Number(one.language === report.language),
  );
  return (
    <>
      {times.place === null ? (
        <p className="text-[0.8125rem] leading-5 text-muted">
          Fewer than {SOLUTIONS_TO_COMPARE} people have solved this in {languageText(report.language)}: too few to
          compare with.
        </p>
      ) : (
        <p className="text-[0.8125rem] leading-5">{placeText(times.place)}</p>
      )}
      {languages.map(({ language, solutions, bands }) => (
        <div key={language}>
          <h3 className="mb-1 text-[0.8125rem] text-muted">
            {languageText(language)}, best of {solutions} users
          </h3>
          <Distribution
            language={languageText(language)}
            bands={bands}
            own={language === report.language && times.place !== null ? report.runtime : null}
          />
        </div>
      ))}
    </>
  );
}
