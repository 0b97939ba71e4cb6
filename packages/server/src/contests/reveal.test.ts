import { type Board, labelOf } from "@verdict/contract/contests";
import { type RevealStep, revealSteps } from "@verdict/contract/reveal";
import { expect, inject, test } from "vitest";
import type { BoardInput, ScoredSubmission } from "./board-input.ts";
import { scoreBoard } from "./score-board.ts";
import { entry, MINUTE, START, seeded, sent } from "./testing/board-material.ts";
import { randomContest } from "./testing/random-contest.ts";
import { slowStandings } from "./testing/slow-scorer.ts";

/*
 * The reveal works on boards alone. Here it is compared with one that works on submissions: each step computes the
 * whole board anew, by the slow scorer, from those that have been told so far.
 */

const CONTESTS = inject("isThorough") ? 4_000 : 400;
const FROZEN_FROM = START + 40 * MINUTE;

function boardOf(input: BoardInput): Board {
  const labels = input.problemIds.map((_id, index) => labelOf(index + 1));
  const isFrozen = input.frozenFromMs !== null;
  return { rules: input.rules, labels, rows: scoreBoard(input), isFrozen, unjudged: 0, finality: "open" };
}

function reveal(input: BoardInput) {
  const frozen = boardOf({ ...input, frozenFromMs: FROZEN_FROM });
  const full = boardOf({ ...input, frozenFromMs: null });
  return { steps: revealSteps({ frozen, full, penaltyMinutes: input.penaltyMinutes }), full };
}

/** With the results of the pairs that have been told, and without those of all others since the freeze. */
function toldSoFar(input: BoardInput, told: ReadonlySet<string>): BoardInput {
  const submissions = input.submissions.map((one) =>
    one.atMs >= FROZEN_FROM && !told.has(pairOf(one)) ? { ...one, verdict: null, points: null } : one,
  );
  return { ...input, frozenFromMs: null, submissions };
}

function pairOf({ entryId, problemId }: Pick<ScoredSubmission, "entryId" | "problemId">): string {
  return `${entryId} ${problemId}`;
}

/** Something decided since the freeze, to a problem that was not solved before. */
function hidesSomething(input: BoardInput, pair: { entryId: string; problemId: string }): boolean {
  const one = input.entries.find(({ id }) => id === pair.entryId);
  const [start, end] = [one?.startsAtMs ?? Number.POSITIVE_INFINITY, one?.endsAtMs ?? 0];
  const decided = input.submissions.some(
    ({ verdict, atMs, ...of }) =>
      pairOf(of) === pairOf(pair) &&
      verdict !== null &&
      verdict !== "JE" &&
      atMs >= FROZEN_FROM &&
      start <= atMs &&
      atMs < end,
  );
  const alone = { ...input, problemIds: [pair.problemId], frozenFromMs: FROZEN_FROM };
  return decided && slowStandings(alone).every(({ name, solved }) => name !== pair.entryId || solved === 0);
}

type Row = RevealStep["rows"][number];

const standing = ({ rank, name, solved, penaltyMinutes, points }: Row) => ({
  ...{ rank, name, solved, penaltyMinutes, points },
});

/** Who was first shows with a problem's last cell at the earliest. */
const withoutFirst = (rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, cells: row.cells.map((cell) => (cell === null ? null : { ...cell, isFirst: null })) }));

test("steps agree with a slow simulation over random contests", () => {
  const random = seeded(23);
  let told = 0;
  for (let round = 0; round < CONTESTS; round += 1) {
    const any = randomContest(random);
    // Whoever takes part afterwards is no part of it.
    const entries = any.entries.map((one) => (one.kind === "virtual" ? { ...one, kind: "official" as const } : one));
    const input = { ...any, entries };
    const { steps, full } = reveal(input);
    const known = new Set<string>();
    let place = entries.length - 1;
    for (const [number, step] of steps.entries()) {
      const standings = slowStandings(toldSoFar(input, known));
      expect(step.rows.map(standing), `contest ${round}, step ${number}`).toEqual(standings);
      const hiddenAt = (at: number) =>
        input.problemIds.findIndex((problemId) => {
          const pair = { entryId: standings[at]?.name ?? "", problemId };
          return !known.has(pairOf(pair)) && hidesSomething(input, pair);
        });
      while (place >= 0 && hiddenAt(place) < 0) place -= 1;
      const entryId = standings[place]?.name ?? "";
      const index = place < 0 ? -1 : hiddenAt(place);
      expect(step.next, `contest ${round}, step ${number}`).toEqual(place < 0 ? null : { entryId, index, place });
      known.add(pairOf({ entryId, problemId: input.problemIds[index] ?? "" }));
      told += step.told === null ? 0 : 1;
    }
    expect(withoutFirst(steps.at(-1)?.rows ?? []), `contest ${round}`).toEqual(withoutFirst(full.rows));
  }
  expect(told).toBeGreaterThan(CONTESTS);
});

test("a row moves up and is looked at again where it stands, and everything below is final", () => {
  const input: BoardInput = {
    ...{ rules: "icpc", problemIds: ["a", "b"], penaltyMinutes: 20, removed: [], frozenFromMs: null },
    entries: ["Ada", "Bob", "Cleo"].map((name) => entry(name)),
    submissions: [
      sent("Ada", "a", 10, "AC"),
      sent("Bob", "a", 20, "AC"),
      sent("Cleo", "a", 50, "AC"),
      sent("Cleo", "b", 60, "WA"),
      sent("Bob", "b", 55, "AC"),
      sent("Ada", "b", 70, "CE"),
    ],
  };
  const { steps } = reveal(input);
  const names = (step: (typeof steps)[number]) => step.rows.map(({ name }) => name).join(" ");
  expect(steps.map(names)).toEqual(["Ada Bob Cleo", "Ada Bob Cleo", "Ada Bob Cleo", "Bob Ada Cleo", "Bob Ada Cleo"]);
  expect(steps.map(({ told }) => told && [told.entryId, told.index, told.fromRank, told.toRank])).toEqual([
    null,
    ["Cleo", 0, 3, 3],
    ["Cleo", 1, 3, 3],
    ["Bob", 1, 2, 1],
    // What does not compile is nothing: the cell is empty.
    ["Ada", 1, 2, 2],
  ]);
  expect(steps[4]?.told?.cell).toBe(null);
  expect(steps[4]?.next).toBe(null);
});

test("what has no verdict yet stays pending, and an unfrozen board has no steps", () => {
  const input: BoardInput = {
    ...{ rules: "icpc", problemIds: ["a"], penaltyMinutes: 20, removed: [], frozenFromMs: null },
    entries: [entry("Ada"), entry("Virtual", { kind: "virtual" })],
    submissions: [sent("Ada", "a", 50, null), sent("Virtual", "a", 50, "AC")],
  };
  const { steps, full } = reveal(input);
  expect(steps).toHaveLength(1);
  expect(steps[0]?.rows.map(({ name }) => name)).toEqual(["Ada"]);
  expect(revealSteps({ frozen: full, full, penaltyMinutes: 20 })).toHaveLength(1);
});
