import type { Difficulty, Tag } from "@verdict/contract/problems";
import { ofNearestDifficulty } from "../nearest-difficulty.ts";

/*
 * Which problem is that of a day. It goes by the ladders (the problems of a tag, each building on those above it): they
 * take turns, and each gives the first of its problems that has not had a day yet, at the difficulty of the weekday.
 * When all have had one, the next round begins.
 */

export interface Candidate {
  id: string;
  difficulty: Difficulty;
  tag: Tag;
}

export interface PastChoice {
  problemId: string;
  tag: Tag;
  round: number;
}

/** From Sunday on, as JavaScript counts: easy on Monday, hard at the weekend, when people have time. */
const DIFFICULTY_OF_WEEKDAY: readonly Difficulty[] = ["hard", "easy", "easy", "medium", "medium", "medium", "hard"];

/**
 * `day` is `2026-11-21`, `candidates` stand in the catalogue's order, and `past` is this round and the one before it,
 * the newest first. Null where there is no candidate.
 */
export function chooseProblem(input: {
  day: string;
  candidates: readonly Candidate[];
  past: readonly PastChoice[];
}): { problemId: string; round: number } | null {
  const { round, open } = openInRound(input.candidates, input.past);
  const wished = DIFFICULTY_OF_WEEKDAY[new Date(input.day).getUTCDay()] ?? "medium";
  const fitting = ofNearestDifficulty(open, wished);
  if (fitting.length === 0) return null;
  const tags = [...new Set(fitting.map(({ tag }) => tag))];
  const daysSince = (tag: Tag) => {
    const at = input.past.findIndex((choice) => choice.tag === tag);
    return at === -1 ? Number.POSITIVE_INFINITY : at;
  };
  // Of two that have waited for equally long, the one that stands first in the catalogue.
  const next = tags.reduce((longest, tag) => (daysSince(tag) > daysSince(longest) ? tag : longest));
  const chosen = fitting.find(({ tag }) => tag === next);
  return chosen === undefined ? null : { problemId: chosen.id, round };
}

/** The round that goes on, or a new one without what came last, so that nothing comes twice in a row. */
function openInRound(candidates: readonly Candidate[], past: readonly PastChoice[]) {
  const [last] = past;
  const round = last?.round ?? 1;
  const used = new Set(past.filter((choice) => choice.round === round).map(({ problemId }) => problemId));
  const open = candidates.filter(({ id }) => !used.has(id));
  if (open.length > 0) return { round, open };
  const others = candidates.filter(({ id }) => id !== last?.problemId);
  return { round: round + 1, open: others.length > 0 ? others : candidates };
}
