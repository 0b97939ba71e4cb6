import type { CcsVersion } from "@verdict/contract/ccs";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { mayReadProblems } from "../may-read-problems.ts";
import { mayJudge } from "../require-contest.ts";
import type { ContestRow, EntryRow } from "../store.ts";
import type { CcsMaterial } from "./material.ts";

/**
 * How much of a contest somebody is told. `full`: everything, to its staff and to admins. `open`: the board as
 * everybody sees it, and the problems. `closed`: the board, to whom the problems are still a secret.
 */
export type CcsView = "full" | "open" | "closed";

/** What is told, of how much, and in which version's words. */
export interface Shown {
  material: CcsMaterial;
  view: CcsView;
  version: CcsVersion;
}

export function viewOf(input: { user: SignedInUser; contest: ContestRow; entry: EntryRow | null }): CcsView {
  if (mayJudge(input.contest, input.user)) return "full";
  return mayReadProblems(input.contest, input.entry) ? "open" : "closed";
}

/** What becomes of submissions from then on is not said; null where nothing is kept back. */
export function frozenFrom({ material, view }: Omit<Shown, "version">): Date | null {
  return view === "full" ? null : material.contest.frozen_from;
}

/** How many problems there are is a secret before the start, as they are. */
export function knowsOfProblems({ material, view }: Omit<Shown, "version">): boolean {
  return view === "full" || material.contest.starts_at <= material.contest.now;
}
