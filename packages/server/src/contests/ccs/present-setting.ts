import type { CcsVersion } from "@verdict/contract/ccs";
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
import { absoluteTime, minutesIn, relativeTime } from "./times.ts";
import { knowsOfProblems, type Shown } from "./view.ts";

/* What is set before a contest starts. What 2023-06 does not know is left out there. */

const OFFICIAL = "official";
const UNOFFICIAL = "unofficial";
/** Whose board is the board. */
export const MAIN_GROUP = OFFICIAL;

const MINUTE_MS = 60_000;

export function presentContest(contest: ContestRow, version: CcsVersion) {
  const isNew = version !== "2023-06";
  const { starts_at: startsAt, ends_at: endsAt, window_minutes: window, freeze_minutes: freeze } = contest;
  const commonMs = countedMs(startsAt.getTime(), endsAt.getTime(), removedSpans(contest));
  return {
    id: contest.id,
    name: contest.title,
    start_time: absoluteTime(startsAt),
    duration: relativeTime(window === null ? commonMs : window * MINUTE_MS),
    ...(freeze === null ? {} : { scoreboard_freeze_duration: relativeTime(freeze * MINUTE_MS) }),
    ...(contest.thawed_at === null || !isNew ? {} : { scoreboard_thaw_time: absoluteTime(contest.thawed_at) }),
    ...(contest.rules === "icpc"
      ? { scoreboard_type: "pass-fail", penalty_time: minutesIn(version, contest.penalty_minutes) }
      : { scoreboard_type: "score" }),
    ...(isNew ? { main_scoreboard_group_id: MAIN_GROUP } : {}),
  };
}

/** Time that does not count, as a board is computed with it. */
export function removedSpans(contest: ContestRow) {
  return boardInput({ contest, entries: [], tied: [], problems: [], frozenFrom: null }).removed;
}

/** By the view, what a rejected submission is called: a board says no more than that it was rejected. */
const REJECTED = { WA: "Wrong answer", TLE: "Time limit exceeded", MLE: "Memory limit exceeded" };
const FURTHER_REJECTED = { RTE: "Run-time error", OLE: "Output limit exceeded" };

export function presentJudgementTypes({ material: { contest }, view }: Shown) {
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
export function presentLanguages({ material: { languages, submissions } }: Shown) {
  const used = submissions.map(({ language }) => language ?? UNKNOWN_LANGUAGE);
  return [...new Set([...languages, ...used])].map((id) => ({
    id,
    name: id === UNKNOWN_LANGUAGE ? "Unknown, since its account is deleted" : languageName(id),
    // The judge finds the class, or the file, that starts.
    entry_point_required: false,
    extensions: [...languageFacts(id).endings],
  }));
}

export function presentProblems(shown: Shown) {
  const { material, view, version } = shown;
  if (!knowsOfProblems(shown)) return [];
  return material.problems.map((problem, index) => {
    const label = material.labels.get(problem.problem_id) ?? "";
    const place = { id: label, label, ordinal: index + 1 };
    if (view === "closed") return { ...place, name: label };
    // Kept for a contest since then: of a challenge from before, nobody learns what it is.
    if (problem.is_draft && material.contest.is_challenge) return { ...place, name: problem.title };
    return {
      ...place,
      name: problem.title,
      time_limit: problem.time_ms / 1_000,
      ...(version === "2023-06" ? {} : limitsOf(problem)),
      test_data_count: problem.tests,
      ...(material.contest.rules === "icpc" ? {} : { max_score: mostPoints(problem) }),
    };
  });
}

function limitsOf(problem: CcsProblemRow) {
  return {
    memory_limit: Math.floor(problem.memory_bytes / MEBIBYTE),
    output_limit: Math.floor(problem.output_bytes / MEBIBYTE),
  };
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

export function presentTeams({ material: { entries } }: Shown) {
  return entries.map(({ id, name, kind, number }) => ({
    ...{ id, name, label: String(number) },
    group_ids: [kind === "official" ? OFFICIAL : UNOFFICIAL],
    hidden: kind !== "official",
  }));
}

export function entriesOfGroup({ entries }: CcsMaterial, groupId: string) {
  return entries.filter(({ kind }) => (kind === "official" ? OFFICIAL : UNOFFICIAL) === groupId);
}
