import type { ReactNode } from "react";
import { Link } from "react-router";
import type { OpenSiteStatus } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { knownWord } from "../../ui/known-word.ts";
import { bytesText, countText, KIND_TEXT, STORE_TEXT, secondsText } from "./status-text.ts";

/** A site that has less of its disk left than this soon keeps nothing. */
const LITTLE_DISK = 0.1;

/** What one wants to know at a glance. */
export function StatusFigures({ status }: { status: OpenSiteStatus }) {
  const { queue, judgeErrors, diskFreeBytes, diskTotalBytes } = status;
  const waiting = queue.reduce((sum, kind) => sum + kind.waiting, 0);
  const running = queue.reduce((sum, kind) => sum + kind.running, 0);
  const oldest = Math.max(0, ...queue.map(({ oldestSeconds }) => oldestSeconds));
  const living = status.judges.filter(({ state }) => state !== "gone").length + status.silentJudges;
  const isDiskShort = diskFreeBytes < LITTLE_DISK * diskTotalBytes;
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Figure name="Waiting jobs" value={countText(waiting)}>
        {waiting === 0 ? `${countText(running)} being judged` : `the oldest for ${secondsText(oldest)}`}
        {queue.map(({ kind, ...stand }) => (
          <span key={kind} className="flex justify-between gap-3">
            <span>{knownWord(KIND_TEXT, kind) ?? kind}</span>
            <span>
              {countText(stand.waiting)} waiting, {countText(stand.running)} running
            </span>
          </span>
        ))}
      </Figure>
      <Figure name="Judges" value={countText(living)} isBad={living === 0}>
        {living === 0
          ? "What is submitted is kept, and waits."
          : `${countText(status.judges.reduce((sum, { slots, state }) => sum + (state === "gone" ? 0 : slots), 0))} slots`}
      </Figure>
      <Figure name="Without a verdict" value={countText(judgeErrors)} isBad={judgeErrors > 0}>
        {judgeErrors === 0 ? (
          "No submission ended by our fault."
        ) : (
          <Link to={paths.adminJudgeErrors} className="link-quiet w-fit">
            Look at them and judge them again
          </Link>
        )}
      </Figure>
      <Figure name="Free disk" value={bytesText(diskFreeBytes)} isBad={isDiskShort}>
        of {bytesText(diskTotalBytes)}; the database has {bytesText(status.databaseBytes)}
      </Figure>
      {status.videoStore !== undefined && (
        <Figure
          name="Video store"
          value={knownWord(STORE_TEXT, status.videoStore) ?? status.videoStore}
          isBad={status.videoStore === "away"}
        >
          {status.videoStore === "away"
            ? "Films and uploads wait for it; everything else works."
            : "The bucket with the editorial videos."}
        </Figure>
      )}
    </dl>
  );
}

function Figure(input: { name: string; value: string; isBad?: boolean; children: ReactNode }) {
  return (
    <div className="panel flex min-w-0 flex-col gap-1 p-4">
      <dt className="text-[0.8125rem] text-muted">{input.name}</dt>
      <dd className={`num text-2xl font-semibold ${input.isBad ? "text-error" : ""}`}>{input.value}</dd>
      <dd className="num grid gap-0.5 text-xs leading-5 text-muted">{input.children}</dd>
    </div>
  );
}
