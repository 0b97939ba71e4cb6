import type { OpenContest } from "../../platform/open-answers.ts";
import { countdownText, lengthText } from "./duration-text.ts";

/** What the clock says: one's own where it runs, else the contest's. */
export function Phase({ contest, now }: { contest: OpenContest; now: number }) {
  const { entry } = contest;
  const [start, end] = [Date.parse(contest.startsAt), Date.parse(contest.endsAt)];
  if (entry !== null && entry.startsAt !== null && entry.endsAt !== null) {
    const [ownStart, ownEnd] = [Date.parse(entry.startsAt), Date.parse(entry.endsAt)];
    if (now < ownStart) return <Clock label="Begins in" ms={ownStart - now} />;
    if (now < ownEnd) return <Clock label="Your time" ms={ownEnd - now} isUrgent={ownEnd - now < 300_000} />;
    return <p className="text-muted">Your time is over.</p>;
  }
  if (now < start) return <Clock label="Begins in" ms={start - now} />;
  if (now >= end) return <p className="text-muted">This contest is over.</p>;
  if (contest.windowMinutes !== null) {
    return (
      <div className="text-right max-sm:text-left">
        <p className="num text-lg font-medium">{lengthText(contest.windowMinutes)}</p>
        <p className="text-[0.8125rem] text-muted">from your own start on</p>
      </div>
    );
  }
  return <Clock label="Ends in" ms={end - now} />;
}

function Clock({ label, ms, isUrgent }: { label: string; ms: number; isUrgent?: boolean }) {
  return (
    <div className="text-right max-sm:text-left">
      <p className="text-[0.8125rem] text-muted">{label}</p>
      <p role="timer" className={`num text-2xl font-medium ${isUrgent ? "text-warning" : ""}`}>
        {countdownText(ms)}
      </p>
    </div>
  );
}
