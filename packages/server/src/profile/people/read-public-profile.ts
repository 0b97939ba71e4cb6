import type { SolvedCounts } from "@verdict/contract/accounts";
import { Tag } from "@verdict/contract/problems";
import type { PublicProfile } from "@verdict/contract/public-profile";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { streakOf } from "../read-achievements.ts";
import { heatmapDays, runningTotal } from "../read-activity.ts";
import { findPublic } from "./store.ts";
import * as told from "./told-store.ts";

/** Throws not_found, in the same words for a handle that nobody has and for a profile that is not shown. */
export async function readPublicProfile(
  { pool, clock }: Pick<AppContext, "pool" | "clock">,
  handle: string,
): Promise<PublicProfile> {
  const found = await findPublic(pool, handle.toLowerCase());
  if (found === null) throw new DomainError("not_found", "Nobody shows a profile under this handle");
  const { userId, name } = found;
  const { from, to } = heatmapDays(clock());
  const [solved, days, submissionsByDay, byLanguage, kinds] = await Promise.all([
    told.listToldSolved(pool, [userId]),
    told.listToldDays(pool, [userId]),
    told.countToldByDay(pool, userId, new Date(from)),
    told.countToldByLanguage(pool, userId),
    told.countKinds(pool),
  ]);
  const tags = Tag.options.filter((tag) => kinds.some((kind) => kind.tag === tag));
  const ofTag = (rows: readonly { tag: Tag; count: number }[], tag: Tag) => sum(rows.filter((row) => row.tag === tag));
  return {
    handle: found.handle,
    name,
    solvedByDifficulty: byDifficulty(solved),
    achievements: {
      catalogue: byDifficulty(kinds),
      byTag: tags.map((tag) => ({ tag, solved: ofTag(solved, tag), total: ofTag(kinds, tag) })),
      byLanguage,
      streak: streakOf(
        days.map(({ date }) => date),
        to,
      ),
    },
    activity: { from, to, submissionsByDay, solvedOverTime: runningTotal(solved) },
  };
}

function byDifficulty(rows: readonly { difficulty: keyof SolvedCounts; count: number }[]): SolvedCounts {
  const of = (difficulty: keyof SolvedCounts) => sum(rows.filter((row) => row.difficulty === difficulty));
  return { easy: of("easy"), medium: of("medium"), hard: of("hard") };
}

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}
