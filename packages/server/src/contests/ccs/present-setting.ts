import { languageName } from "@verdict/contract/language";
import { languageFacts } from "@verdict/contract/language-facts";
import { pointsOf } from "@verdict/contract/points-of-tests";
import { MEBIBYTE } from "@verdict/contract/units";
import { countedMs } from "../board-input.ts";
import { boardInput } from "../read-board.ts";
import { pointsOfVerdict } from "../score-cell.ts";
import type { ContestRow } from "../store.ts";
import type { CcsMaterial } from "./material.ts";
import type { CcsProblemRow } from "./store.ts";
import { absoluteTime, relativeMinutes, relativeTime } from "./times.ts";
import { type CcsView, knowsOfProblems } from "./view.ts";

/* What is set before a contest starts, as the Contest API of 2026-01 says it. */

const OFFICIAL = "official";
const UNOFFICIAL = "unofficial";

const MINUTE_MS = 60_000;

export function presentContest(contest: ContestRow) {
  const { starts_at: startsAt, ends_at: endsAt, window_minutes: window, freeze_minutes: freeze } = contest;
  const commonMs = countedMs(startsAt.getTime(), endsAt.getTime(), removedSpans(contest));
  return {
    id: contest.id,
    name: contest.title,
    start_time: absoluteTime(startsAt),
    duration: relativeTime(window === null ? commonMs : window * MINUTE_MS),
    ...(freeze === null ? {} : { scoreboard_freeze_duration: relativeMinutes(freeze) }),
    ...(contest.thawed_at === null ? {} : { scoreboard_thaw_time: absoluteTime(contest.thawed_at) }),
    ...(contest.rules === "icpc"
      ? { scoreboard_type: "pass-fail", penalty_time: relativeMinutes(contest.penalty_minutes) }
      : { scoreboard_type: "score" }),
    main_scoreboard_group_id: OFFICIAL,
  };
}

/** Time that does not count, as a board is computed with it. */
export function removedSpans(contest: ContestRow) {
  return boardInput({ contest, entries: [], tied: [], problems: [], frozenFrom: null }).removed;
}

/** By the view, what a rejected submission is called: a board says no more than that it was rejected. */
const REJECTED = { WA: "Wrong answer", TLE: "Time limit exceeded", MLE: "Memory limit exceeded" };
const FURTHER_REJECTED = { RTE: "Run-time error", OLE: "Output limit exceeded" };

export function presentJudgementTypes({ contest }: CcsMaterial, view: CcsView) {
  const rejected = view === "full" ? { ...REJECTED, ...FURTHER_REJECTED } : { RE: "Rejected" };
  const type = (id: string, name: string, { penalty, solved }: { penalty: boolean; solved: boolean }) => ({
    ...{ id, name, solved },
    ...(contest.rules === "icpc" ? { penalty } : {}),
  });
  return [
    type("AC", "Accepted", { penalty: false, solved: true }),
    ...Object.entries(rejected).map(([id, name]) => type(id, name, { penalty: true, solved: false })),
    type("CE", "Compile error", { penalty: false, solved: false }),
  ];
}

/** Of the submissions of deleted accounts. */
export const UNKNOWN_LANGUAGE = "unknown";

/** Those on offer, and those of submissions from before one was switched off. */
export function presentLanguages({ languages, submissions }: CcsMaterial) {
  const used = submissions.map(({ language }) => language ?? UNKNOWN_LANGUAGE);
  return [...new Set([...languages, ...used])].map((id) => ({
    id,
    name: id === UNKNOWN_LANGUAGE ? "Unknown, since its account is deleted" : languageName(id),
    // The judge finds the class, or the file, that starts.
    entry_point_required: false,
    extensions: [...languageFacts(id).endings],
  }));
}

export function presentProblems(material: CcsMaterial, view: CcsView) {
  if (!knowsOfProblems(material, view)) return [];
  return material.problems.map((problem, index) => {
    const label = material.labels.get(problem.problem_id) ?? "";
    const place = { id: label, label, ordinal: index + 1 };
    if (view === "closed") return { ...place, name: label };
    return {
      ...place,
      name: problem.title,
      time_limit: problem.time_ms / 1_000,
      memory_limit: Math.floor(problem.memory_bytes / MEBIBYTE),
      output_limit: Math.floor(problem.output_bytes / MEBIBYTE),
      test_data_count: problem.tests,
      ...(material.contest.rules === "icpc" ? {} : { max_score: mostPoints(problem) }),
    };
  });
}

function mostPoints({ scoring, test_paths: paths }: CcsProblemRow): number {
  if (scoring === null) return pointsOfVerdict("AC").most;
  return pointsOf(
    scoring,
    (paths ?? []).map((path, index) => ({ number: index + 1, path })),
    [],
  ).most;
}

export function presentGroups() {
  return [
    { id: OFFICIAL, name: "Official" },
    { id: UNOFFICIAL, name: "Out of the ranking" },
  ];
}

export function presentTeams({ entries }: CcsMaterial) {
  return entries.map(({ id, name, kind, number }) => ({
    ...{ id, name, label: String(number) },
    group_ids: [kind === "official" ? OFFICIAL : UNOFFICIAL],
    hidden: kind !== "official",
  }));
}

export function entriesOfGroup({ entries }: CcsMaterial, groupId: string) {
  return entries.filter(({ kind }) => (kind === "official" ? OFFICIAL : UNOFFICIAL) === groupId);
}
