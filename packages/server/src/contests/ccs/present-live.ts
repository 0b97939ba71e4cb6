import type { CcsObject, CcsVersion } from "@verdict/contract/ccs";
import type { Verdict } from "@verdict/contract/verdict";
import { countedMs } from "../board-input.ts";
import { pointsOfVerdict } from "../score-cell.ts";
import type { CcsMaterial } from "./material.ts";
import { removedSpans, UNKNOWN_LANGUAGE } from "./present-setting.ts";
import type { CcsQuestionRow, CcsSubmissionRow } from "./store.ts";
import { absoluteTime, relativeTime } from "./times.ts";
import { type CcsView, frozenFrom, type Shown } from "./view.ts";

/* What happens in a contest. What 2023-06 says in another way is said so there. */

/** The clock of a submission's entry, at a moment. */
function clocksOf({ contest, entries }: CcsMaterial) {
  const starts = new Map(entries.map(({ id, starts_at: at }) => [id, at]));
  const removed = removedSpans(contest);
  return (entryId: string | null, moment: Date) => {
    const since = (entryId === null ? null : starts.get(entryId)) ?? contest.starts_at;
    return relativeTime(countedMs(since.getTime(), moment.getTime(), removed));
  };
}

export function presentSubmissions(shown: Shown): CcsObject[] {
  return shown.material.submissions.map(submissionPresenter(shown));
}

export function presentJudgements(shown: Shown): CcsObject[] {
  const present = judgementPresenter(shown);
  return shown.material.submissions.flatMap((row) => present(row) ?? []);
}

/** One by one: nothing about the others changes what is said of a submission, or of its judgement. */
export function submissionPresenter({ material }: Shown): (row: CcsSubmissionRow) => CcsObject {
  const clock = clocksOf(material);
  return (row) => ({
    id: row.id,
    language_id: row.language ?? UNKNOWN_LANGUAGE,
    problem_id: material.labels.get(row.problem_id) ?? "",
    team_id: row.entry_id,
    time: absoluteTime(row.at),
    contest_time: clock(row.entry_id, row.at),
    entry_point: null,
    files: [],
  });
}

/**
 * The verdict that stands, or none. Which judge looked when is not kept, so a judging begins when its submission
 * arrives. Of one that was judged again there is the new one, under an id of its own, and the old one is gone. A
 * judging that failed by our own fault has no end.
 */
export function judgementPresenter(shown: Shown): (row: CcsSubmissionRow) => CcsObject | null {
  const { material, view, version } = shown;
  const clock = clocksOf(material);
  const frozen = frozenFrom(shown);
  // Of 2023-06 the judgement that is there is the current one.
  const current = version === "2023-06" ? {} : { current: true };
  return (row) => {
    const { entry_id: entryId, at, verdict } = row;
    if (verdict === null || (frozen !== null && at >= frozen)) return null;
    const start = { start_time: absoluteTime(at), start_contest_time: clock(entryId, at) };
    if (verdict === "JE") return { id: `${row.id}-open`, submission_id: row.id, ...current, ...start };
    const end = row.judged_at ?? at;
    return {
      id: `${row.id}-${end.getTime()}`,
      submission_id: row.id,
      judgement_type_id: typeOf(verdict, view),
      ...(material.contest.rules === "icpc" ? {} : { score: scoreOf({ ...row, verdict }) }),
      ...current,
      ...start,
      end_time: absoluteTime(end),
      end_contest_time: clock(entryId, end),
    };
  };
}

function typeOf(verdict: Verdict, view: CcsView): string {
  return view === "full" || verdict === "AC" || verdict === "CE" ? verdict : "RE";
}

/** Packages may take points off; the Contest API begins at none. */
function scoreOf({ verdict, points }: Pick<CcsSubmissionRow, "points"> & { verdict: Verdict }): number {
  return Math.max(0, (points ?? pointsOfVerdict(verdict)).score);
}

/**
 * A question and its answer are two for admins. All others are told what the jury has told everybody, in one: who has
 * asked is nobody's business. Nothing is told to those from whom the problems are kept.
 */
export function presentClarifications({ material, view, version }: Shown) {
  if (view === "closed") return [];
  const clock = clocksOf(material);
  const teams = new Set(material.entries.map(({ id }) => id));
  return material.questions.flatMap((row) => {
    const isAsked = view === "full" && row.entry_id !== null && teams.has(row.entry_id);
    const about = { problem_id: row.problem_id === null ? null : (material.labels.get(row.problem_id) ?? null) };
    const at = (moment: Date) => ({ time: absoluteTime(moment), contest_time: clock(null, moment) });
    const question = isAsked
      ? [{ id: row.id, from_team_id: row.entry_id, ...about, text: row.question, ...at(row.asked_at) }]
      : [];
    if (row.answer === null || row.answered_at === null || !(row.is_public || isAsked)) return question;
    const answer = {
      id: `${row.id}-answer`,
      from_team_id: null,
      ...recipient(row.is_public ? null : row.entry_id, version),
      reply_to_id: isAsked ? row.id : null,
      ...about,
      text: isAsked ? row.answer : textForAll(row, row.answer),
      ...at(row.answered_at),
    };
    return [...question, answer];
  });
}

function recipient(teamId: string | null, version: CcsVersion) {
  return version === "2023-06" ? { to_team_id: teamId } : { to_team_ids: teamId === null ? null : [teamId] };
}

function textForAll({ question }: CcsQuestionRow, answer: string): string {
  return question === "" ? answer : `${question}\n\n${answer}`;
}
