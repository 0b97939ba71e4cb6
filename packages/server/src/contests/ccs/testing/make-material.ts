import type { Verdict } from "@verdict/contract/verdict";
import type { ContestRow } from "../../store.ts";
import type { CcsMaterial } from "../material.ts";
import type { CcsSubmissionRow } from "../store.ts";

const START = new Date("2026-03-01T10:00:00Z");
const MINUTE_MS = 60_000;
const after = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);

/** A contest of five hours with one problem, an hour after its start, made without a database. */
export function makeMaterial(input: {
  teams: readonly string[];
  submissions?: readonly CcsSubmissionRow[];
  changes?: Partial<ContestRow>;
}): CcsMaterial {
  const contest: ContestRow = {
    ...{ id: "cup", title: "Cup", starts_at: START, ends_at: after(300), window_minutes: null, is_listed: true },
    ...{
      is_challenge: false,
      is_own: false,
      entries: 0,
      has_entered: false,
      invited_as: null,
      intro: "",
      rules: "icpc",
      penalty_minutes: 20,
      freeze_minutes: null,
    },
    ...{ join_code: null, final_board: null, final_at: null, frozen_from: null, freeze_starts: null, thawed_at: null },
    ...{
      over_at: after(300),
      has_drafts: false,
      has_sealed: false,
      staff_role: null,
      team_size: 1,
      removed: [],
      now: after(60),
    },
    ...input.changes,
  };
  const entries = input.teams.map((name, index) => ({
    ...{ id: name, name, number: index + 1, kind: "official" as const, starts_at: START, ends_at: after(300) },
    ...{ extra_minutes: 0, disqualified_reason: null },
  }));
  const problem = { problem_id: "sum", title: "Sum", is_draft: false, scoring: null, test_paths: null, tests: 1 };
  const limits = { time_ms: 1_000, memory_bytes: 1, output_bytes: 1 };
  return {
    ...{ contest, entries, submissions: [...(input.submissions ?? [])], problems: [{ ...problem, ...limits }] },
    ...{ finality: "open", labels: new Map([["sum", "A"]]), questions: [], languages: ["cpp"] },
  };
}

export function sentBy(team: string, input: { id: string; minute: number; verdict: Verdict | null }): CcsSubmissionRow {
  const { id, minute, verdict } = input;
  return {
    ...{ id, submission_id: id, entry_id: team, problem_id: "sum", at: after(minute), language: "cpp", points: null },
    ...{ verdict, judged_at: verdict === null ? null : after(minute + 1) },
  };
}
