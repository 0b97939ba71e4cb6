import type { ContestEntry, ContestForm } from "@verdict/contract/contest-form";
import type { ListedEntryRow } from "../store.ts";
import type { FormRow } from "./store.ts";

export function presentForm(row: FormRow): { form: ContestForm; revision: number } {
  const form = {
    title: row.title,
    intro: row.intro,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    windowMinutes: row.window_minutes,
    freezeMinutes: row.freeze_minutes,
    rules: row.rules,
    penaltyMinutes: row.penalty_minutes,
    teamSize: row.team_size,
    isListed: row.is_listed,
    joinCode: row.join_code,
    problemIds: row.problem_ids,
  };
  return { form, revision: row.revision };
}

export function presentEntry(row: ListedEntryRow): ContestEntry {
  return {
    _id: row.id,
    name: row.name,
    kind: row.kind,
    emails: row.emails,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    extraMinutes: row.extra_minutes,
    disqualifiedReason: row.disqualified_reason,
  };
}
