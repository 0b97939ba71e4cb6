import type { ContestReadiness, ProblemReadiness } from "@verdict/contract/contest-form";
import { labelOf } from "@verdict/contract/contests";
import { listJudgeable } from "../../judging/judgeable-languages.ts";
import { listOffered } from "../../judging/offered-languages.ts";
import type { AppContext } from "../../platform/context.ts";
import { type AskedContest, requireOrganiser } from "../require-contest.ts";
import { countExpected, countSlots, listReadiness, type ProblemReadinessRow } from "./store.ts";

/** How far a contest is from being able to start. Throws not_found and not_allowed. */
export async function readReadiness(
  context: Pick<AppContext, "pool" | "config">,
  asked: AskedContest,
): Promise<ContestReadiness> {
  const { pool } = context;
  const contest = await requireOrganiser(pool, asked);
  const [problems, slots, expected, offered, judgeable] = await Promise.all([
    listReadiness(pool, contest.id),
    countSlots(pool),
    countExpected(pool, contest.id),
    listOffered(context),
    listJudgeable(pool),
  ]);
  return {
    problems: problems.map(presentProblem),
    slots,
    participants: contest.entries + expected,
    missingLanguages: offered.filter((language) => !judgeable.includes(language)),
  };
}

function presentProblem(row: ProblemReadinessRow, index: number): ProblemReadiness {
  return {
    label: labelOf(index + 1),
    title: row.title,
    tests: testsOf(row),
    timeMs: row.time_ms,
    accepted: row.accepted,
    slowestMs: row.slowest_ms,
  };
}

function testsOf(row: ProblemReadinessRow): ProblemReadiness["tests"] {
  if (row.fault !== null) return "broken";
  if (row.awaits_tests) return "building";
  return row.has_hidden_tests ? "ready" : "missing";
}
