import { useQuery } from "@tanstack/react-query";
import { FIGURES_OF_SUBMISSIONS, FIGURES_OF_TESTS, problemFigures } from "@verdict/contract/problem-figures";
import { callApi } from "../platform/call-api.ts";
import { failureHint, failureText, isUnknownCall } from "../platform/failures.ts";
import type { OpenProblemFigures } from "../platform/open-answers.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { languageText, verdictText } from "../ui/verdict-text.ts";

/** What people have made of a problem: who solved it, how it goes wrong, and which tests catch nothing or take long. */
export function FiguresPanel({ problemId }: { problemId: string }) {
  const figures = useQuery({
    queryKey: ["problemFigures", problemId],
    queryFn: ({ signal }) => callApi(problemFigures, { params: { problemId }, signal }),
    staleTime: 0,
  });
  if (isUnknownCall(figures.error)) return null;
  return (
    <TitledPanel title="Figures">
      {figures.isError ? (
        <ErrorBox
          text={failureText(figures.error, "The figures could not be loaded.")}
          hint={failureHint(figures.error)}
          onRetry={() => void figures.refetch()}
        />
      ) : figures.data === undefined ? (
        <p className="text-muted">Loading...</p>
      ) : figures.data.tried === 0 ? (
        <p className="text-muted">Nobody has submitted anything yet.</p>
      ) : (
        <Figures figures={figures.data} />
      )}
    </TitledPanel>
  );
}

function Figures({ figures }: { figures: OpenProblemFigures }) {
  const { tried, solved, verdicts, languages } = figures;
  const judged = verdicts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="num">
        {solved} of {tried} {tried === 1 ? "person" : "people"} who tried it solved it ({percent(solved, tried)}).
      </p>
      <p className="num text-muted">
        {judged < FIGURES_OF_SUBMISSIONS ? `All ${judged} judged submissions` : `The newest ${judged} submissions`}:{" "}
        {verdicts.map(({ verdict, count }) => `${verdictText(verdict)} ${percent(count, judged)}`).join(", ")}.{" "}
        {languages
          .map(({ language, judged, accepted }) => `${languageText(language)}: ${accepted} of ${judged} accepted`)
          .join("; ")}
        .
      </p>
      <TestTable figures={figures} />
    </div>
  );
}

function TestTable({ figures }: { figures: OpenProblemFigures }) {
  const { tests, timeLimitMs } = figures;
  return (
    <details>
      <summary className="w-fit cursor-pointer font-medium">What each test catches and costs</summary>
      <p className="mt-2 text-muted">
        Of at most {FIGURES_OF_TESTS} submissions that were judged with the tests of today. A program is judged up to
        the first test that it fails.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <section aria-label="Tests and what they catch" tabIndex={0} className="mt-3 max-h-96 overflow-auto rounded-xs">
        <table className="num w-full min-w-120 text-left text-[0.8125rem]">
          <thead>
            <tr>
              {["Test", "Judged", "Failed", "Accepted: median", "Accepted: slowest"].map((column) => (
                <th key={column} scope="col" className="py-1 pr-6 font-medium text-muted">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tests.map(({ number, isVisible, judged, failed, medianMs, slowestMs }) => (
              <tr key={number}>
                <th scope="row" className="py-1 pr-6 font-normal whitespace-nowrap">
                  {number} {isVisible ? "(example)" : ""}
                </th>
                <td className="py-1 pr-6">{judged}</td>
                <td className="py-1 pr-6">{failed}</td>
                <td className="py-1 pr-6">{timeText(medianMs)}</td>
                <td className={`py-1 pr-6 ${slowestMs !== null && slowestMs > timeLimitMs / 2 ? "text-warning" : ""}`}>
                  {timeText(slowestMs)}
                  {slowestMs !== null && ` · ${percent(slowestMs, timeLimitMs)} of the limit`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

const percent = (part: number, whole: number) => `${Math.round((part / Math.max(1, whole)) * 100)}%`;
const timeText = (ms: number | null) => (ms === null ? "–" : `${Math.round(ms)} ms`);
