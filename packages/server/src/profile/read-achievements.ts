import type { Achievements } from "@verdict/contract/profile";
import type { AppContext } from "../platform/context.ts";
import { countByLanguage, countByTag, countCatalogue, listSolvedDays } from "./store.ts";
import { streakOf } from "./streak.ts";

export async function readAchievements(
  context: Pick<AppContext, "pool" | "clock">,
  userId: string,
): Promise<Achievements> {
  const { pool, clock } = context;
  const [catalogue, byTag, byLanguage, solvedDays] = await Promise.all([
    countCatalogue(pool),
    countByTag(pool, userId),
    countByLanguage(pool, userId),
    listSolvedDays(pool, userId),
  ]);
  const today = clock().toISOString().slice(0, "2026-11-21".length);
  return { catalogue, byTag, byLanguage, streak: streakOf(solvedDays, today) };
}
