import type { CcsCollection } from "@verdict/contract/ccs";
import type { Shown } from "./view.ts";

/** Which properties whoever asks may meet with, whether or not there are such objects at the moment. */
export function presentAccess({ material: { contest }, view, version }: Shown) {
  const isNew = version !== "2023-06";
  const isPointed = contest.rules !== "icpc";
  const hasFreeze = contest.freeze_minutes !== null;
  const only = (condition: boolean, ...names: string[]) => (condition ? names : []);
  const endpoints: Record<CcsCollection | "contest" | "state" | "scoreboard", string[]> = {
    contest: [
      ...["id", "name", "start_time", "duration", "scoreboard_freeze_duration"],
      ...["scoreboard_type", ...only(!isPointed, "penalty_time")],
      ...only(isNew, "scoreboard_thaw_time", "main_scoreboard_group_id"),
    ],
    "judgement-types": ["id", "name", ...only(!isPointed, "penalty"), "solved"],
    languages: ["id", "name", "entry_point_required", "extensions"],
    problems: [
      ...["id", "label", "name", "ordinal"],
      ...only(view !== "closed", "time_limit", "test_data_count"),
      ...only(view !== "closed" && isNew, "memory_limit", "output_limit"),
      ...only(view !== "closed" && isPointed, "max_score"),
    ],
    groups: ["id", "name"],
    teams: ["id", "name", "label", "group_ids", "hidden"],
    state: [
      "started",
      ...only(hasFreeze, "frozen"),
      "ended",
      ...only(hasFreeze, "thawed"),
      "finalized",
      "end_of_updates",
    ],
    submissions: [...["id", "language_id", "problem_id", "team_id", "time", "contest_time", "entry_point", "files"]],
    judgements: [
      ...["id", "submission_id", "judgement_type_id", ...only(isPointed, "score"), ...only(isNew, "current")],
      ...["start_time", "start_contest_time", "end_time", "end_contest_time"],
    ],
    clarifications: [
      ...only(view !== "closed", "id", "from_team_id", isNew ? "to_team_ids" : "to_team_id", "reply_to_id"),
      ...only(view !== "closed", "problem_id", "text", "time", "contest_time"),
    ],
    awards: ["id", "citation", "team_ids"],
    scoreboard: [...["time", "contest_time", "state", "rows.rank", "rows.team_id", "rows.score"], ...["rows.problems"]],
  };
  return {
    capabilities: [],
    endpoints: Object.entries(endpoints)
      .filter(([, properties]) => properties.length > 0)
      .map(([type, properties]) => ({ type, properties })),
  };
}
