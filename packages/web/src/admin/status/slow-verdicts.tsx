import type { OpenSiteStatus } from "../../platform/open-answers.ts";
import { Badge } from "../../ui/badges.tsx";
import { TitledPanel } from "../../ui/panel.tsx";
import { languageText, verdictText, verdictTone } from "../../ui/verdict-text.ts";
import { secondsText } from "./status-text.ts";

/** The slowest verdicts of the last hour, from the press of the button on. */
export function SlowVerdicts({ status }: { status: OpenSiteStatus }) {
  return (
    <TitledPanel title="Slowest verdicts of the last hour">
      {status.slow.length === 0 ? (
        <p className="text-muted">Nothing was judged in the last hour.</p>
      ) : (
        <ol className="divide-y divide-line">
          {status.slow.map((row) => (
            <li
              key={row.submissionId}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0"
            >
              <span className="num w-16 shrink-0 font-medium">{secondsText(row.seconds)}</span>
              <span className="min-w-0 flex-1 basis-40 truncate">
                {row.problemTitle} <span className="text-muted">· {languageText(row.language)}</span>
              </span>
              <Badge tone={verdictTone(row.verdict)}>{verdictText(row.verdict)}</Badge>
              <time dateTime={row.judgedAt} className="num text-xs text-muted">
                {new Date(row.judgedAt).toLocaleTimeString("en-GB")}
              </time>
            </li>
          ))}
        </ol>
      )}
    </TitledPanel>
  );
}
