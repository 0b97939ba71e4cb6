import { hash } from "node:crypto";
import type { Difficulty } from "@verdict/contract/problems";
import { ofNearestDifficulty } from "../../problems/nearest-difficulty.ts";
import type { Candidate } from "./store.ts";

/** From A on: a week's challenge begins easy and ends hard. */
const WISHED: readonly Difficulty[] = ["easy", "easy", "medium", "medium", "hard"];

/**
 * The problems of a week, in the order of their letters: of each difficulty the ones that had no week for longest, of
 * several tags, and else by lot. `seed` decides the lot, so it is nothing that anybody could know beforehand. Null where
 * there are too few.
 */
export function chooseWeek(seed: string, candidates: readonly Candidate[]): string[] | null {
  const lots = new Map(candidates.map(({ id }) => [id, hash("sha256", `${seed} ${id}`)]));
  const chosen: Candidate[] = [];
  for (const wished of WISHED) {
    const left = candidates.filter((candidate) => !chosen.includes(candidate));
    const ofTag = ({ tag }: Candidate) => chosen.filter((other) => other.tag === tag).length;
    const [next] = ofNearestDifficulty(left, wished).toSorted(
      (one, other) =>
        (one.used_at?.getTime() ?? 0) - (other.used_at?.getTime() ?? 0) ||
        ofTag(one) - ofTag(other) ||
        ((lots.get(one.id) ?? "") < (lots.get(other.id) ?? "") ? -1 : 1),
    );
    if (next === undefined) return null;
    chosen.push(next);
  }
  return chosen.map(({ id }) => id);
}
