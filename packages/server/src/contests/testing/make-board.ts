import type { BoardRow, ContestRules } from "@verdict/contract/contests";
import type { BoardInput } from "../board-input.ts";
import { scoreBoard } from "../score-board.ts";
import { entry, seeded, sent } from "./board-material.ts";

/** A large contest; returns what computes its board. */
export function makeBoard(size: {
  entries: number;
  problems: number;
  submissions: number;
  rules: ContestRules;
}): () => BoardRow[] {
  const random = seeded(3);
  const problemIds = Array.from({ length: size.problems }, (_, index) => `problem-${index}`);
  const input: BoardInput = {
    ...{ rules: size.rules, problemIds, penaltyMinutes: 20, removed: [], frozenFromMs: null },
    entries: Array.from({ length: size.entries }, (_, index) => entry(`participant ${index}`)),
    submissions: Array.from({ length: size.submissions }, () => {
      const [who, which] = [`participant ${random(size.entries)}`, `problem-${random(size.problems)}`];
      return sent(who, which, random(300), random(3) === 0 ? "AC" : "WA");
    }),
  };
  return () => scoreBoard(input);
}
