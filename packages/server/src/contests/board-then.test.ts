import { expect, test } from "vitest";
import type { BoardInput } from "./board-input.ts";
import { inputThen } from "./board-then.ts";
import { scoreBoard } from "./score-board.ts";
import { entry, MINUTE, START, seeded, sent } from "./testing/board-material.ts";
import { randomContest } from "./testing/random-contest.ts";

const DAY = 24 * 60 * MINUTE;

test("others stand as they stood at this minute, and the own row among them", () => {
  const own = entry("Virtual", { kind: "virtual", startsAtMs: START + DAY, endsAtMs: START + DAY + 300 * MINUTE });
  const input: BoardInput = {
    ...{ rules: "icpc", problemIds: ["a", "b"], penaltyMinutes: 20, removed: [], frozenFromMs: START + 60 * MINUTE },
    entries: [entry("Ada"), entry("Bob"), own, entry("Other", { kind: "virtual", startsAtMs: START + DAY })],
    submissions: [
      sent("Ada", "a", 10, "AC"),
      sent("Bob", "a", 30, "AC"),
      sent("Bob", "b", 70, "AC"),
      { ...sent("Virtual", "a", 20, "AC"), atMs: START + DAY + 20 * MINUTE },
      sent("Other", "a", 5, "AC"),
    ],
  };
  const told = (minutes: number, changes: Partial<BoardInput> = {}) =>
    scoreBoard(inputThen({ ...input, ...changes }, { entryId: "Virtual", elapsedMs: minutes * MINUTE })).map(
      ({ name, rank, solved, cells }) => [name, rank, solved, cells[1]?.pending ?? 0],
    );
  expect(told(25)).toEqual([
    ["Ada", 1, 1, 0],
    ["Virtual", null, 1, 0],
    ["Bob", 2, 0, 0],
  ]);
  expect(told(80)).toEqual([
    ["Ada", 1, 1, 0],
    ["Virtual", null, 1, 0],
    ["Bob", 2, 1, 1],
  ]);
  expect(told(80, { frozenFromMs: null })[0]).toEqual(["Bob", 1, 2, 0]);
});

test("at any minute of a contest with one clock it is the board that all saw then", () => {
  const random = seeded(31);
  for (let round = 0; round < 200; round += 1) {
    const any = randomContest(random);
    const entries = any.entries
      .filter(({ kind }) => kind !== "virtual")
      .map((one) => ({ ...one, startsAtMs: START, endsAtMs: START + 150 * MINUTE }));
    const input: BoardInput = { ...any, entries, removed: [] };
    const minutes = random(150);
    // What all saw then: nothing later had come yet.
    const until = START + minutes * MINUTE;
    const seen = { ...input, submissions: input.submissions.filter(({ atMs }) => atMs <= until) };
    const then = inputThen(input, { entryId: "nobody", elapsedMs: minutes * MINUTE });
    expect(scoreBoard(then), `contest ${round}`).toEqual(scoreBoard(seen));
  }
});
